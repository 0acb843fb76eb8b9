# The stories of the event deck.

event-1 = Under the Oilcloth
    .intro = You untie the wedding ribbon two streets further on. Inside lies a crossbow, short, pretty and murderous, the only thing that Stanko Prott ever made for himself and not for the rent. On the stock he has carved a small owl and, beneath it, the year of his wedding. The string is new. It has never been shot.
    .a-line = Drop what you are holding, take it up, and the first word in the quarrel is yours.

event-2 = A Choir of Needles
    .intro = Zuzanna's kitchen is full of old women, wool and singing. They seat you by the stove and show you the newest shirt, with roses at the cuffs. “How did the choir look in them?” asks Zuzanna. “Severin never tells us.” A dozen pairs of needles wait. On the wall hang letters from soldiers' mothers, addressed to the maker of the mail. They keep them for the beautiful handwriting. Nobody here can read.
    .a = Read the letters to them.
    .a-result = You read them all. Nobody interrupts. Afterwards Zuzanna empties the wool fund into your hand, three coins, for the trouble of saying it aloud, and puts on her coat. A dozen old women are walking down to the market tonight, with their needles. You would not be Severin Gloss for a duchy.
    .b = Say that the choir looked splendid.
    .b-result = They blush like girls. They feed you, darn you and fill your belt with the tonics of a dozen households. And since old women at mountain windows see everything that moves, you leave knowing the track of the thing you hunt. As far as the pass you can hear the needles.

event-3 = Doctor Apolena's Ward
    .intro = Doctor Apolena's ward by the water holds ten patients from your stream, all sitting up, all eating. “They could be in the other building,” she says, nodding at a long low roof without a chimney. She bathes your arms and does not ask whether it hurts. She cannot pay you. But she lays the key of the dispensary on the blanket; and next to it stands her own field case, two wars old, at which she looks a little longer.
    .a = Take the key to the dispensary.
    .a-result = You are to fill your belt, she orders, and when the belt is full she makes you take one more, in the hand. You carry it all out through the ward like a guest leaving a wedding. Ten spoons are raised to you. The smallest spoon has a bucket beside the bed.
    .b = Ask about the field case.
    .b-result = “It has brought back people I had already covered up,” says Apolena. “Not often. I used to count.” She closes the lid, opens it, takes out a child's milk tooth that is hers to keep, closes it again and pushes the case across the blanket to you.

event-4 = The Examination at Ban Ard
    .intro = The masters of Ban Ard have tested Jardel for a week. He has no fire, no lightning and no ambition. But when the oldest of them lost patience and threw an inkwell at his head, it stopped a hand's breadth short. It is hanging there still; nobody can get it down. Rector Simplicius speaks of a unique phenomenon and has ordered a room with a glass wall. Jardel stands beside the inkwell and looks at you. He has not unpacked.
    .a = Put in a word for him with the masters.
    .a-result = You ask for two things: that the room should have a door, and the door a handle on his side. Simplicius, to whom this had not occurred, is grateful, and opens to you whichever lecture hall you like. As you leave you pass the inkwell. Somebody has drawn a small sheep on it with a finger.
    .b = Take him out through the gate.
    .b-result = Nobody stops you. To be exact, they all try to, and somehow none of them arrives. At the gate Jardel remembers something, and far behind you, in the examination hall, an inkwell completes its journey. There is a cry. “It was rude to throw it,” says Jardel, and shoulders his bag.

event-5 = Things That Arrive Late
    .intro = Jardel walks on the side the wind comes from. He is learning to read from tavern signs, and greets all sheep. In a fight he does one thing only, at the very start: he looks at the blow that is on its way to you and asks it to think again. After that he has to sit down. But for a moment claws as long as scythes come at you as if through honey.
    .a-line = The monster's first blow arrives late, and a little ashamed of itself.

event-6 = The Heir of Aldermoor
    .intro = The last heir of Aldermoor is a fisherman called Fiete, who lives in what used to be the gatehouse. Your key fits a bronze box that his family has always used as an anchor. In it are some coins, green with age, and a notebook full of drawings of hands. “With apologies,” Fiete reads. “For what?” You tell him of the golem and the slate. “Take what you want,” he says. “Only, is it all right? The golem?”
    .a = Take your share of the coins.
    .a-result = He tips them out on a net, and you divide them, one for the box, one for the road. All the while he asks questions: whether there is still moss on it, whether anybody visits, whether it minds the damp.
    .a-band-1 = Most of the coins are lead, an old family habit. Two are good.
    .a-band-2 = Three of yours are good gold, once scrubbed.
    .a-band-3 = Four of yours are good; the last of them Fiete hides for you in a herring, for luck.
    .b = Take the notebook of hands.
    .b-result = The drawings are a mage's exercises in making something strong and teaching it restraint. One of them suits your own hands very well. Meanwhile Fiete has packed bread, a lantern and a whole box of chalk. He would like you to draw him the way to that cave.

event-7 = The Lazar Gate
    .intro = The Lazar Gate of Cintra is in sight when they step out of the tanners' arch: seven of them, with cudgels and kerchiefs, and not one a robber by trade. A baker. A clerk. Two sisters. “My wife is ill,” says the baker, “and you have a chest.” Every one of them has somebody ill. So have four hundred behind the gate. You put your back to the wall and the chest between your feet.
    .a-band-1 = They get it away from you. And then the clerk begins to read the labels aloud, and the sisters carry it up to the gate, in order, ward by ward. You come to your senses by the wall with two flasks in your lap.
    .a-band-2 = You reach the gate with the baker hanging on your leg. The warden opens the chest, looks at the seven, counts once more and gives to each of them. Three flasks are left over. Those she gives to you.
    .a-band-3 = You do not break a single bone. You turn them, trip them and sit them down in a row until they have stopped. Then all of you carry the chest in together. The gate armourer puts you back in one piece, and the warden adds three flasks.

event-8 = A Guest at Salomea's Stove
    .intro = Salomea lives by the water and sews dolls, sails and shrouds. She knows the glove at once. “It is here,” she says. The scarecrow came last night, knocked, and has been sitting by her stove with its straw hands on its knees. It did not mean to hurt Benedykt. It wanted to be told that ten years were enough. Now it would like to do something else, but does not know what there is. It turns its stitched face to you.
    .a = Tell it that the landing needs a watchman.
    .a-result = By evening it has a lantern, a bench and a post for life, for it never sleeps, and no gull dares come near. The master of the landing pays you two coins for such a find. Salomea sews it a new coat, with pockets, so that for once it has somewhere to put its hands.
    .b = Ask it what it saw from the pole.
    .b-result = Hawks, mostly. Ten years of hawks coming down on mice. It gets up, raises one straw arm, lets it hang, and drops it: a stroke so simple that you laugh, and then you try it and stop laughing. Salomea bites off a thread and says that she is proud of both of you.

event-9 = Three Eggs by the Water
    .intro = The forktail lies on a ledge above the water with one wing spread in the sun. It knows your step and puts its head down again. Between its forelegs are three eggs. Round about lies what remains of other visitors, with other intentions: rust, buckles and one small book in a waxed cover. And everywhere, thick as felt, grow the gall-weed and shed skin that apothecaries dream of. You may carry away one armful, you feel, but not two.
    .a = Take the small book.
    .a-result = It belonged to somebody who studied forktails for a lifetime and made one mistake. Up to that page it is superb. You learn the finest stroke in it by heart and put the book back where it lay, open at the last line, which reads: it appears to be asleep.
    .b = Take the skin and the gall-weed.
    .b-result = You brew right there on the ledge, with the beast's breath for a bellows; now and then it still rings, faintly. You fill every flask you have and one more, which has to be carried in the hand. As you climb down, the first egg moves.

event-10 = The Bundle at the Gate
    .intro = The guard at the gate smells the bundle before you can explain. Manticore: the sac whole, the hide without a hole in it, except for one. Old hands come out with knives and jars, apprentices get under everybody's feet, and somebody very senior puts a finger through that one hole and whistles a long low note. Then they all turn to you. Whose work is this, they want to know, and what are you asking for it?
    .a-band-1 = You tell them the truth, that the thrust is not yours, and they like you the better for it. Two flasks are brewed from the sac before supper. Until morning the whole yard takes that one thrust to pieces, and you keep the lesson you like best.
    .a-band-2 = Strangers pay well: four coins. They are generous with the wine too, and the gate shuts behind you at dusk, with the day gone. Only on the road does it come to you how much that wine has drawn out of you: every trail you know. In there they are practising already.

event-11 = Martyn Comes Along
    .intro = His fame runs ahead of him. In Hengfors the council keeps a small fund for the day when Martyn returns; in Loc Ichaer the fishermen have a similar arrangement. They run out to meet him with the money. He accepts it with a full heart, sure that they are still paying for the memory of his last concert, and shares every coin. For the rest he is good at fires, soup and listening.
    .a-line = In Hengfors and Loc Ichaer they pay him on sight, so that he will not begin.

event-12 = The Brothers Holk
    .intro = The brothers Holk are drinking Keld's wages in a mountain tavern, all three bareheaded. You lay three muddy hats on their table. The eldest reaches for his knife, the second for the window; the youngest, who may be seventeen, begins to cry and cannot stop. The tavern keeper takes the lamp down from its hook so that it will not be broken. All the other guests are suddenly very polite about making room.
    .a-band-1 = They get past you and over the ridge, and you get a table on the head. But in the saddlebag they leave behind are Keld's own flasks, labelled in a small dry hand. You fill your belt and drink the first one to him.
    .a-band-2 = Two of them lie still. The youngest kneels and holds out the purse; you send it to the inn, to pay for a stone. For the rest of the day he trots after you and shows you whatever his brothers knew, for nothing, as if he could not bear to own it.
    .a-band-3 = It is over before the lamp is on the floor. Only then do you see how: with Keld's own turn of the wrist, the one he used, over that beer, to make a point. It is yours now. The youngest you let go. He leaves his hat.

event-13 = Joachim's Straps
    .intro = Joachim Stoll has hung your knotted string on the wall like a portrait. He has read everything in it: the old break in the collarbone, the side you favour, even that you sleep badly. The breastplate goes on like a second set of ribs. You put down the coin for the straps. He turns the buckle over, asks whether she is well, and starts hammering before you can answer.
    .a-line = Once in every fight it sees the blow coming before you do.

event-14 = Landrag's Unclaimed Order
    .intro = Landrag of Vengerberg reads the bib on both sides. “They have teeth already?” he says. “She did not write that they have teeth.” You describe the twins to him twice, with gestures. Only then does he accept your two coins and bring out a crossbow of black walnut, ordered by a duke who died owing for it. It is so well balanced that it seems to lean out of your hand towards trouble.
    .a-line = It speaks before any sword is drawn, once, and is understood.

event-15 = Dorota's Change
    .intro = What she gives you is a set of brass knuckles, tiny on her palm. Her father forged them for her tenth birthday, when she already broke doors; she outgrew them within the year. On each of the four rings is an engraved daisy. “You have to drop whatever you are holding first,” says Dorota. “Father said that was the point. It gives you time to ask yourself whether you really want to.”
    .a-line = Let go of something, make a fist, and leave the rest to the daisies.

event-16 = The Right Room
    .intro = You find Grizel in a hollow full of ferns, standing over what there is of Konrad: a boot, a buckle, a scrap of embroidered rein. The grass around him has not been grazed. You dig, and she watches. When the last stone is in place she lets out a breath that seems to have been held for years. By then it is night, and the day is over for both of you. At dawn her head rests on your shoulder.
    .a-kept = Grizel
    .a-line = She knows every wood by heart, and no longer has to search it.

event-17 = Guarding the Claim
    .intro = Oscar is a dog. Huge, grey-muzzled, all ribs, he sits before the mine on the exact spot where somebody once pointed and said stay. He shows you his teeth, politely. Behind him, deep in the shaft, something is knocking, and at every knock the hair rises along his back. Whatever it is, he has kept it in there all summer. You have Bartosz Krust's words on your tongue, and they will work. The only question is when to say them.
    .a = Say the words and lead him down.
    .a-result = “Enough, old friend, come down.” At first nothing happens. Then the great head sinks against your knee, and the whole dog begins to shake. You roll rocks into the shaft until the knocking can hardly be heard. He follows you down the mountain and looks back only once, at the spot.
    .b = Step past him into the mine.
    .b-result = You ask him to stay a little longer, and he sighs like an old sergeant. Twenty paces into the dark the knocking stops, because it has heard you. There is nothing on Bartosz Krust's map about what he dug into. He must have thought that nobody would go and look.

event-18 = Three Paces Ahead
    .intro = Oscar does not fetch, beg or play. He walks three paces ahead, and when he stops, you stop. A summer of listening to something behind a wall has taught him how a creature sounds when it makes up its mind. In the evenings he lies down across the path behind you, with his nose towards the mountains, in case somebody in boots should follow.
    .a-line = He hears what is coming, growls at the worst of it, and it thinks better.

event-19 = What Krust Dug Into
    .intro = It is a knocker, one of the deep kind, pale as tallow and taller than the props, with a stolen hammer in each fist. It has knocked all summer in the hope of an answer, and you are the answer. With such a thing joy arrives hammers first. Your lamp goes out. From the mouth of the mine comes the bark of a dog, slow and steady, so that you will know where the way out is.
    .a-band-1 = It drives you back, prop by prop, into the daylight, and teaches you on the way what you do worst. You say the words. Oscar lies down on his spot and does not get up again. Under his paws is a single coin, guarded with the rest.
    .a-band-2 = You bring the roof down between it and the world and come out grey as a ghost, cured of your worst weakness, with three coins' worth of ore. You say the words. Oscar trots ahead to the valley and picks himself a family with children.
    .a-band-3 = It falls with the noise of a whole shift going home. Take from this whatever lesson you please. You say the words; Oscar walks past you into the mine, sniffs at every corner, finds it in order, and goes off down the mountain by himself.

event-20 = Marks Out of Ten
    .intro = “I meant to be safe,” says Adje, “and then I thought about it.” She owns a dozen clay pots and a notebook in which every explosion gets a mark out of ten. She throws early, from very close, and laughs as she does it. It mostly goes well. When the wind is of another opinion, the two of you sit by the fire afterwards picking clay out of your sleeves, and she writes: seven.
    .a-line = The first throw is hers: bad for the enemy, and now and then for you.

event-21 = The Miller's Wife
    .intro = The Quarry Pit is packed to the rim. Pim Fennel holds your cloak and avoids your eye. Down into the sand steps the Miller's Wife, a small tidy person with flour on her forearms, and sets her shoes side by side. “Good evening,” she says. “I do hope they gave you supper?” Then she takes hold of the millstone that everybody believed to be part of the scenery.
    .a-band-1 = Before the first blow the packed terrace gives way. The two of you dig people out until the lamps fail; by some miracle all of them are merely dusty. The purse is divided: three coins for you, three for her, and she makes you take a loaf.
    .a-band-2 = Nobody fights her twice, because once is a complete education. She opens your armour as one shells peas, names your faults aloud, kindly, and does not stop until the two worst are gone. For the rest of the day you lie where she put you, understanding things.

event-22 = What It Was For
    .intro = Kaya stands on a dyke, tall, freckled and soaked, shouting at a hundred diggers. On one side is the flood; on the other, three villages. This is the treasury. She shows you the accounts, and they balance. “I asked for it in council,” she says. “They voted for a new steeple.” She will work it off with you, in any way you name. Or she can write you a note, payable after the harvest. The harvest is behind the dyke.
    .a = Let her work it off with you.
    .a-result = She hands her shovel to a foreman, changes her boots and is ready in four minutes. From the top of the dyke she looks back and counts the chimneys of three villages. “All there,” says Kaya, and makes a tick in her notebook. She is already ahead of you on the road.
    .b = Take the note for the harvest.
    .b-result = She writes it in a clear hand, with the date and a clause concerning floods. “Any council on this shore will honour it,” she says. “But give it time.” You eat the seed cake together, sitting on the dyke. The grass under you is dry. For some reason you notice that only afterwards.
    .b-kept = Kaya's Note
    .b-line = Payable after the harvest. Present it on some quiet day.

event-23 = Never Late
    .intro = Kaya keeps a ledger of everything that might kill you: when it feeds, how fast it turns, how long it thinks. She has never once been late, and monsters, as a class, turn out to be unpunctual. By the time one of them has decided to charge, Kaya has looked at the sun, looked at her notes, and said, “Now.”
    .a-line = She says “now” a heartbeat before the monster thinks of it.

event-24 = Buying an Hour
    .intro = Adje is on the pass, as agreed, and no longer alone: two dwarves, an elf with a cough, a family with a goat. And they have followed, as she said they would. You count twenty torches on the bends below. The path is one cart wide; the family needs an hour. Adje has emptied the ticking satchel on a rock and hums as she chooses among small clay pots. “There are two ways to buy an hour,” she says.
    .a = Send them all on and hold the path alone.
    .a-result = It is the longest hour of your life. By the middle of it they know all your good tricks, and you have to become good at the bad ones. They go home when the stars do. Your armour is in rags, your arms are lead, today is over before it begins, and far above you a goat bell rings.
    .b = Stay here with Adje and her pots.
    .b-result = The hour costs her two minutes, one avalanche and both eyebrows. Nobody dies; several are much improved. You spend the whole night digging out the path, and at dawn the others cross to safety, but not Adje. Adje is walking along beside you on the way down, counting her pots.

event-25 = The Anchoress Ludmila
    .intro = Ludmila has been walled up above the water for twenty-six years and would like to know who is king. You talk through a slot two bricks wide. She asks what the fire took from you, and what you would put in its place. Below the slot a spring runs out into a stone basin, worn smooth by foreheads. From the dark inside comes a clink of glass. “I also do bottles,” says Ludmila.
    .a = Lay your forehead in the basin.
    .a-result = The cold goes through you like the stroke of a bell. One layer after another slides off, until only the oldest is left, the first thing your school ever made of you, and you hold your breath around it. When you come up, Ludmila is asking whether you still breathe. It has grown.
    .b = Ask her about the bottles.
    .b-result = Pilgrims bring her flasks, and she has had time to think about flasks. Out through the slot comes a belt, plaited from her own grey hair, with five loops where yours has four. Nothing breaks in it, she says. She has been throwing it at the wall since spring.
    .b-kept = Ludmila's Belt
    .b-line = Five loops, plaited in the dark by somebody with time to do it well.

event-26 = The Crane at Ard Modron
    .intro = Ansgar lies above Ard Modron, where the wind has rubbed out his name. The sword with the crane is still on the stones, bright as water. You say Leopold Quist's sentence: that breakfast, on the morning after the ford, was so good that he wept into it, and that it has been good ever since. Nothing answers. But night is coming on, something is scratching under the cairn, and in all these years the sword has not rusted.
    .a = Leave the sword and guard the grave till dawn.
    .a-result = They come at midnight to dig, small, pale and many. You keep them off the stones, and your armour keeps a few of their teeth. It is a long watch, long enough to find out exactly where your training is thin. When the sun comes up it is less so.
    .b = Take up the sword with the crane.
    .b-result = It comes off the stones as if it had only been waiting to be asked. It is light, quick to the turn, fondest of small fast cuts, and adds something of its own to each. You lay one more stone on the cairn by way of rent and go down before dark.
    .b-line = It loves quick cuts, and makes them bite deeper than they deserve.

event-27 = Ulven's Shadow
    .intro = Towards evening, on a bare slope, a shadow a hundred feet long lies across the stones, and nobody stands at the end of it. It is casting small spells at the goats. When it sees you it peels itself off the ground, flat as paper and black as ink, and makes a rude sign with Ulven's own hands. It wants an apology or a fight, and it does not wait to hear which one you bring.
    .a-band-1 = It beats you flat, flatter than itself, and then turns out its pockets to show that there is no ill will. In them are the shadows of coins, which it keeps, and three coins, which it finds heavy. Ulven will have to stay indoors.
    .a-band-2 = The sun goes down in the middle of it, and neither of you can find the other. In the dark it talks. It has looked at people from below all its life and knows what each of them does worst. It tells you yours, and the remedy.
    .a-band-3 = You pin it down with silver and read out Ulven's apology, which is short but correct. The shadow thinks it over and gets onto your heels for the journey home. With two shadows to carry your weariness, you come down the mountain almost dancing.

event-28 = Made to Be Hit
    .intro = The bracers are scratched from wrist to elbow, and next to every scratch, pricked with a needle, is a tiny date. This is where Keld kept his diary, in the place where the blows fell. The newest entry is a week old. On the inner side there is a palm's breadth of clean leather left. You do not own a needle, but every market sells them.
    .a-line = Step aside as he used to, and they take what is left of the blow.

event-29 = The Lady in Grey Gloves
    .intro = Mirabel Vey meets you under the trees, out of sight of the lodge. She asks whether Corvin Slade suffered, and waits for the answer. The jar is for her husband, she says, as another might say, for the cough. She pushes back one grey glove, and you see why they are long, and why she wears them in summer. Behind her an elderly bodyguard is studying his boots. The husband will be home by dusk.
    .a = Smash the jar on the stones.
    .a-result = The grass turns black where it falls. She looks at you with more weariness than hatred. It is the bodyguard who moves: he takes off his lord's badge, lifts her onto his own horse and leads it away. Before they go he shows you, without being asked, the cut that he has been saving for his master.
    .b = Put the jar into the grey gloves.
    .b-result = She counts out four coins, and her fingers do not tremble. The bodyguard sees nothing. To thank you for letting him see nothing, he teaches you an old camp trick. By nightfall you are far away. But forest paths keep footprints, and the husband has a brother who can read them.

event-30 = Passing the Salt
    .intro = A man in mourning bars your way. Teodor Vey, master of the king's hunt, has read your tracks all the way from his brother's lodge to this spot. He knows about the jar. He knows about the grey gloves too, and what was under them, and that for ten years he dined at that table and passed the salt. His spear is steady. His voice is not. “Tell me there was some other reason,” he says.
    .a = Tell him there was no other reason.
    .a-result = The spear sinks by itself. He sits down on the bank, an old hunter with nothing left to follow. “I passed the salt,” he says. After a while, because it is the only thing he knows how to give, he tells you where your beast lies up by day, and how the wind stands there.
    .b = Say nothing and draw.
    .b-result = He comes at you like a man who does not mind which of you falls. You do not want his life, and that makes it slow. In the end he walks off between the trees without his spear, still asking.
    .b-band-1 = He has killed boars all his life, and your armour shows you how.
    .b-band-2 = The spear goes through one strap, and no further.
    .b-band-3 = Grief has spoiled his aim. He does not touch you once.

event-31 = The Postman's Boots
    .intro = They are double-stitched and soled with something that once had scales. Inside the left one a name is burned: old Gloss, Severin's father, runner of the royal post, who in thirty years never lost a letter and was never caught by wolves, husbands or rain. The son has not worn them further than the market. After ten steps you have the impression that the boots have been waiting for this.
    .a-line = After the first clash they are already where you need to be.

event-32 = Four Caravans of Mice
    .intro = Lubomir Hask bites through your blue seals with his own teeth, as a courtesy, before he opens the ledger. Then he reads for some time. “Four caravans,” he says. “Entered as mice.” The factor is an honest man in the middle of a forest, and he has just learned whom he works for. The guild's fee is in the strongbox, if you want it. And in his drawer is a bronze token that never belonged to the guild.
    .a = Take the guild's fee.
    .a-result = “As you wish,” says Hask, and feeds the ledger to the stove, page by page. Your fee is what remains in the strongbox after his back wages, which he takes now, and his travelling money, which he takes too.
    .a-band-1 = He has been underpaid for a long while. That leaves two coins.
    .a-band-2 = That leaves three coins, and a dead mouse, which he insists on writing down.
    .a-band-3 = That leaves four coins. He holds the door for you, and whistles.
    .b = Take the bronze token.
    .b-result = There is a heron on one side and an open hand on the other. “The boatmen owe it to my grandfather,” says Hask, packing. “Show it anywhere, and you will be taken to the water, no questions.” He goes out by the back door with the ledger under his arm, in the direction of the nearest judge.
    .b-kept = The Heron Token
    .b-line = Any boatman will take you down to the water and ask nothing.

event-33 = A Comma in Novigrad
    .intro = On the Novigrad fish market you find Ignace Tollard with his hat pulled down over his whiskers. Hanka stands behind her herrings. The curse will lift, she says, when he reads the contract aloud with the comma where it belongs. He clears his throat; a herring leaps from the tub; he catches it in his teeth without thinking. He chews. A great doubt comes into the wet brown eyes. “Tell me what to do,” he begs you.
    .a = Tell him to read the contract.
    .a-result = He reads. Between one word and the next the otter is gone, and there stands a pale man with thin lips who already misses his whiskers. Hanka nods. With his first honest fee he bribes a fencing academy and brings you a page from its locked book, the first that came to hand.
    .b = Tell him to have another herring.
    .b-result = “I have not lied once since Tuesday,” he says in wonder, with his mouth full. Hanka laughs until she has to sit on the tub. That evening the two of them row you out on the river with a basket of fish, and the notary swims rings round the boat.
    .b-band-1 = When they see the state of your armour they will not let you lift a finger. You come ashore like new.
    .b-band-2 = You come ashore salted, rested and humming.

event-34 = The Barrel at Ulfrida's
    .intro = Ulfrida's inn has lost its roof. “Your barrel,” she says, without reproach. She tapped it on the feast day. Grandmothers beat blacksmiths at arm-wrestling; the goats are still up on the cliff; and the deaf verger has heard what the mice say about him. Everybody wants more. One jug is left, thick and black as a well. Beside it Ulfrida puts a purse with your share of Slavoj's profits. “Take it or taste it,” she says.
    .a = Take the purse and wish her luck.
    .a-result = Three coins, a smoked cheese and a kiss on each cheek. She has sold the last jug, by the thimble, before you reach the gate. From the bend in the road you can see the verger on what remains of the chimney, shouting his apologies to the mice.
    .b = Drink what is left in the jug.
    .b-result = It goes down like a cold blade and comes to rest somewhere behind your eyes. Ulfrida counts under her breath. At seven, all the hair on your arms stands up and looks about.
    .b-band-1 = With next to nothing in your own flasks to confuse your nose, you taste each part of it, in its order. It was a recipe all along, and now you know it.
    .b-band-2 = Your belt reeks of too many brews to tell this one apart. But, by all the gods, it is strong. You leave over the gate without opening it.

event-35 = The Charcoal Sister
    .intro = Orsha, broad and grey, with burnt sleeves, hears you out and turns the ring on the tip of her little finger, because it will go no further. “I knew,” she says. “I saw Sibba put the candle down. I only wanted her to be the one to say it.” A log settles. She drags a chest of resins and bottles out of her hut for you; and then she stays outside, as if the hut had grown too small.
    .a = Accept the chest and take the road.
    .a-result = Resin, tar-water, spirit of birch, and all of it better than anything sold in cities. You fill your belt. When you leave Orsha is already lacing her boots. It is three days to town on bad knees, and she means to be there before she thinks better of it.
    .b = Stay by the kiln until morning.
    .b-result = She talks, and you feed the kiln. Charcoal burners sleep in scraps and wake whenever the fire changes, and by dawn the trick of it is yours: a rest that weighs nothing and leaves the hands ready. Far away, a thread of smoke stands up above the trees and leans towards her.

event-36 = Mind the Beans
    .intro = Dame Kunegunda receives you among her vegetables, in mail and apron, and throws you a practice sword. Hers is a real one; she is sorry, the other broke. From the kitchen comes a smell of burnt sugar: Jochen has been allowed the use of one oven until the matter is decided. “Mind the beans,” says the old lady, and comes at you over the beans like a landslide.
    .a-band-1 = She takes your guard apart so thoroughly that a piece of it never goes back in. Then, out of pity, she shows you how. Jochen's first cake is brought out. It is dreadful. She eats two slices.
    .a-band-2 = You give ground as far as the pumpkins, and your armour gives more. But once she grunts in surprise, and that is your one thing. She teaches you the stroke that opened a castle, and Jochen is allowed to light the second oven.
    .a-band-3 = Between you, you ruin the beans. She takes a strip off your armour, calls one of your best blows a bad habit, knocks it out of you and offers you something of her own instead. Jochen bakes until midnight.
    .a-band-4 = Her sword lands in the compost. She stands there, out of breath, seventy years old and happy, and shows you the stroke that took the bridge. Then she ties on a clean apron and asks her son how one makes pastry.

event-37 = Lady Ottilie's Answer
    .intro = Lady Ottilie is seventy-three and has a wolfhound under each hand. She reads the first of Aurelio's letters aloud. “Word for word,” she says. “I had these from his grandfather, fifty years ago. On this ribbon.” She is not offended. Supper is on the table. But in the yard her huntsmen are saddling up, and there is a look in the old lady's eye. “Or,” she says, “we could send him a proper answer.”
    .a = Stay to supper and hear about the grandfather.
    .a-result = He was a scoundrel, she says, and could not spell either. The stories last exactly as long as the venison. You sleep between two wolfhounds, which beats any featherbed, and when you set off in the morning Lady Ottilie is waving from the window with the lilac ribbon in her hair.
    .b = Ride out with her for the answer.
    .b-result = The answer is a live boar, to be delivered in person. Catching it takes the rest of the day and all your strength; tying the lilac bow takes longer. Lady Ottilie has not laughed so much since the grandfather. She pays you four coins, one for each leg.

event-38 = Orme's Tower
    .intro = Smoke seeps from every slit of Radomil Orme's tower. Thirty stolen adepts sit inside over thirty retorts, and none of them is chained. The fumes simply make leaving seem like a great deal of trouble. Nela, with the label still on her wrist, does not look up. Orme himself fell asleep in his chair some days ago, happier than anybody. You have as many breaths as your knowledge of vapours will buy.
    .a-band-1 = All you know is that it stinks, so you break the windows, mostly with yourself, and the glass ruins your armour. Thirty adepts cough, wake and see the sky. Each of them owes you a lesson; you pick one.
    .a-band-2 = Two of the vapours you can name, and you stop them with wet cloth. The third throws you down half a staircase. The adepts carry you out, with Nela in command, and stay to mend whatever you are worst at.
    .a-band-3 = You name the mixture from the doorstep, turn one tap and pinch out one lamp, and the tower breathes out. While Nela counts heads in the daylight you fill your flasks from Orme's excellent shelves. He snores on.

event-39 = The Blue Post
    .intro = Anezka is gutting eels on the ferry by the blue post. A witcher did come, two winters ago, and did take the silver, and was asleep when the thing rose and pulled her husband off the rope. She never saw the face. She only has the name that he gave at the inn, and the name was yours. You tell her who you are. The eel knife stops.
    .a-band-1 = The knife comes first and the questions after. You take it on the armour and do not hit back, and that convinces her. She tells you, hour by hour, where that liar was weak. It is where you are weak too, so you mend it.
    .a-band-2 = At your first word she knows that the voice is wrong, and has to sit down; it is tiring to have hated the wrong person so well. She gives you what the liar left in pledge, a witcher's training notes, to use as you please.
    .a-band-3 = She has kept his letter, and you know the hand: one of your own teachers, believed dead. Something he taught you goes into the water that evening, with the letter. In its margin, though, is the stroke he always refused to show you. That you keep.

event-40 = The Rope over the Gorge
    .intro = First you see the rope: a single line over a gorge, from a village with a well to a village with a mill. The bridge fell in autumn. Six times a day Zlata carries across flour, letters, medicine, and once a bride. She sings as she goes. She reads Bellamy's contract standing on one foot. “Eight years,” she says. “In a meadow. Six feet up.” The wind takes hold of the paper. She has not let go of it, yet.
    .a = Remind her that she signed it.
    .a-result = She folds it very small. She will come when the bridge is built, she says, and sends her savings to wait with: three coins. On the road you meet Bellamy, and he pushes them back into your hand. “You keep that,” he says, looking up at the pass. “Tell me one thing. Does she sing?”
    .b = Go out to her on the rope.
    .b-result = Look at the far side, she tells you, and nowhere else. Halfway over, with the whole gorge humming in the soles of your feet, nothing is left of you but balance and what your school put underneath it. You can feel it plainly. Past your shoulder flutters a contract, on its way down.

event-41 = What Cinder Heard
    .intro = At dusk Cinder is standing knee-deep in the water with a herd that has no reflection. Their manes are riverweed. They have not stolen her; they are merely beautiful, and they asked. One of them lifts its long head and looks at you, and its eyes are flat, like the coins that are laid on the dead. You have Odo's halter over your arm. All along the shore ears turn in your direction.
    .a-band-1 = They come out of the water all together, with hooves like anvils. You bring out Cinder and yourself, in that order. Odo pays two coins and, once he has seen your armour, does not haggle.
    .a-band-2 = You whistle as Odo does at feeding time. Cinder shakes herself like a sleeper and walks up the bank, and behind her the herd sinks without a ripple. Three coins; and Odo buys a bolt of cold iron for the stable door.
    .a-band-3 = You pull off your boots, wade in and ask for her, politely. It seems to impress them. They let her go, and the flat-eyed one shakes its mane over you: weed that alchemists would fight for, enough for two flasks. From Odo you have three coins.

event-42 = The Nail
    .intro = Your old teacher takes Rook's medallion, hangs it on its nail, straightens it, and straightens it again. “Who stole the bread?” the teacher asks. “All those winters. I always wondered.” You say that it was you. It is what Rook would have done. The old eyes rest on the wall for a while; then they look you over from the feet up, to see what has become of you and what there is still to do.
    .a-band-1 = “Still wet clay,” says the teacher, almost tenderly. “Choose. Anything you like. I will not sleep tonight in any case.”
    .a-band-2 = “Good,” is the verdict, “and in one place as lazy as ever.” The yard keeps you until that place is lazy no longer.
    .a-band-3 = “I have nothing left to teach you,” says the teacher, as one mentions a loss. But on the last visit home Rook had worked out a stroke. The old hands remember it and pass it on.

event-43 = The Lady Nine Paces Wide
    .intro = She grows in a clearing without birds: a ring of pale caps, nine paces across, the biggest like dinner plates. You lay Hrib's leaf in the middle, open it and lie down next to it, feeling foolish. The dust sinks in. For an hour, or perhaps a year, nothing happens, very thoroughly, on all sides and underneath. Then something immense remembers something with affection, and you are lying right in the middle of it.
    .a-band-1 = She goes through you as a mother goes through a drawer, finds the thing you neglect most, and mends it.
    .a-band-2 = You dream the oldest lesson of your school, told from underneath. It makes more sense from there.
    .a-band-3 = You dream a war between two fallen logs. It lasts a century, and you wake up with the tactics of both sides.
    .a-band-4 = You dream of being trodden on for years and coming up every spring. You wake up harder to tread on.
    .a-band-5 = You dream about what everything is made of, and the dream has measurements.
    .a-band-6 = She asks what you would like. It is long since anybody asked so simply. You tell her, and it is yours.

event-44 = Pask One-Ear
    .intro = Pask One-Ear sells rope in Glenmore, and turns the good ear to you at the name of Hannelore Gale. You deliver the message, both versions. Pask ties a knot, unties it, and brings the other half of the map from under the till. The cross lies out among the rocks, below the tideline, and the tide turns within the hour. “She bit it off over a game of cards,” says Pask, pulling on boots. “I was cheating. Are you coming?”
    .a-band-1 = The chest is there; its bottom is not. Three coins are left, stuck in a crack. Pask laughs until the tide comes in, and sends a coil of the best rope to a ship in the wheat.
    .a-band-2 = There are three coins for you and three for Pask, and under them the captain's log, where she noted, between storms and debts, every beast she ever ran from. One of those entries is precisely what you need.
    .a-band-3 = It is full. Your side of it comes to four coins. Pask's side is already being loaded on a cart. “New rollers,” mutters Pask, adding up. “Sixty oxen. We could have her afloat by spring.”

event-45 = Sigga Counts
    .intro = Sigga counts the wages on a barrelhead, at her own speed, while forty families pretend to study the sky. It is all there. She shuts her eyes for one second. Then she tells you what Ilke could not know: the two robbers who can still walk came yesterday to ask for work, and are asleep now in the boiling shed. There is herring for supper, and dancing after it. The constable is a day away.
    .a = Go and wake the two in the shed.
    .a-result = You go in with a lantern, and Sigga comes behind you with a salt rake. They are very young and very thin, they know at once what it is about, and one of them has Ilke's knife under his pillow, wrapped in a clean cloth.
    .a-band-1 = They bolt all the same, and stopping them costs you one of your better tricks. There is a bounty: three coins. Sigga enters it in the book, and then she hires them.
    .a-band-2 = There is so much to be said that you are all still sitting there at sunrise, and nothing else gets done. But the knife goes home, the two of them are raking salt, and the night has done you as much good as a holiday.
    .b = Stay for the herring and the dancing.
    .b-result = They teach you a dance with ten steps and one more that is made up each time. In the morning the shed is empty, and Ilke's knife is sticking in the door, cleaned. You take the road smelling of herring, with light heels.

event-46 = Ostap's Borrowed River
    .intro = Ostap the miller turns over the token with the great-grandfather's head and reddens from the neck up. He meant to borrow the river for one dry summer. Then came debts, then children, and now the fields below his wheel feed sixty people. He cannot give it back. He would like, very much, to pay for it. But first of all the sluice is jammed, and he has one good arm, and here you are.
    .a-result = You leave the best of your strength in cold water up to the chest. Ostap fills one purse for Vojta, fifteen years of tolls, and another for you. He also lifts the small gate, a hand high. When you bring the purse, a thread of water is already running under the bridge, and Vojta has not noticed the money.
    .a-band-1 = “At the start of the road, I see,” says Ostap, with a look at your gear, and adds one for boots: four coins.
    .a-band-2 = “You have a name already,” says Ostap, “so part of it will have to be my respect.” Three coins.

event-47 = Madame Oriel's Nose
    .intro = Madame Oriel of Cidaris walks round the wax with closed eyes. “Male,” she says. “Two hundred years old. Unhappy, until just lately.” She sniffs once more. “A blackbird?” Every great scent of the coast is built on troll wax, and duchesses queue to the corner for hers. She will buy it on the spot, if you carry it down to the cellar. Or you may stay, if you have the strength, and see what she does with it.
    .a = Carry it down and take her price.
    .a-result = The cellar has ninety steps, and you leave a good deal of yourself on them. Madame Oriel pays three coins. The scent that comes of it will be worn at two royal weddings. People will say that it smells of amber, and of somebody hearing a bird for the first time.
    .b = Stay and see what she does.
    .b-result = It takes two days and all that you have in you: stir, skim, hold the ladle there, no, there. She teaches by silence and the flat of a spoon. At the end of it you can part a thing from itself, drop by drop, and you leave Cidaris smelling so fine that dogs bow.

event-48 = The Polisher
    .intro = It lives under the landing stage in a nest of spoons, and is the size of a hay wagon: part crayfish, part something that crayfish frighten their children with. It is not wicked. It polishes. When your buckle catches the light it gives a cry of joy, takes you up in eight careful arms and begins on your left shoulder. Over your head hangs a small silver trumpet. The only question is how much polishing you can stand.
    .a-band-1 = Not much. It rubs you until you faint and lays you out gently on the bank. But from the inside one learns how eight arms never get in each other's way, and that is worth a great deal, once you can move.
    .a-band-2 = Your armour comes out thin as a wafer and bright as the moon. It fends you off with a spoon, without even looking, and you learn something from the spoon. You escape with the trumpet between your teeth.
    .a-band-3 = You strike a bargain. For the two brightest flasks on your belt it gives you freedom, the trumpet, and a thorough going-over of the part of you that needs it most.
    .a-band-4 = You hold as still as a statue until it is quite content. It removes one dull thing from you and spreads its whole collection at your feet. You choose the best. That evening Nan plays the trumpet for you, badly, for hours.

event-49 = Tea with the Dowager
    .intro = The Dowager Eufemia receives you in a room with two dozen portraits. She reads Edgar's letter through a glass. “Dry,” she says, in a voice without hope, and asks you to tell her everything. There are small cakes. You start with the truth, see her hand on the arm of the chair, and change over to something better. The light moves across the portraits. The next time you look up, they are lighting the lamps in the street.
    .a-result = It is a fine triumph by the end, with two heads and a bridge. She knows; she puts you right about the bridge. At the door she keeps your hand in hers and says that you must come again, both of you. The whole day is gone, and it is hard to call it wasted.

event-50 = The Finest First Blow
    .intro = Edgar fights as he does everything, with his whole heart and nothing held back. He charges shouting the names of his ancestors in order, and the first blow he strikes is as fine as any in the songs. Then, as a rule, he falls off. In his saddlebag he keeps a velvet cushion, embroidered by his mother, with nothing on it. It is just the size for a claw.
    .a-line = One perfect charge, and a velvet cushion waiting for its claw.

event-51 = The Velvet Cushion
    .intro = The monster is dead. Edgar stands over it with his helmet off and says, in wonder, “I did it.” He did do a good part of it. A claw already lies on the velvet cushion, and he wants to ride home to Novigrad this very hour. But he is an honest man, and at the last moment a doubt rises in him. He turns to you with the cushion in both hands. “It was me?” asks Edgar.
    .a = Tell him that it took two.
    .a-result = He bears it like a knight, which is to say that he demands satisfaction. It is a most friendly duel, and he is still a splendid swordsman. Afterwards he helps you up, insists on sawing the claw in two, and rides home at a walk with his half. Your armour will need some sawing as well.
    .b = Tell him it was all his own work.
    .b-result = “I thought so,” whispers Edgar, and hugs you with all his might, in full plate, with the claw between you. Something in your armour gives. He rides off singing, the cushion held out before him like a lamp. He does not look back, so he does not see you wave.

event-52 = Baron Ottokar's Soup
    .intro = Baron Ottokar looks up from his soup. “Ah, Lorenz,” he says. “Have you been away?” By his plate lies Red Marusha's letter, unopened. In the silence the boy leans over and corrects the address. The castle is large, cold and in perfect order. Some sort of reward, the baron supposes, is usual. Behind his chair stands an aged steward who has plainly not slept for six weeks, and who is trying to weep for joy without making a sound.
    .a = Take the baron's reward.
    .a-result = The baron feels in his pockets as though for a toothpick. Lorenz watches to see what he is worth, with interest, like somebody checking another person's arithmetic.
    .a-band-1 = Two coins. “Rounded down,” says the boy.
    .a-band-2 = Three coins. “Exactly what Marusha offered to be rid of me,” the boy observes. “Market price, then.”
    .a-band-3 = Three coins; the steward coughs; four. Lorenz blinks several times and says nothing at all.
    .b = Follow the steward to the kitchen.
    .b-result = Down there are a fire, a goose and everybody who really brought Lorenz up. He comes in after you, is passed from apron to apron, and then, quite calm again, begins to rearrange the spices.
    .b-band-1 = They see the state of your armour, and for whose sake. The steward, once master-at-arms, will not let you go until he has paid it back in lessons, of your own choosing.
    .b-band-2 = The cook decides that nothing is too good for you, and unlocks the iron cupboard in which she keeps her real recipes.

event-53 = The Book of Winters
    .intro = The book of winters is kept in the cellar, under the turnips. Your teacher holds the lamp and says again that no good will come of it. Here is your year: a column of children, each with a place, a price and a few words. You find the line. Somebody, very long ago, has laid a dried flower in the fold just here. You can read as far as the place. Your thumb is on the rest.
    .a = Lift your thumb and read it.
    .a-result = “House with a green door,” it says. “The father would not take the money. Came back twice to ask after the child. Sent away.” And at the end, in your own teacher's hand: “Likes to be tucked in.” The lamp is not quite steady.
    .a-band-1 = “You have nothing to show the world yet,” says your teacher gruffly. “Come outside. We will see to it that he hears of you.” You may choose the lesson.
    .a-band-2 = “He will have heard of you by now,” says your teacher, with a nod at your trophies, and leaves you the lamp. In the morning you go up the stairs two at a time.
    .b = Shut the book, unread.
    .b-result = Not knowing is also a kind of inheritance, and a familiar one. Your teacher breathes out, wipes the cover with a sleeve and sees you up the stairs with a hand between your shoulders, which has never happened before. Outside it is freezing. You set off whistling, like somebody with a house somewhere.

event-54 = Hynek Among the Goats
    .intro = There is no whistle. Hynek stands on the slope above his mountain village, round as an abbot, cursing his goats in one long unbroken breath, simply because he can. The whole village comes running. In the story as they tell it you are nine feet tall. Fourteen went down that mine and one came back, and they wish to thank somebody for the one. Hynek wants to show you something. The grandmothers want a look at you.
    .a = Go up the slope with Hynek.
    .a-result = It is the way miners swing in a gallery too low to stand: short, blind, from the hip, never the same spot twice. It is not pretty. It is how a man with half a lung came up alone out of the dark. You practise it on a fence post until the goats have seen enough.
    .b = Let the grandmothers look at you.
    .b-result = They turn you about, pinch you, weigh you by eye like a calf at the fair and finally, as they do with their own grandchildren, go through your pockets.
    .b-band-1 = There is next to nothing in them. A silence falls, and then a hat goes round: five coins, collected from people who eat meat at weddings. Refusing is not permitted.
    .b-band-2 = You can pay your own way, so they give you work. After three days of carrying roof beams uphill, with goats charging from behind, there is not much left that can knock you over.

event-55 = The Third Ditch Is Called
    .intro = “There you are,” says Sergeant Wulfhild. A horn blows, and forty people take you by the elbows. Across the water-meadow stands the Fourth Ditch Company, with whom they have disputed it since their grandfathers' day. You get Gotthard's shield, Gotthard's place in the wall and Gotthard's advice, which was to lean forward. To the left and right of you shields lock. The Fourth Ditch gives a shout and begins to run.
    .a-band-1 = They bear you off on Gotthard's shield, as tradition demands. While they count your bruises a one-armed veteran shows you, patiently, what he would have done. It is brilliant. Not one muscle is willing to try it today.
    .a-band-2 = The wall holds, but it holds with your ribs, and your armour hangs in strips. When the horn blows for beer the Fourth's own sergeant comes across to shake your hand, and shows you the simple shove that did it.
    .a-band-3 = You lean forward. For an hour you do nothing else, with a strap gone and somebody's prayers in your ear, and the weakness that you always dance around has nowhere left to dance.
    .a-band-4 = You stand like a gatepost until the Fourth gets bored. Wulfhild rubs the chalk off your back with her own sleeve. Then everyone offers you the thing they do best, and you forget something lesser to make room.

event-56 = Nineteen Small Bottles
    .intro = The case is no bigger than a loaf. In it are needles, silk, a saw that you hope never to use, and nineteen small bottles, numbered. There are no instructions, only a line scratched inside the lid with a needle at some bad hour: it is not finished until you stop. You try the clasp in the dark, with one hand, and it opens without a sound. Of course it does. She has seen to that.
    .a-line = What looks lost can be stitched up and sent back into the fight.

