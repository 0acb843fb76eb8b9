# The stories of the wilds deck.

wilds-1 = The Theatre of Answers
    .intro = The ruined elven theatre has an echo, but it does not repeat. It replies. You cough, and a voice a thousand years old wishes you good health; you say your name, and somebody long dead laughs in recognition. The play is still going on, it seems, and one part is free. The stage is cracked above a black drop. The stone seats, in the evening sun, are warm and empty.
    .a = Step out on the stage and play.
    .a-result = You do not know the words, but the echo does. It feeds you every line, you give it back, and by the last act you are somebody larger, quick and sure of foot. You walk off into the dusk with that feeling still upon you. The stage has collected its fee.
    .a-band-1 = In the death scene the floor opens. You play it very convincingly, all the way down.
    .a-band-2 = The toast in the second act must be a real one. You empty every flask into a cracked marble cup, and something drinks.
    .a-band-3 = A piece of cornice falls, exactly on cue, and only grazes you.
    .b = Take a seat and listen.
    .b-result = All night the voices perform for an audience of one. In the third act there is a fencing lesson, and a teacher with your own teacher's impatience explains the very thing that your school still practises and can no longer account for. It explains a great deal. At dawn there is applause, and it is yours.

wilds-2 = The Borrowed Pan
    .intro = Twenty years ago Jagna borrowed a frying pan from her neighbour Tereza, and the two cottages have not spoken since, except through goats. Now they want you to judge, because you are nobody's cousin. The pan is Tereza's; it was her wedding present, and out of pride she has boiled eggs in a helmet for twenty years. But Jagna is the herbwife, and every fever in the valley has been cooked away in that iron.
    .a = Give the pan to Tereza.
    .a-result = Tereza holds it against her apron. Then she fries an egg, right there in the road, and makes you eat half of it. She has a coin for the judge. And Jagna, who is fair even when it hurts, fetches the last flask that will ever come out of that pan and gives it to you.
    .b = Give the pan to Jagna.
    .b-result = “The law is a goat,” says Tereza, and goes in. Jagna lights the stove to prove you right, and by evening there is a full flask in every loop of your belt. On your way out you pass an open window: a stiff old woman with her back to the road, boiling an egg in a helmet.

wilds-3 = Wet Steps Going Down
    .intro = Every morning for a month there has been fresh blood on the steps of the crypt, and the village blames the dead. Prokop the sexton takes you to look. Down there a knight three centuries buried is holding off ghouls with half a sword, as he has done every night since they dug their way in. “The blood is theirs,” whispers Prokop. “He is keeping them from us. Only, he is getting slower.” Over the door grows a pale moss, priceless to brewers. A battle would trample it to nothing.
    .a = Go down and fight at the knight's side.
    .a-result = It takes one draught to see in that dark and another to breathe it. Back to back with a dead man you learn how war was made before anybody wrote manuals: no flourishes, nothing wasted. When the last ghoul drops he salutes you, lies down upon his slab and, for once, rests.
    .b = Gather the moss and bar the door.
    .b-result = You scrape by lantern light, to the sound of steel below: slow, slower, then steady again. The moss boils down into two flasks of rare strength. Prokop lowers the bar behind you. “He will manage,” says the sexton. “He has always managed.” He does not sound like somebody who will sleep.

wilds-4 = Emperor on the Thatch
    .intro = A horse is standing on a cottage roof, eating the roof. In February the snow lay level with the eaves and Emperor, a plough horse of great dignity, walked up for the view; in March it thawed. By now Rozalia the midwife can count the stars from her bed. “He is a good horse,” she says, “and it was a good roof. I do not see how I can keep both.”
    .a = Get Emperor down from the roof.
    .a-result = It calls for a ramp, a blindfold, ten neighbours and patience. Whatever you are worst at, Emperor finds it and leans on it until it improves. At sunset he steps down on the grass with the air of having thought of it himself. There remains the matter of costs.
    .a-band-1 = The ramp is made of somebody's barn, and somebody comes home. He wants three coins, or all that you have.
    .a-band-2 = Two coins for rope, boards and the neighbours' beer. Mostly the beer.
    .a-band-3 = Nobody charges you, but Emperor finds a flask in your pocket and eats it, cork first.
    .b = Gather what grows on the old thatch.
    .b-result = Thirty summers of birds have sown that thatch with things no meadow has, and Emperor, in his wisdom, eats around them. You brew two flasks on the spot. Rozalia hands up an apron of oats. “Well,” she says, to the horse or to you, “perhaps it will snow again.”

wilds-5 = The Alderman's Tail
    .intro = The village is tidy, the bridge is mended and nobody is in debt. You understand why when Alderman Matthis turns to pour the beer and a red tail slips out from under his gown. Everybody knows. In twenty years he has taken three hens, and paid for all of them. But tomorrow the temple inspector arrives with a dog. “My other shape,” says Matthis delicately, “does not hold so well any more, without help.”
    .a = Help him make a fool of the dog.
    .a-result = You drag a herring three times round the inspector, and the dog does the rest. Matthis, watching from the granary with shining eyes, cannot contain himself: he comes down and shows you how it is really done, the doubling back, the leap aside, the wait. “Any cub can do it,” he says. Now you can as well.
    .b = Pour him something to hold the shape.
    .b-result = It takes every drop you carry, mixed, and he swallows it with a shudder. The shape holds until the inspector has stamped the books, admired the bridge and gone. Then, in mid-sentence, the gown is full of fox. The council votes you two coins, entered in the accounts under poultry.

wilds-6 = Three Spears in the Mist
    .intro = Three vran step out of the mist with spears of black glass. There are so few of their people left that you feel the honour before the danger. They point at a flat stone across the path. Those who pass either lay something on it or stand on it themselves. Two hollows are worn in the stone by feet. They are not the shape of your feet, and they are very deep.
    .a = Stand on the stone.
    .a-result = Three thrusts, by three different hands. You may parry, but not step off. The first takes a plate from your armour, the second a flask from your belt; the third halts at the skin over your heart and stays there while three pairs of yellow eyes consider. Then they teach you. You choose what.
    .b = Lay something on the stone.
    .b-result = You lay down a button, an apple, and, for want of a third thing, a tune that you hum. They confer. The apple is accepted with some emotion. In its place they leave two gourds, sealed with wax and older than the road. When you look up there is only mist, and somebody trying out the tune.

wilds-7 = Botanist on a Rope
    .intro = Halfway down the cliff hangs a botanist. Emeric Lund has been on that rope for three days, quite cheerfully, an arm's length from a blue flower that nobody has ever picked. Around it grow herbs that most brewers know only from books. He does not wish to be rescued. “Climb past me and hand it up!” he shouts. “I ought to warn you that the ledge is not much of a ledge.” His rope is down to two strands.
    .a = Climb past him to the flower.
    .a-result = You hand him the flower, and the ledge stops being a ledge. You catch a root with the wrong arm, and something tears in the shoulder; one trusted blow will never come that way again. But the other fist is full of herbs, enough for two flasks. Above you Lund is already singing.
    .b = Haul him up, flower or no flower.
    .b-result = He curses you all the way to the top in two dead languages; then he sees his own hands shaking and stops. “One would have liked to know about the seeds,” he says. From that rope he has had three days' view of the whole country. He tells you what moves below at night, and where it goes.

wilds-8 = Drill on the Water
    .intro = At dusk a drowned swordsman rises through the lake and drills upon its surface: cut, turn, guard, cut. He raises no ripple. They say that he lost a duel here, walked into the water in full armour, and has been practising for the rematch these two hundred years. Tonight he stops, salutes you and points his blade at the water beside him. In that one spot it lies as still as a floor.
    .a = Walk out to him.
    .a-result = It bears you for as long as you keep his time. Once you stumble and go in to the waist, and he hauls you out by the collar with no patience at all. Before the moon sets you have two centuries of practice in whatever you care to ask for. Your straps will never be dry again.
    .b = Stay on the shore and copy him.
    .b-result = You stand in the reeds and do as he does, a poor mirror. Again, says the blade; again. Long after midnight you see it: there was nothing wrong with his attack. He lost by an elbow. You tuck yours in. Out on the lake he lowers his sword, thinks, and slowly tucks in his.

wilds-9 = Thirty Adders
    .intro = The carter hisses at you, and so does his mule. Hassil delivers live adders to apothecaries, thirty to the crate, and after years on the road with them he has caught the accent. One crate has burst. The contents are in the ditch, in the hedge, and in one of his boots. He could drive on without them; there is room for you on the seat. Or there is a forked stick.
    .a = Climb up beside him and drive on.
    .a-result = The mule has no reins, only conversation: Hassil hisses, the mule hisses back, and the miles fly. You keep your feet off the floor. He sets you down at the next town with time enough for any business there. As he lifts his hat in farewell, something under it lifts its head too.
    .b = Take the forked stick.
    .b-result = The twenty-ninth is in your sleeve. It all takes until moonrise, and by then every joint aches from moving slowly. In thanks Hassil milks a few fangs into your flasks and tops them up from his medicine chest, all your belt can hold. Then he counts. Thirty. He counts again. Thirty-one. Nobody sleeps.

wilds-10 = Half a Hayloft
    .intro = A fair, a funeral and a wedding have all come to the same crossroads inn on the same night. The landlord can offer half a hayloft. In the other half lies old Yeva, who taught fencing to three kings and is said to be restless. Otherwise there is the bench by the kitchen fire, where some retired monster hunters are comparing what they have left. The wedding begins to sing. The funeral joins in. The landlord, holding one candle, would like an answer.
    .a = Take half of the hayloft.
    .a-result = Yeva fences in her sleep, with a hayfork, and comments: elbow, you fool; breathe, your majesty. You defend yourself and answer back, and it turns out that the sleeping woman will teach anything one asks about. At breakfast she remembers nothing. “Something about you looks better,” she says, with suspicion.
    .b = Take the bench by the fire.
    .b-result = Every missing part has a story, and every story ends at a lair that is still inhabited. One hunter proves to you with a poker that your favourite trick is what cost him his hand; you give it up and take over his best. At cockcrow you know a trail and a new move, and cannot keep your eyes open.

wilds-11 = Eight Bars and Silence
    .intro = Every night, behind the hermit's hut, somebody plays the same eight bars on a pipe and breaks off before the ninth. It is his brother Tom, says Ansel. Tom was practising on the wall one night when Ansel, who wanted to sleep, threw a boot. That was fifty years ago. Ansel became a hermit; Tom is still twelve. “I cannot finish it for him,” says the old man. “I never heard the end.” It grows dark. Outside, someone wets a reed.
    .a = Let Tom follow you down the road.
    .a-result = Ansel thanks you with two flasks and cannot look at the road. A small cold weight settles between your shoulders and pipes in your ear for three days, until what your school taught you goes dull, like a blade left in the rain. At a crossroads a shepherd whistles all nine bars. The weight is gone.
    .b = Go round the hut and face the piper.
    .b-result = It takes two draughts to see him at all. Tom does not want comforting; he wants to fight his brother, and you will do. Until midnight you parry a pipe wielded by a furious boy, faster than anything living. When he has had enough he asks how it ends. You whistle something. He accepts it.

wilds-12 = The Lookout
    .intro = The ambush is badly done. An arrow out of a thicket, wide; your stone, flung at the sound, not wide; then several grown men running away. What they leave behind is the archer. He is about ten, they call him Sparrow, and his leg is broken. “Uncle Gaspar will come back for me,” he says, watching the empty road. The bonesetter lives two valleys off. Your flasks are right here.
    .a = Treat him here with what you carry.
    .a-result = A witcher's draught would kill him, so you thin it, drop by drop, flask after flask, until there is none left. At dusk Uncle Gaspar does come back, alone, with his hands up. He lays down three coins, the whole band's savings, lifts the boy as if he were glass, and cannot think of anything to say.
    .b = Carry him to the bonesetter.
    .b-result = Nobody can carry a child and keep a guard up. You let the old guard go, and it does not come back. To keep from screaming Sparrow explains, step by step, how Gaspar's people fight when they are not running away. It is surprisingly good. At sunrise he sleeps at the bonesetter's, and your knees give way.

wilds-13 = The Fallen Beech
    .intro = A giant beech has come down across the road. Behind it wait four carts, a hearse, and a priest with a goose. On the trunk sits Big Dorota, the blacksmith's daughter, swinging her feet. She can shift it with one arm, she says, for one coin, hearse or no hearse, because if she does it once for nothing she will be doing it for ever. She looks you over. “Or there is you,” says Dorota.
    .a = Put your own shoulder to the beech.
    .a-result = It does not move; and then it does, which is worse, because now you cannot put it down. Dorota gives advice. The priest gives absolution. When the last cart has passed beneath your shaking arms you let go, having learned things about your own back that will be of great use to you, once you can stand.
    .b = Pay Big Dorota her coin.
    .b-result = She lifts the beech like a curtain and the carts roll through. Then she walks along beside you for a while, frowning at the coin. “Nobody pays without arguing,” she says. It bothers her. She rummages in her apron for something to make the price come out fair.

wilds-14 = She Did Not Stop
    .intro = The circus in the meadow is one act short. Last week Zlata the rope-walker stepped out above the crowd, reached the far pole and did not stop; she walked on over the temple roof, then the treetops, and was last seen heading for the mountains. Ringmaster Bellamy sobs into the lion. He would pay well to have her back. Meanwhile, for a coin, anybody may try three rounds with Hugo the strongman, who is bored, and is taking off his rings.
    .a = Step into the ring with Hugo.
    .a-result = Hugo takes your coin. He has wrestled oxen, sergeants and once a bridge. Six times he puts you down, each time differently, and explains as he does it, for he meant to be a schoolmaster. The seventh time you put him down. Only the lion applauds. It was still cheap.
    .b = Go and look for Zlata.
    .b-result = “Wherever there is a gap, she will be there,” says Bellamy, blowing his nose. “That girl never could see two sides of a thing without...” He waves a hand across the sky. Then he gives you her contract, which has eight years to run. Look for Zlata in the mountains, where a gorge has nothing across it.

wilds-15 = Wet Hoofprints
    .intro = Odo Marren's stable is famous for one mare and ruined without her. Cinder has gone through a closed door, and her hoofprints lead down the road towards the water country. They are full of water. There has been no rain. His other horses stand at the very back of their boxes and will not eat. Odo promises a reward to whoever finds her. Being a practical man, he will also rent you a nag, for a coin, while he still has any.
    .a = Follow the wet hoofprints.
    .a-result = You lose them on stone, find them on grass, lose them on a bridge. Every print holds a little water, and in the water a little weed. “She was always thirsty after dark,” says Odo, who has run after you with a halter and no hope. Look for Cinder where the road ends at the water.
    .b = Rent the nag and ride on.
    .b-result = The nag is called Lightning, out of spite. But she too has heard something in the night, and once you are on the road she runs as if it burned. The ride costs you one coin and several years of life. You climb off in the next town with half the day ahead and your business still to do.

wilds-16 = The Horses Left Behind
    .intro = Marcin Dole has never bought a horse. He keeps an inn at the edge of a wood where guests ride in and do not always ride out, and whatever stands in the stable afterwards is his. He has fourteen. Thirteen of them eat well. The last, a grey called Grizel, snaps her halter every new moon and goes back among the trees to look for somebody named Konrad. Tonight is new moon. Upstairs a feather bed is turned down. In the yard a halter snaps.
    .a = Take the feather bed.
    .a-result = It costs two coins and is worth four: goose down, a hot brick, a door with a bar. You sleep as one sleeps only when somebody else is out in the dark. At breakfast Marcin is knotting a new halter. Behind him stands the grey mare, muddy to the belly, looking at the road.
    .b = Follow Grizel into the trees.
    .b-result = She does not mind you, but neither does she wait. You follow a grey shape among black ones, then a sound, then only a smell of trodden moss. She searches wood after wood, in order, like someone checking the rooms of a house. Look for Grizel in the forest. Sooner or later she must come to the right room.

wilds-17 = From the Next Bunk
    .intro = You know the boots before you know the face. For seven winters Rook slept in the next bunk, stole your bread, and once took a whipping that was rightly yours. Now Rook lies at the edge of a barley field, sword drawn, eyes open, beside the tracks of something quicker. The medallion ought to go home to your school. The contract, unfinished, is pinned inside the coat.
    .a = Take the medallion home.
    .a-result = You close the eyes, cross the hands, and put a heel of bread in the pocket to settle accounts. The medallion is still warm, unless that is your hand. In your school there is a wall with a nail for each of you. Somebody has to carry Rook to the nail, and explain.
    .b = Dig a grave here and take the contract.
    .b-result = You dig with Rook's own sword, which would have amused its owner. In the coat, beneath the contract, are notes in that well-known terrible handwriting: the beast's hours, its habits, its road. And in the margin is a small stroke, neatly drawn, with the words: show this to the next bunk.

wilds-18 = Grandfather Hrib's Hat
    .intro = The stump under the big brown mushroom turns out to be Grandfather Hrib under his hat. He has lived among mushrooms so long that he thinks as they do: slowly, from below, and everywhere at once. “They are thirsty,” he says, nodding at your flasks. “They know about brewing. They would trade.” Then he turns shy. There is also a letter, a pinch of dust in a folded leaf, for a certain lady in another forest. He last saw her eighty years ago. She is nine paces wide.
    .a = Pour your flasks out for the mushrooms.
    .a-result = The moss drinks it all without a sound. Then, over one long afternoon, you begin to understand; there are no words in it, only smells, each of which arrives with its own explanation. Rot is cooking without the hurry. You could not teach it to anybody, but your hands will know.
    .b = Carry the leaf to the lady.
    .b-result = He ties the leaf with a hair of his beard. “Put it in the middle of her, lie down, keep still,” he says. “She answers in her own time.” She grows in the forest, in a ring, where no birds sing; you will know her by the quiet. In the shade of the hat, Grandfather Hrib is blushing.

wilds-19 = A Ship in the Wheat
    .intro = There is a pirate ship in the wheat, with two masts, barnacles and a goat. The sea is nowhere near. Captain Hannelore Gale stole the ship from her creditors and had it dragged inland on rollers, until the rollers broke and the crew discovered farming. She still stands her watch every night. “Pask One-Ear has the other half of the map,” she says. “Down in Glenmore. But a captain does not leave her ship.” She has rum. The wheat goes by in waves.
    .a = Take her half of the map to Pask.
    .a-result = She cuts it out of the lining of her hat. “Tell Pask I am not sorry about the ear,” says Captain Gale. And when you are halfway down the ladder: “Tell Pask I am.” Ask in Glenmore for Pask One-Ear, who sells rope, and put the two halves of the map together.
    .b = Share her watch and her rum.
    .b-result = You take the middle watch. She calls the hours, you answer, and under the moon, with the rum, there is a swell; you would swear to it. Morning comes like the end of a long calm voyage. She pays you off at the rail, one coin, a sailor's wage, and warns you to mind the step, for it is deep.

wilds-20 = The Salt Wages
    .intro = A girl of fourteen sits against a milestone with a bolt through her calf and a leather bag in her lap. Three grown robbers wanted the bag. One of them, she reports, now has her knife. Ilke carries the wages for the saltworks, down by the water; forty families eat on Saturday or they do not. “I can wait,” she says, white to the lips. “The wages cannot. You take them.” She also mentions that something much bigger than robbers passed here in the night.
    .a = Stay with Ilke and see to the leg.
    .a-result = One of your draughts, well watered, stops the bleeding and loosens her tongue: the size of it, the gait, the direction. She is a courier; she notices roads. At noon a salt cart picks her up, bag and all, and forty families will eat on Sunday instead. She pays you for the flask with a salute.
    .b = Take the bag and go to the saltworks.
    .b-result = She makes you count it, twice, and learn her knot. You leave her water, a blanket and a knife to replace the one the robber took away with him. “Sigga,” says Ilke. “At the saltworks, by the water. Only Sigga. She will count it as well.” From the bend you see her flagging down a cart.

wilds-21 = A Bridge Without a River
    .intro = It is a fine stone bridge with a toll bar, a bell, a keeper and no river. The river left fifteen years ago, and the road goes comfortably round through the grass. But the family of Vojta Moss has kept this toll for six generations, so every morning he oils the bar, polishes the bell and waits. “It will come back,” he tells you. “It only went down to the mill. Somebody ought to go and speak to it.”
    .a = Offer to go and speak to the river.
    .a-result = He shakes your hand until you have to take it back, and lends you a toll token with his great-grandfather's head on it, so that the river will know who sent you. “Follow the dry bed,” says Vojta. “Where there is water again, there will be a mill. In the mill there will be Ostap.” He spits after the name.
    .b = Pay the toll and cross the bridge.
    .b-result = He takes your coin, lifts the bar with both hands, rings the bell and writes you down: first of the year. By ancient custom the keeper must then ask each traveller where they are weakest, and for some reason you tell him. He has had fifteen quiet years in which to think, and his answer is useful.

wilds-22 = A Troll's Bad Ear
    .intro = “WHAT?” says the troll at the ford. You repeat it. “WHAT?” Hub-Hub, it turns out, is no bully. Hub-Hub is deaf, and lonely because of it. In his ear sits a plug of amber wax the size of a bucket, and the perfumers of Cidaris pay mad prices for troll wax, provided that it comes out whole. He bends down and holds still. He has, he confides to the whole valley, A TICKLISH EAR.
    .a = Break it up gently, bit by bit.
    .a-result = Bit by bit tickles. He giggles, and when a troll giggles, whoever is in his ear rattles about like dice in a cup. Your armour suffers, and one blow is shaken out of your head for ever. Then he hears a bird. In his gratitude he shows you all the ways trolls hit, and lets you pick.
    .b = Pull it out in one piece.
    .b-result = You rope it, promise to count to three and pull on two. It comes out like the cork of the world's largest bottle, whole and golden, and Hub-Hub sits down to listen to the river. The wax is as heavy as a ham. Madame Oriel, the perfumer in Cidaris, will know what it is worth.

wilds-23 = Where the Pipes Come Out
    .intro = Where the town's sewers empty into the ditch sits Old Nan Muckle with a sieve. All that the town has lost in fifty years has come to her in time: rings, teeth, keys, a small silver trumpet. But for a month now somebody has been sorting it before her. “It took the bright things, and my trumpet,” she says, “and went off down the pipe to where the waters meet. I heard it go. I heard it polishing.”
    .a = Track the thing down the water.
    .a-result = You follow the ditch to the brook and the brook to something larger, and all along it the pebbles gleam. They have been polished, each one, on both sides. “The rest it may keep,” Nan calls after you. “I never had anywhere to wear it. But I want the trumpet.” Look by the water, and follow the shine.
    .b = Take a turn at the sieve.
    .b-result = By evening you smell as no living thing should, but Nan shares like a lady: one for her, one for you. Your half contains two good gold coins. Hers contains a wedding ring whose owner she knows. She dries it on her skirt and drops it in a jar with the others, in case they ever come to ask.

wilds-24 = Am I Dismissed?
    .intro = In the cave a golem, mossy to the knees, stands before a bronze door and holds up a slate. AM I DISMISSED? says the slate. When you only stare, it wipes this off with its thumb and writes: ONLY MASTER, OR ONE WHO BEATS ME. MASTER LATE. Judging by the dust, Master is some three hundred years late. There is a wax seal in the middle of the golem's forehead. It has very little chalk left.
    .a = Fight it, as the orders require.
    .a-result = It is a scrupulous opponent. It hits you exactly as hard as it was told to, again and again, through one strap and one flask, until you learn to stand where a hammer does no harm. At last it slips and goes down on a knee. THANK YOU, it writes, and walks out, and stands in the sun.
    .b = Break the seal on its forehead.
    .b-result = Behind the seal are three hundred years of powder, and you get them full in the face. It will be long before your nose can tell salt from sulphur. The golem sits down like a tired labourer. In the hollow of its forehead lies a key, with a note: to the heirs of Aldermoor, by the water, with apologies.

wilds-25 = The Forktail and the Bell
    .intro = Whenever the forktail breathes, it rings. It has swallowed the chapel bell, taking it for a rival, and now lies among the tombstones, sick as a dog, striking the quarters. The village wants it dead before it can fly again. The beast rolls one great eye at you. You could end it here. Or you could lay a hand on its brow and keep it calm with everything your school has taught you, until the bell comes up.
    .a = Draw silver and finish it.
    .a-result = Sick or not, it has a tail like a falling gate, and your armour rings louder than the bell. You fight it through eleven o'clock and into twelve. On each stroke it opens its guard a little too wide; you learn to strike on the beat. When it falls, the bell rolls out, cracked.
    .b = Kneel down and keep it calm.
    .b-result = From dusk to dawn you pour yourself out like lamp oil, and something in you burns low and will not soon be bright again. At sunrise, with a clang, it is over. The forktail looks at you, spreads its wings and flies off heavily towards the water. That is where its lair will be.

wilds-26 = Nobody's Manticore
    .intro = Across the track lies a dead manticore with a single wound, so small that you have to kneel to find it. Nobody has taken the head. Nobody has claimed the bounty. You could stay until you understand that one thrust. Or you could take the hide and the venom sac to a school of witchers. Any school would be glad of them.
    .a = Stay and study the wound.
    .a-result = You act it out until dark, playing both parts. From the left it is impossible. From the right it is suicide. At last you lie down in the dust where the beast lay, look up as it looked up, and there it is: the thrust came from somebody who was already falling. Tomorrow you begin to practise falling.
    .b = Cut out the hide and the venom sac.
    .b-result = It is a long and careful job, and the bundle is heavy as a debt. At your own school they would open a bottle for it. At another they would open a purse, and would not ask you why. You have the whole road in which to decide whose gate to knock at.

wilds-27 = An Empty Treasury
    .intro = Mayor Eustach Pluhar receives you in his shirt, having sold the robe. There is a monster, there is a bounty, and until the spring there was a treasury. Then his niece Kaya, who kept the keys, rode off with it to the water country and left a receipt. He shows it to you. It is correctly filled in. “I could scrape something together today,” says the mayor, eyeing the poor box. “Or you could find her, and ask her what on earth it was for.”
    .a = Go after Kaya and the treasury.
    .a-result = He gives you the receipt, a description (tall, freckled, never late) and a seed cake, in case she is hungry. “The best bookkeeper we ever had,” says Eustach Pluhar. “I have checked it four times. I keep hoping for an error.” Kaya is somewhere down by the water, with the whole treasury, or what is left.
    .b = Take what he can scrape together.
    .b-result = The poor box yields one coin and a button. From behind a door the mayor's wife contributes a second coin and a remark. You accept both. As you leave he is sitting on the stairs of his bare hall, reading the receipt again, the way one reads a letter from family.

wilds-28 = Havel Is Drinking
    .intro = Havel the woodcutter is drinking on his doorstep at breakfast time, which, says his wife, is not like him. Yesterday he met something in the wood. He swung at it. It took the axe from him, bit off the head as one bites a radish, and politely gave him back the handle. “I said thank you,” says Havel. “Why did I say thank you?” He has two cups. His wife has a bucket of cold water.
    .a = Sit down and take the second cup.
    .a-result = You drink to the axe. You drink to the handle. There are things that only come out of a man sideways, and this brandy, which tastes of plum stones and bad advice, is in no hurry.
    .a-band-1 = At the fourth cup he draws it for you in spilled brandy, teeth, trail and all. You leave warm and well informed.
    .a-band-2 = He draws it, and its road; and then he laughs, for the first time since yesterday, and you with him. It is better than a night's sleep.
    .a-band-3 = You never get as far as the monster. You sing. By evening you could take on the whole forest with an axe handle.
    .b = Ask his wife for the bucket.
    .b-result = Cold water is honest. Havel gasps, blinks, and tells it in order: where, how tall, which way it went. Then he asks for a dry shirt and a new axe. “I will have to go back in there,” he says to nobody. “It is the only trade I know.” His wife does not put down the bucket.

wilds-29 = Stabbed by a Scarecrow
    .intro = Benedykt the farmer lies among his beets with a pitchfork wound in his side and says that the scarecrow did it. The scarecrow, it is true, has left its pole. “I gave it my own coat,” he groans. “My own hat. Ten years, and never one complaint.” He is losing blood. A line of straw leads off across the field, stiff-kneed and fresh, and crosses other tracks, older and bigger, of a kind that you are paid to follow.
    .a = Stay and bandage the farmer.
    .a-result = You plug and bind and pour until some colour comes back. “My sister Salomea,” he mutters, “down by the water. She sewed its face. She leaves a bit of herself in everything. Tell her that it is walking.” He gives you the glove it dropped, so that she will believe you.
    .a-band-1 = The wound is deep, and straw keeps growing in it. Three flasks are gone before it stops.
    .a-band-2 = It closes with the help of two flasks and a good deal of swearing, his and yours.
    .a-band-3 = Most of the red turns out to be beetroot. Clean linen is enough.
    .b = Follow the tracks while they are fresh.
    .b-result = The straw ends at a hedge, where a coat and a hat hang neatly on a branch beside a pitchfork, wiped clean. Beyond it the big tracks go on alone. You measure, you sniff, you know. Behind you the farmer is calling for his neighbours, and by the sound of it he has hours of shouting left in him.

wilds-30 = Dead Trout, Going Down
    .intro = The trout come down the stream belly up, one behind another, like a slow procession. A mile higher lies a dyer's wagon, overturned under the bank, its casks leaking green. In the valley they will be filling their buckets about now. You could take samples and run from door to door. Or you could climb in and drag the casks out by hand. Your hands would not thank you.
    .a = Take samples and spread the warning.
    .a-result = You run from farm to farm with a bottle of green water, and at every hearth you boil, drip, sniff and write. By night you know that poison as one knows an enemy, by its habits. Most people pour their buckets out. It is the fullest page in your notebook, and you never reread it.
    .b = Climb into the water and clear it.
    .b-result = It takes an hour and the skin of your arms. The shield hand shakes, and will not close as it should. But behind you the stream runs clear. A girl with a bucket, who has watched it all, says that there is a hospital by the water, and that Doctor Apolena will want to see those hands.

wilds-31 = The Boy Under the Hail
    .intro = Hail the size of walnuts flattens the hillside, except in one place. There a shepherd of sixteen lies among dry sheep and looks up, and the hail hangs over him in the air, thinking it over. “It is rude to stare,” says Jardel, and lets it down gently to one side. He cannot read or light a candle. He can only make things not arrive. His mother is afraid of him, and kind; his father is just afraid. In Ban Ard there is a school for such boys.
    .a = Leave him among his sheep.
    .a-result = You tell the father that it is rarer than gold and does no harm. It helps a little. Jardel walks with you as far as the ridge; up here he has noticed more than the weather, and he shows you where the thing you are after crosses the hill. His mother runs up with a flask for the road.
    .b = Promise to speak for him in Ban Ard.
    .b-result = He will go ahead with the wool carts and wait at the academy gate. His mother packs for a month, his father for a lifetime. Come to Ban Ard, they beg you, and put in a word, since nobody there listens to shepherds. Jardel says goodbye to each sheep by name. It takes until noon.

wilds-32 = The Road to Cintra
    .intro = The road to Cintra is closed by order. Captain Weyland, who closed it, no longer remembers whose. There was a fever, or a rumour of one; there is certainly a beam across the road, and in front of it three hundred travellers, two births and a cheese market. A doctor sits on a chest of medicine that the city is waiting for. On this side of the beam people have begun to cough as well. “Take it through for me,” begs the doctor, “or else help me open it.”
    .a = Get the chest through to Cintra.
    .a-result = By night, off the road, with sacking round the bottles. Weyland's men pretend to sleep, and one of them even holds back a bramble for you. The doctor's instructions are brief: the Lazar Gate, in Cintra, and let nobody learn what is in the chest. This month it is worth more than gold.
    .b = Help the doctor open it here.
    .b-result = You treat three hundred people out of one chest, in the rain, in a line that quarrels in five dialects. On the second night nobody coughs. The doctor fills your flasks with what is left and falls asleep on his feet. You would do the same, only somebody has to hold him up.

wilds-33 = Before the Light Goes
    .intro = Night comes down all at once, like a sack. On the left is a dry hollow with a bed of stone, swept clean, though nobody lives here. On the right comes a row of small lights: the lantern-bearers, who carry the dead home to their villages. They are one shoulder short. “It pays,” says the foremost. “And there is no talking.”
    .a = Lie down on the swept stone.
    .a-result = The stone has kept the warmth of the day like an oven. You lay your swords where your hands will find them and close your eyes. Somewhere near your feet something begins, very softly, to sweep.
    .a-band-1 = It sweeps until dawn and keeps the foxes off, and you sleep.
    .a-band-2 = At some hour a blanket of leaves is drawn up to your chin. It is a sleep out of childhood, from before the school.
    .a-band-3 = At sunrise the leaves lie swept into a picture: a path, a den, a thing with teeth. You study it, bow to the empty hollow and set out refreshed.
    .b = Lend the bearers a shoulder.
    .b-result = He is not heavy, whoever he is. You bear him seven miles by starlight to a graveyard where a small family waits with soup. Nobody says a word. At dawn the foremost gives you two coins, turns his lantern to your face and studies it, as one studies a road that one will be taking some day.

wilds-34 = Edgar, Very Nearly Victorious
    .intro = Edgar the knight has polished everything, including the hooves. In three years of errantry he has not slain one monster: either he is a day late, or it turns out to be a cow. He is brave, he is a splendid swordsman, and he is no trouble to anybody. In Novigrad his mother, the Dowager Eufemia, expects news of a triumph before the month is out. “I could pay you to bring her a letter,” says Edgar, turning red. “Or I could come with you, and make it true.”
    .a = Take the letter to Novigrad.
    .a-result = He pays two coins, sits down on his helmet and writes: Dear Mother, I am well, and very nearly. There he sticks. You suggest “victorious”; he writes “dry”. The letter is for the Dowager Eufemia, in Novigrad, the house with griffins on the gate. “Do stay for tea,” he calls after you. “She so likes to hear.”
    .b = Let Edgar come with you.
    .b-result = His joy is alarming. He embraces you, his horse and a passing priestess, and rides beside you with the visor down in case it begins at once. By noon you know his family tree down to the roots. By midnight you realise that he has quietly taken the first watch, and the second.

wilds-35 = The Price of Lorenz
    .intro = Red Marusha's band has captured a baron's son and cannot get rid of him. In six weeks Lorenz has put the kitchen in order, taught two bandits to read, and corrected the ransom letter. His father, Baron Ottokar, has not answered it. “I cannot feed him, and I cannot cut his throat,” says Marusha, low. “He does sums with my girl. Here are three coins; walk on, you know nothing. Or take him off my hands. But my lads are fond of him. They will fight.”
    .a = Take the coins and walk on.
    .a-result = Three coins, some of them sticky. As you pass the last tree, Lorenz looks up from a slate, sees your medallion, understands, and goes back to his division. Within a year there are rumours of a gang in these woods that issues receipts. Travellers speak of it with a certain warmth.
    .b = Take Lorenz home to his father.
    .b-result = The lads do fight, sniffling, with ladles; it costs you a strap and a flask, and Marusha's girl hits hardest. Lorenz will ride ahead on the mule to his father's castle, up in the mountains, because one should face such things oneself. “But do come,” he says. “I would like one person there to be glad.”

wilds-36 = Your Face, Thirty Years On
    .intro = The stranger at the fire has your face, thirty years on: the same nose, the same way of holding a spoon. He is as startled as you are. “I had a child,” he says at last. “There was a bad winter, and people on the road with two swords each, who took children off people's hands.” He may be a liar, or a thing that borrows faces. Your medallion trembles; but then, so does your hand. “Your school would have it written down,” says the old man. “Soup?”
    .a = Resolve to see what is written.
    .a-result = You leave before it is light. There was always a blank where this should be, good to set your back against in a fight. Now it is gone, and with it some hard, useful thing that will not return. The book of winters lies in the cellar of your own school. Your teacher will not like being asked.
    .b = Ask nothing and share the soup.
    .b-result = It is good soup. He talks about a house with a green door, and a woman who sang when she was looking for things. In the morning the place by the fire is empty, and cold, and perhaps it always was. But your blanket is tucked in on three sides, as for a child, and the road feels short.

