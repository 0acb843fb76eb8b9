# The stories of the city deck.

city-1 = Two Priests, One Fountain
    .intro = Mother Zofka, priestess of Melitele, and Father Ambroz, who serves the Prophet Lebioda, sit back to back in a dry fountain, each holding the other up. Since vespers they have argued over which faith does more for a tired sinner, and the jug between them is empty. “Here is a sinner,” says Ambroz, pointing at you with a fish bone. “And tired,” says Zofka. Both raise a hand in blessing. Only one of them can have you.
    .a = Bow your head to Mother Zofka.
    .a-result = She lays a warm, sticky palm on your brow, hums half a lullaby and falls asleep on your shoulder. You cannot move without waking her, so you stay. It is the quietest night in months. At dawn your mind is clear, and somebody has spread a blanket over both of you.
    .b = Bow your head to Father Ambroz.
    .b-result = “Lebioda loves a straight back,” he says, and climbs onto yours. His temple stands at the top of three hundred and twelve steps, and he preaches on patience from each of them. By the last one your spine can carry any weight that falls on it. Your legs can carry nothing at all.

city-2 = Nine Duels in a Month
    .intro = An iron cage hangs over the market with a fencing master folded inside it, knees to chin. In one month Evaristo Vask has won nine duels against nine sons of good families, and so he is charged with sorcery. “What else can it be?” asks the magistrate. “They paid for lessons.” He would like an expert to confirm it. The gaoler jingles his keys and shows you an empty palm. Vask only watches your hands.
    .a = Have a quiet word with the gaoler.
    .a-result = Two coins vanish into the palm, and the lock turns out to have been broken for years. Vask unfolds himself, joint by joint. He pays his debt in a cellar before sunrise: your grip, your heel, your bad habit of looking where you mean to strike. All of it corrected, none of it kindly.
    .b = Give the magistrate your expert opinion.
    .b-result = You hold your medallion up to the cage, shake it a little with your thumb and declare the air foul with magic. Nine fathers sigh with relief and press two coins on you. Vask does not curse. He studies the thumb, nods as if at a clever feint, and shuts his eyes.

city-3 = The Thursday Brawl
    .intro = At the Split Lip they fight on Thursdays, by appointment. The landlady, Gerta Blum, keeps a book: tonight carters against tanners, chairs sawn half through in advance, no biting before the second round. But the carters' best man is at home with a new baby, and the odds are ruined. “You have shoulders,” Gerta says, and the carters cheer. In the corner an old woman guards a mountain of coats; beside her stand a free chair and a pot of stew. Gerta holds her pen over the page.
    .a = Sign the book and fight for the carters.
    .a-result = You take care to lose slowly at first; it is their Thursday, after all. Then a tanner calls your mother a name you do not like, and the evening becomes short. Gerta pays out your share of the bets, two coins, and strikes you from the book for ever, with respect.
    .b = Sit down and help guard the coats.
    .b-result = The old woman has known every fighter since birth and tells you who cries, who cheats and who is secretly fond of whom. You eat three bowls. When the ceiling lamp falls, it falls on other people. You step out into the night with a full belly, dry feet and a light heart.

city-4 = Maps in the Rain
    .intro = Four apprentices of the land office are kicking a dwarf in an alley, in turns and without much joy, like men paid by the hour. Bardo Zwickel has sold a map in which the alderman's famous vineyards appear as what they are, a swamp. His other maps lie scattered over the cobbles, and it is beginning to rain. “Leave me!” he roars at you from under a boot. “I heal! Paper does not!”
    .a = Chase the apprentices off the dwarf.
    .a-result = They run as soon as you touch a hilt, grateful for the excuse. By then the gutter has eaten ten years of work. Zwickel looks at the blue soup running past his shoes, finds the only coin he owns and gives it to you. “For meaning well,” he says.
    .b = Do as he says and gather the maps.
    .b-result = You crawl about like a thief until the last sheet lies dry beneath your cloak. Zwickel, with one eye shut and two ribs the worse, leafs through them, kisses one and tears the corner off another. On it, in tiny script, is marked the lair of the very thing you are hunting.

city-5 = Seven Years Overdue
    .intro = Perpetua Lomm, under-librarian of Oxenfurt, has pushed a handcart through three kingdoms to recover books that were never returned. One is left: a bestiary, seven years late. It is upstairs in this house, with a blind boy called Jonek, who has a page read to him every night and owns nothing else. “The rule makes no exception for tears,” says Perpetua, whose own eyes are red. “I cannot go up there. Will you?”
    .a = Go up and bring the book down.
    .a-result = Jonek hands it over himself and asks you to be careful with page sixty. Perpetua stamps it, smudges the stamp with her sleeve, and writes you a letter under the library's seal. Every witcher school on the Continent owes Oxenfurt fines, she explains. Show this, and some teacher will discover generosity.
    .a-kept = Letter of Fines
    .a-line = Whoever teaches the bearer may forget a debt to the library.
    .b = Go up and leave the book there.
    .b-result = You tell Perpetua that rats ate it. She writes “rats” in her register with enormous care and blows her nose. Upstairs, the boy, who knows every page by heart, asks what you are hunting; then he recites where it sleeps, when it wakes and which way it runs.

city-6 = His Lordship's Secret Stroke
    .intro = Lord Balthasar Droszt is telling his table how he trained for a winter at a witchers' keep. At yours, in fact. He demonstrates the secret stroke with a carving knife; it would take off his own ear. Then he sees your medallion, and the colour leaves his face, but thirty guests have already turned round. “A comrade!” croaks his lordship. “You remember me, surely?”
    .a = Show the table the real stroke.
    .a-result = You borrow the knife and do it slowly, so that they can follow. Nobody can. But as you explain it aloud for the first time, piece by piece, you come upon a piece that your teachers always hurried past. His lordship claps the loudest. He has missed his own humiliation entirely.
    .b = Embrace your dear old comrade.
    .b-result = You recall how he snored in the next bunk, and how he once carried a wounded bear down a mountain. Droszt's eyes grow moist; he almost remembers it himself. Two gold coins find their way to you beneath the table. By midnight there are two bears, and he is carrying both.

city-7 = The First Honest Treatise
    .intro = “Do not be alarmed, I am a doctor,” says Yolanta Brisk, who has followed you for three streets with a pair of callipers. She is writing the first honest treatise on witchers. For this she needs either a spoonful of your blood, or true answers to one hundred and fourteen questions, beginning with what you dream about. She has a kind face, ink on her nose and no idea how rude she is.
    .a = Roll up your sleeve for the spoon.
    .a-result = Your blood eats a hole in the spoon. Doctor Brisk is so happy that she forgets you are in the room, so you make use of her burners, her clean glass and a shelf of salts that no witcher can afford. Two flasks later she looks up and asks, dreamily, whether it hurts.
    .b = Sit down and answer her questions.
    .b-result = You answer the first dozen honestly. The thirteenth concerns your parents, and from there on you invent: gills, a second heart, a terror of geese. She pays you two coins and thanks you with real warmth. Before the year is out a hundred physicians will be looking for your gills.

city-8 = What the Watchmen Owed
    .intro = The grain merchant Otmar Pell has lost three night watchmen in a month and hires you to learn why. Behind the barley you find the answer: a katakan, asleep, thin as a coat rack. Next to it somebody has chalked a neat column of names and sums. The last three are crossed out. All three owed Pell money, and the bolt of this door is on the outside. A fourth name is already written there. The beast opens one eye.
    .a = Draw silver and deal with the katakan.
    .a-result = It is starved, so it fights like a thing with nothing to lose, and your armour pays for every turn among the sacks. When it is over Pell counts two coins into your hand and asks, lightly, what else is in there. “Barley,” you say. The fourth debtor will have to be ruined lawfully.
    .b = Back out and ask Pell about the list.
    .b-result = Pell reads his own handwriting with interest. He is not a cruel man, he explains, only lawyers are dearer than watchmen. Three coins for your discretion, one per name. You take them. As you turn the corner a bolt slides shut behind you, and somebody inside calls out for a lamp.

city-9 = The Devil on the Roof
    .intro = A horned devil squats on the bakery roof, black, hairy and sobbing. Below, half the district is stacking firewood. It is only Ruprecht, who plays villains in a travelling troupe; a jealous colleague has glued him into his costume. “They will not listen!” he wails. “This sort of crowd only goes home when somebody wins!” He has a trident in his hand and, one has to admit, an excellent stance.
    .a = Explain it all and send for a ladder.
    .a-result = It takes a ladder, warm vinegar and the baker's wife, who once played a tree and knows about glue. Ruprecht comes down pink as a piglet. The troupe drags you off to supper, where they perform the burning of the innocent devil seven times, with you as the fire. You go to bed hoarse and wake up laughing.
    .b = Climb up and fight the devil.
    .b-result = Twenty years of stage combat have made him faster than most killers. The trident is tin, yet it finds your ribs. Between blows he corrects you in a whisper: that lunge is dead wood, throw it away; try this. You slay him beautifully. The crowd goes home content, and he takes four bows behind the chimney.

city-10 = Sunday in a Box
    .intro = Rosamund Applegarth, halfling, grandmother of nineteen, sells one thing from her doorstep: a yellow powder in tin boxes. “Sunday,” she explains. “A pinch on the tongue, and it is Sunday morning, and nobody wants anything from you.” On the step opposite a carpenter smiles at the sky while his beams wait. “There is no harm in it,” she adds, “except that nobody wants anything from you.”
    .a = Take a pinch on the tongue.
    .a-result = Bells ring, though there are no bells. You stroll through the town with loose shoulders and open hands, as fresh as after a week of sleep. A cart clips you, a dog bites you, and you wish them both well. The freshness lasts. So, unfortunately, does the habit of not stepping aside.
    .b = Ask her how she makes it.
    .b-result = Rosamund is so flattered that she ties her own apron on you. For a whole afternoon you dry, sieve, scorch and swear under her command while grandchildren carry off your tools. She measures with a thimble and spills nothing. What she calls cooking would earn her a professor's chair, and you take notes.

city-11 = The Marzipan Pear
    .intro = Lenka, six years old, has eaten a marzipan pear that was meant for her father, and her lips are blue. Vendelin the candlemaker offers you everything in his strongbox. You could taste the crumbs, name the poison and brew against it here among the candles; it would be slow, and unkind to your tongue. But through the window you see her uncle Kryspin hurrying away over the roofs with a little bottle in his fist. A careful poisoner carries the cure, in case the wrong person eats.
    .a = Taste the crumbs and brew a cure.
    .a-result = The third crumb tells you what it is and burns the rest of your palate away like wax. To save time you pour in a flask of your own. Towards midnight Lenka asks for soup. Vendelin empties the strongbox, five gold coins in all, and opens his best wine. You cannot taste it.
    .b = Chase the uncle across the roofs.
    .b-result = He throws tiles, and one of them finds your shoulder. Above the tanneries you stop thinking and let your school's training run in your place, better than it has ever run. The bottle arrives in time. Vendelin holds the girl, asks in a small voice about his brother, and nobody remembers to mention money.

city-12 = Everything Must Go
    .intro = The widow Halina Prott is closing her late husband's stall. Locks, hinges, a stuffed owl: it must all be gone by the evening bell, when the rent is due. The dealers know this and stroll about with folded arms, waiting for her prices to die. At the end of the counter lies a long bundle in oilcloth, tied with a wedding ribbon. “One coin,” she says, not looking at it. “Unopened. Quickly, before I change my mind.”
    .a = Deal with the dealers in her name.
    .a-result = You stand next to the owl and say nothing. Two pairs of yellow eyes, it turns out, do wonders for a price. By the bell the stall is bare, the rent is paid and Halina makes you accept two coins. She takes the bundle home with her after all, in her arms, like a child.
    .b = Pay one coin for the unopened bundle.
    .b-result = She accepts the coin, lets go of the bundle, seizes it again, and finally pushes it at you so hard that the owl falls over. “Stanko finished it on the morning he died,” says Halina. “Do not thank me. Go and open it somewhere I cannot see.”

city-13 = Swords Under Seal
    .intro = The merchants' guild will trust you with its ledger only if you bear the guild's peace: both swords wired into their scabbards and sealed with blue wax until delivery. “A courier who can draw will draw,” explains the syndic. The book goes to Lubomir Hask, their factor in the forest country. In the doorway stands a dismissed guard with a broken blue seal still dangling from his belt. He looks at you and shakes his head, very slightly.
    .a = Hold out your swords for the sealing.
    .a-result = The wire is tight. For days your hand goes to the hilt, meets wax and comes away ashamed; in time it stops going at all, and the wrist grows lazy. The ledger weighs as much as a child. Lubomir Hask will be waiting for it at the guild's lodge, in the forest.
    .b = Follow the dismissed guard outside.
    .b-result = “They lost four caravans and entered them as mice,” says the guard, over a beer that he insists on paying for himself. He was with the last one. He draws the road on the table in spilled foam, then the place where the mules refused to go on. What you are hunting lives just past the mules.

city-14 = The Notary's New Head
    .intro = In the public bath, reading a deed of sale, sits a gentleman with the head of an otter. Ignace Tollard, notary, has had it since Tuesday, when he cheated a fishwife from Novigrad by means of a comma. “My clients call it an improvement,” he sighs. But the furriers' guild has studied the law, and the law only protects persons whose heads are human. Boots and clubs are coming down the steps. He lowers the deed and turns wet brown eyes on you.
    .a = Slip out with him through the drain.
    .a-result = It is a long drain. Tollard has spent his week learning what otters know, and teaches you as you crawl: breathe little, bend everywhere, waste nothing. “One begins with whatever one does worst,” he remarks. By the time there is daylight ahead, the thing you do worst has become a good deal better.
    .b = Stand between him and the clubs.
    .b-result = You hold the steps until the furriers decide that the fur is not worth the trouble. Tollard wraps you in towels, blushing through his whiskers. He is going to Novigrad, he says, to find Hanka the fishwife and apologise for the comma. He would feel so much braver with you there.
    .b-band-1 = There are seven of them, the tiles are wet, and one of the clubs has nails in it. A hammer alone will not mend your armour.
    .b-band-2 = There are seven of them, but the tiles are wet for them as well. You come away with dents and a limp.

city-15 = Witcher's Stout
    .intro = Slavoj the brewer pulls you into his cellar and locks the door. His ale is famous for one thing, which is being cheap. But imagine a stout, black and bitter, with a witcher painted on the label! “Nobody need ask what is in it,” he whispers. “Unless, of course, there is something in it.” He has a hundred barrels ready to bear your name. He also has one barrel standing open, with a funnel in the hole, and he keeps glancing at your flasks.
    .a = Lend him your name for the label.
    .a-result = The portrait is terrible. They have given you horns, to help people recognise you. Slavoj pays two coins for the use of your good name and swears that the stout is harmless, which is true: it is the old ale with soot in it. For weeks strangers clap you on the back and are then unwell.
    .b = Empty your flasks into the open barrel.
    .b-result = One after another they go down the funnel, and the barrel starts to purr. Slavoj nails it shut in a hurry. It must ripen somewhere high and cold, he says; his cousin Ulfrida keeps an inn in the mountains. Call on Ulfrida, and collect your share of whatever it turns into.

city-16 = The Way the Smoke Leans
    .intro = There is no wind, yet the smoke of Sibba's incense leans to one side like a dog on a leash. It leans towards the forest, where her sister Orsha burns charcoal and has waited twelve years for a word about the fire that killed their mother. “I have the word,” says Sibba. “But she would not believe it without Mother's ring, and that is in pawn.” She offers you a warm little flask, for the company. She does not quite ask for more.
    .a = Take the flask and keep her company.
    .a-result = You sit with her until the last stick burns out and talk of nothing: prices, knees, the insolence of pigeons. In the flask are twelve years of smoke pressed into a syrup. Drink it, she says, when you need to know which way to lean. As you go, the smoke bends after you a little.
    .b = Bring the ring and the word to Orsha.
    .b-result = The pawnbroker wants two coins and hands you a ring as thin as a hair. “Say it was my candle,” says Sibba. “Say I let her carry the blame. Say only that.” Then she turns to a customer and haggles like a demon. Look for Orsha at the charcoal kilns, in the forest.

city-17 = Forty Years Old, Running
    .intro = A man of forty with a bundle under his arm dives beneath your cloak. “Do not look down,” he breathes. “She is by the well.” Jochen wants to be a pastry cook. His mother, Dame Kunegunda, who in her day took two castles and a bridge, wants him to be a captain, and he has been running since breakfast. By the well, a lady of seventy in a mail shirt tests the wind with a wet finger, turns round, and marches straight towards you.
    .a = Hide Jochen and keep a straight face.
    .a-result = She looks at you, at the cloak, at the four feet under it, and finally at the sky. Then she walks on, a little slower than before. Jochen repays you with the one art he has mastered in forty years: how not to be where the ladle lands. There is more to it than one might think.
    .b = Tell Dame Kunegunda to let him go.
    .b-result = “At last,” says Dame Kunegunda, “somebody who says it to my face.” She is not angry, she is delighted. Come up to her house in the mountains with a sword, she says; show her one thing that she has not seen before, and the boy may bake. Under your cloak Jochen faints.

city-18 = Letters to Melt Granite
    .intro = Aurelio Penk, in lilac silk, has loved Lady Ottilie for a week and has written to her every hour of it. She lives in a hunting lodge deep in the forest, keeps wolfhounds and answers nobody. “My letters would melt granite,” he says, “but the postman is afraid of the dogs.” He needs a courier whom the dogs will respect. Failing that, he needs somebody to teach him how to look dangerous, and for this he offers in exchange the only thing he is good at.
    .a = Carry the letters to Lady Ottilie.
    .a-result = The bundle is tied with lilac ribbon and smells so sweet that bees escort you through the gate. Find Lady Ottilie's lodge in the forest country, Aurelio begs, and watch her face while she reads. Then he takes the letters back, kisses every page, returns them, and hides behind a pillar to sigh.
    .b = Teach him how to look dangerous.
    .b-result = You try for an hour. He glares like a lamb with a toothache. In return he shows you what he can do, which is dance, and there at least he is no fool: the half-turn by which one crosses a crowded ballroom without brushing a single sleeve is nothing for a swordsman to laugh at.

city-19 = The Laundry Cart
    .intro = Adepts are disappearing from the city's magical workshops, and the guards at the gate have noticed only that the laundry grows heavier. You lift the lid of a basket. Inside sleeps a girl of sixteen with a label on her wrist: Nela, third year, property of Radomil Orme. Mage Orme has a tower in the mountains and never advertises for pupils. The carter holds out his cap, to be paid for noticing nothing. The next basket, you see, is empty, and roughly your size.
    .a = Lift the girl out and send her home.
    .a-result = Noticing nothing costs you two coins. Nela wakes beside the canal, is sick, and demands to see your hands. “Who taught you to hold power like that? Like a bucket!” One by one she bends your fingers to where they ought to be. What your school gave you has never run so smoothly.
    .b = Climb into the empty basket.
    .b-result = It smells of starch and of other people's fear. At the second toll the carter remarks that one of his baskets swears when dropped, and tips you into the road; the cart rattles off with Nela on it. In your fist is the label of your own basket: Radomil Orme, at the tower, in the mountains.

city-20 = A Song About You
    .intro = The whole inn is singing it before you reach the counter: the ballad of the witcher who took a village's last silver, slept through the night of the monster and left by the window. The refrain spells out your name, letter by letter. “I only perform,” squeaks Vavrinec the bard as you lift him by the collar. “I bought it, tears included, from Anezka, a ferryman's widow, down by the water. She swears to every word.” His hat is overflowing with coins.
    .a = Go and find the widow who wrote it.
    .a-result = Vavrinec draws you the way in beer on the tabletop: Anezka's ferry, down on the water, the landing with the blue post. “She will throw something,” he warns. “She threw it at me, and I was paying her.” Behind you the inn takes up the refrain again, more softly, out of respect.
    .b = Let him sing, and take half the hat.
    .b-result = You sit in the front row with folded arms, looking exactly as guilty as the song requires, and the takings double. Your half is two coins. On the way out a child asks whether it is really you who leaves by windows. You use the door, and everybody is disappointed.

city-21 = The Queue
    .intro = The queue begins at the fountain and ends, as far as anybody knows, at a green door. What is handed out there is disputed. Salt, say some; pardons, say others; one old man believes that it is still the queue for last year's plague. Nobody leaves, in case it is something good. You are almost at the door when a young woman with a screaming twin on each arm stops beside you. She does not ask. She only looks at your place.
    .a = Keep your place in the queue.
    .a-result = Behind the green door a deaf apothecary is giving away his stock because he is sick of it. You get the last two flasks; the man behind you gets the empty basket and seems content. Outside, the queue moves up one step and goes on standing. By evening it has reached the river.
    .b = Give your place to the young mother.
    .b-result = Her name is Petra, and her father is Landrag, who builds crossbows in Vengerberg and trusts nobody. She writes something on a baby's bib. In his shop stands a crossbow, ordered and never collected; go to Vengerberg, pay the two coins still owing on it, and it is yours. The twins fall silent together, as if paid.

city-22 = The Worst Singer Alive
    .intro = Martyn is the friendliest bard alive, and the worst. When he sings, dogs leave. He discovered long ago that people pay more for silence than for music, and has built a life on it: he bows, announces a hundred verses, and waits. Tonight he sang by mistake, out of sheer joy at having company for supper. He wants to share the takings with you. Or else, he adds shyly, he could come along; there are towns that pay in advance.
    .a = Share the takings and part as friends.
    .a-result = The landlord, the landlady and a delegation from the street have all contributed, and half of it comes to two coins. Martyn embraces you, promises a ballad about this evening, and is given another handful on the spot not to begin it. Through the closing door you hear him thanking everybody warmly.
    .b = Ask him to come along.
    .b-result = He owns one bag, one lute with three strings, and no enemies, since nobody has ever listened to the end. “You will not regret it!” cries Martyn, and draws a deep breath in celebration. The entire taproom stands up as one and hands you your cloak.

city-23 = Tested in the Yard
    .intro = Hedda Stoll sells no breastplate that has not been hit. Behind her forge is a ring of sand where, every evening, volunteers in her armour are beaten by volunteers with her hammers while customers take notes. She walks once round you. “Odd shape,” says the smith. “My brother Joachim could cut one for you, up in the mountains, where he keeps the good steel. Or climb in now. I need somebody for the apprentice.” The apprentice waves shyly. He blocks out the sunset.
    .a = Let her measure you for a breastplate.
    .a-result = She measures you with a knotted string, sighing at every knot, and sends the string ahead by pigeon. Joachim Stoll, in the mountains, charges nothing for his labour, only one coin for the straps, because the saddler used to be his wife. “Do not mention her,” says Hedda. “Do bring the coin.”
    .b = Climb in with the apprentice.
    .b-result = The apprentice apologises before every blow and means it. By the third round you know that strength announces itself in the knees; by the fifth you are answering before it has finished speaking. Hedda's customers write that down as well.
    .b-band-1 = The lesson comes a little late for your armour. Hedda offers to buy the dents.
    .b-band-2 = Once he falls on you at full length, and two flasks on your belt do not survive him.
    .b-band-3 = At the end he shakes your hand and asks, pink to the ears, to be shown that again.

city-24 = Thanks Meant for Another
    .intro = A scholar falls on your neck in the street. Eight years ago, at a flooded ford, a witcher pulled Leopold Quist out by the beard and rode off without giving a name. He has been searching ever since, and here you are: the same eyes, almost the same scar. But it was Ansgar at that ford, Ansgar with the crane on his sword, and Ansgar is dead. Quist is already unpacking a gift, eight years in the making. It hurts to see anybody so happy.
    .a = Accept the thanks in Ansgar's place.
    .a-result = The gift is eight years of asking: every beast anyone has sighted between the mountains and the sea, with roads, hours and witnesses, copied in a fair hand on one folding sheet. He made it so that his rescuer might live long. You thank him, think of Ansgar, and fold it away quickly.
    .b = Tell him the truth about Ansgar.
    .b-result = He sits down on the kerb. After a while he asks where, and you tell him: Ard Modron, a grave above the town, with the sword left lying on it. “Would you go?” says Quist. “Say it to him for me. I only ever had the one sentence ready.” He tells you the sentence.

city-25 = The Champion Is Late
    .intro = Pim Fennel sells seats for fights that officially do not take place. Tonight he is sweating through his hat. Two hundred people are stamping in the cellar, his champion, the Ox, has eloped with the opponent, and if nobody steps into the pit the public will want its money or Pim. “There is a mask,” he pleads. “You could be the Ox.” Or you could sign for the great bout in the mountains, so that he would at least have something to announce. Plaster falls from the ceiling.
    .a = Sign for the great bout in the mountains.
    .a-result = Pim kisses the paper and runs down shouting. You hear two hundred people change their minds. He comes back pale but alive with your copy: the Quarry Pit, up in the mountains, against a person known as the Miller's Wife. “Nobody has ever fought her twice,” he says, and will not say why.
    .b = Put on the mask of the Ox.
    .b-result = The mask has no eyeholes. The Ox, it appears, fights by ear, and so must you. One of your trusted blows proves useless in the dark, and you drop it for good; but somebody down there knows a far better one and hits you with it twice. By the end it is yours. The public is in love.

city-26 = Mail of the Finest Wool
    .intro = The mail shirt on Severin Gloss's stall shines like a trout. You lift it: no weight at all. You pull at a link, and it comes away as a thread. The whole thing is knitted, grey wool, row upon perfect row, and dipped in silver paint. Three recruits are already counting out their pay for it. Gloss sees that you understand. His smile stays where it is while the rest of his face leaves. The only honest goods on that stall are the boots on his own feet.
    .a = Offer three coins for the boots he wears.
    .a-result = He sells at once, to be rid of you. Lacing them up, you observe in a loud voice that wool shrinks in the rain, and the recruits put their pay away. Gloss finishes the market day barefoot on cold stone. The boots are still warm as you walk round the corner to have a proper look at them.
    .b = Ask him who does the knitting.
    .b-result = “My grandmother,” he says, and to your surprise it is true. Zuzanna and her neighbours knit all winter, up in the mountains; he tells them that the shirts are for a choir. Nobody there knows that men go to war in their needlework. Somebody, you feel, ought to call on Zuzanna, in the mountains.

city-27 = The Day of Silence
    .intro = The preachers of Lebioda have bound up their own mouths with white cloth. It is the Day of Silence, and they carry slates. TODAY NOBODY MAY CALL ANYBODY ANYTHING, says one. Another, by a brazier, reads: GIVE THE FIRE ONE THING YOU ARE PROUD OF, THEN GO TO THE WATER. Citizens shuffle past it with mirrors, ribbons, a prize pike. A preacher offers you a strip of white cloth. Another makes room for you at the fire.
    .a = Take the white cloth and keep silent.
    .a-result = You tie it on and walk. No one shouts “mutant”. No one begs, warns, spits or bargains. By noon you can hear swallows; by evening you can hear your own thoughts, in whole sentences, like guests returning to a shut-up house. When the cloth comes off you are in no hurry to start talking.
    .b = Step up and give the fire something.
    .b-result = You give it something your body has always been vain about: a flourish, a trick, a pretty way of winning. You feel it go. A preacher wipes his slate and writes where to carry the empty place: to the anchoress Ludmila, walled up beside the water, who is, he underlines, not silent at all.

city-28 = The Mage Without a Shadow
    .intro = At noon, in the brightest square of the town, the mage Ulven sits and casts no shadow. They quarrelled, he explains. He accused it of copying everything; it said that somebody had to do things properly; now it has gone to the mountains and is practising on its own account. “People notice,” says Ulven, moving his chair under an awning. “I cannot be seen at court.” He would like to borrow yours until sunset. Or perhaps, if you are not the lending kind, you might fetch his.
    .a = Lend him your shadow until sunset.
    .a-result = It comes off at the heels like a wet sock. Only now do you learn how much a shadow weighs: you run your errands, then other people's, then climb a tower just for the view. At sunset Ulven returns it, brushed. It has been to court, and walks a little behind you now, thinking.
    .b = Promise to fetch his own.
    .b-result = “It will be somewhere high, where the light lies low,” says Ulven. “It was always vain about its length.” It knows every spell that he knows and has none of his manners. Go up into the mountains, near evening, and look for a shadow that belongs to nobody.

city-29 = The Venom Milker
    .intro = A man backs out of a locked room and slides down the wall. Corvin Slade milks venomous creatures for a living, and one of them has just settled accounts. His hand is the colour of plums. “Two strong draughts might hold me,” he says, teeth knocking. “I cannot promise it. Or let me go, and do me one decency.” With the good hand he pushes a sealed jar across the floor. “Paid for already. A lady in grey gloves, in the forest. She must not be kept waiting.”
    .a = Open your flasks and try to hold him.
    .a-result = It takes both draughts and most of the night, and at cockcrow his hand fades to the colour of a hand. Slade has no practice in saying thank you. He gives you three coins and his best-kept secret, the hole where he traps his most expensive creatures. One of them is on your list.
    .b = Take the jar and stay until the end.
    .b-result = You hold the good hand. He talks of scales and patience, and of a coin in his boot, for you; then he talks of nothing. The jar is warm, as if it breathed. The lady in grey gloves is called Mirabel Vey, and she is waiting in the forest, at the lodge with the closed shutters.

city-30 = Somebody Should Tell Oscar
    .intro = The poorhouse sisters lead you to a bed by the wall. Bartosz Krust, prospector, is dying tidily, with his boots on. “I left Oscar up at the claim,” he says. “Told him to guard it till I got back. That was in spring. He will do it, you see. He will sit there till he starves, he is that sort.” Oscar cannot read, and nobody climbs so high. The old man has a rough map, and two coins in a knotted rag. “Somebody should tell him he can stop.”
    .a = Take the map and promise to go.
    .a-result = He makes you repeat the words: “Enough, old friend, come down.” In exactly that order. The map shows one mountain, one pine and a cross. He keeps the two coins for candles and is gone before evening, boots and all. Oscar is waiting at the mine, up in the mountains.
    .b = Say that Oscar is down already, and well.
    .b-result = You give Oscar a warm kitchen, a bench by the stove and a stout landlady, and Bartosz Krust wants details until there are no more. “Then I can do without the candles,” he says, and puts the two coins in your palm. He dies smiling. High on a mountain something is still listening for his boots.

city-31 = The Firework Shop
    .intro = The milk has soured in three streets, and a crowd has concluded that the half-elf's fireworks are to blame. Adje stands in the door of her shop in singed gloves, with a burning taper. “One more step,” she calls, “and you will see them all at once, and so will your mothers.” The crowd has torches; the shop has six barrels of powder; nobody has done the sum. Her eyes find you. “Talk to them,” she says, “or get me out. I have a minute of temper left.”
    .a = Stand in the door and face the crowd.
    .a-result = Everything in you is trained to draw. You take hold of that reflex and break it, for good, and do something new instead, with empty hands, that makes the front row look at its torches, then at the barrels. Arithmetic spreads down the street. People remember that it is supper time.
    .b = Get her away over the roofs.
    .b-result = She pinches out the taper, kisses the doorpost and goes up the drainpipe with a satchel that ticks. Behind you the crowd discovers the barrels, and then prudence. On the last roof you part. There is a pass in the mountains, with friends beyond it. “See me over,” says Adje. “They will follow. They always follow.”

city-32 = A Witcher in Bed Four
    .intro = They found him with the blanket up to his chin; the knife had come from below, through the mattress. Keld was a witcher of another school, and once he bought you a beer. The innkeeper has three muddy hats by way of evidence: the brothers Holk, who owed Keld money and made for the mountains at dawn. He also has a bill for the mattress, and is selling the dead man's things. The bracers lie on the counter beside the butter.
    .a = Go after the three brothers.
    .a-result = You close Keld's eyes, which nobody has thought of doing, and take the hats. Three brothers, three horses, one loose shoe, and a fee that was saved by killing the man who earned it. The tracks go up. Look for the brothers Holk in the mountains, wherever a full purse can be emptied.
    .b = Pay the bill, two coins, and bury him decently.
    .b-result = Two coins redeem the lot: two swords, a razor, a wooden horse with three legs that no one can explain. You put them all in with Keld, down to the horse. The gravedigger stops you at the bracers. “Not those,” he says, weighing them in his earthy hands. “Those were made to be hit.”

city-33 = The Beggar's Cough
    .intro = You hear the cough first: deep, wet, with a whistle at the end like a kettle. Hynek begs on the steps of the physicians' hall, and the physicians step over him. He was a silver miner in the mountains until his crew broke through into a hollow where something was breathing. He alone came up. “I can tell you about it,” he says. “I tell it for bread.” Then he cannot speak at all. The door of the hall is open. They like to be paid in advance.
    .a = Share your bread and hear the story.
    .a-result = He tells it well, between mouthfuls, with all the voices. There were fourteen of them down there, and he does each one. He knows how the thing smells, what it avoids, by which road it goes out at night, and it is the very beast you want. Then the bread is finished, and he begins to cough.
    .b = Carry him in to the physicians.
    .b-result = You lay him on the marble table and your purse beside him. They bleed him, smoke him and dispute over him in a dead language, and by evening the whistle is gone. “Home,” whispers Hynek. “Up to the goats.” He makes you promise to visit him in the mountains, once he can climb that far himself.
    .b-band-1 = Three specialists insist on being consulted, and then a specialist in specialists. They want five coins, or as much of five as you have.
    .b-band-2 = With herbs, candles and the hire of the table, it comes to three coins.
    .b-band-3 = A young physician with tired eyes strikes out most of the bill. Two coins remain.

city-34 = A Toast to Gotthard
    .intro = “To Big Gotthard!” roars the taproom, and somebody puts a cup in your hand. The Third Ditch Company is drinking to its hero, who held a gate alone for an hour and died of it; his place in the shield wall has stood empty ever since. Sergeant Wulfhild watches you over the rim of her own cup. You have a feeling that there are more words to this toast than are being spoken, and that everyone else in the room knows them. The cup is very full.
    .a = Drink the cup to the bottom.
    .a-result = The cheer lifts the rafters. You drink till dawn in the best of company, and leave with a song in your bones and a number chalked on your back. It is Gotthard's. Whoever drains that cup stands in his place when the Third Ditch is next called out. Do not trouble to look for them. They will find you.
    .a-kept = Gotthard's Number
    .a-line = Chalk that will not wash off. Soon the Third Ditch will call.
    .b = Leave the cup and offer to sharpen blades.
    .b-result = Wulfhild takes back the cup and seems, if anything, relieved on your behalf. You sharpen forty swords, and every owner tells you something about Gotthard: he snored, he shared, he was scared of moths. The company pays two coins. One sword, in the corner, is sharp already, and nobody hands it to you.

city-35 = Lessons at the Elven Well
    .intro = The gate of the elven quarter is chalked with the week's insults; half the doors inside hang from one hinge. By the well an elf called Ellaneth, old even for an elf, is teaching children to fence with willow switches. “I teach anybody,” she tells you, “as well as my mood permits, and my mood is decided by the cat.” The cat regards you. Across the square two men struggle with a door heavier than themselves.
    .a = Take a willow switch from Ellaneth.
    .a-result = Ellaneth looks at the cat. The cat looks at you, and takes its time about it. Along the wall the children shove up to make room, and somebody opens a book on the result, in hazelnuts.
    .a-band-1 = The cat yawns. Ellaneth whips you about the ankles until one old habit falls out of you, and gives you a child's exercise to put in its place.
    .a-band-2 = The cat stretches. Ellaneth shows you one parry, twice, and goes to see about lunch. It is a very good parry.
    .a-band-3 = The cat crosses the square and sits down on your boot. Ellaneth lifts an eyebrow that has not moved this century, sends the children home and draws real steel.
    .b = Go and help with the doors.
    .b-result = Sixteen doors, solid oak, new hinges. You learn to stand so that a weight goes through you into the ground, for otherwise it goes through your foot. The last door is barely up, at dusk, when the first stone hits it. You put your back to the inside, next to the two men. It holds.

city-36 = Three Threes, Two Twos
    .intro = Donata has thrown dice in this corner for so long that the table has taken the shape of her elbows. She rolls before you can sit down: three threes, two twos, laid like an egg by a modest hen. “Throw, and then throw again whatever you dislike,” she says. “Beat me, and you empty the bowl.” Five gold coins lie in it. Donata never looks at her dice, and she has two very large nephews.
    .a = Pick up the dice and throw.
    .a-result = The dice are warm and perfectly honest, which is the insulting part. Donata folds her hands and turns to the window, where it is beginning to rain. The nephews lean closer. You throw, you choose, and you throw again.
    .a-band-1 = She counts five coins out of the bowl without hurry. “Good,” she says. “I was getting tired of those.” From the door you hear her roll for the next guest: four sixes.
    .a-band-2 = “No,” says Donata gently, and buys you a plum brandy on account of the rain. The coins stay in the bowl. They have been there, say the nephews, since before they were born.
    .b = Ask her how she does it.
    .b-result = “Nobody ever asks,” she says, and moves up on the bench. It is all in knowing which of your fingers is the fool. She finds yours within a minute and works it until it is the best of the five; the same, according to Donata, goes for the rest of a person. Then the nephews see you out.
    .b-band-1 = On the stairs the elder one stumbles over your belt, twice. Not a single flask on it is whole when you reach the street.
    .b-band-2 = The younger one opens the door, using you.
    .b-band-3 = They bow, and one of them brushes a crumb off your collar.

