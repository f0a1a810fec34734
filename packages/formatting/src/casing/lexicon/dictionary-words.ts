/**
 * Ordinary words of the common levels of SCOWL 2020.12.07 (10 and 20; NOTICE) that are neither in the other lists nor recognised
 * by their ending or plural.
 */
export const commonWords = `
aardvark abandon able abnormal abolishes abort abroad absolute absorb absurd abysmal accept accompany accomplishes
accord accuse accustom achieve acknowledge acorn acquire acronym act adapt add addict address adhere adjust admire
admit adopt adverse advert advice affair afford afraid afternoon age aged agenda agony agree agricultural ahead aid
aircraft airport akin alarm alas albeit album alert algebra alias align alike allege allow ally aloud alphabet amateur
amaze amend amongst ample amplifier amuse anagram analog analogue analyse analyst anarchy anecdote angel angry animal
announce annoy anomalies anorak antidote antique anybody anyhow anyplace anyway anywhere apart apostrophe appal appall
apparatus appeal appear append appendix applause apple applies appoints appraisal approval approve apt arc arcade
arcane arch arena arisen army arose arrange arrest arrival arrow arse ascend ashcan ask asleep aspect assault assemble
assert asset assign assort assume asterisk ate atmosphere attach attain attempt attend attitude attorney attract
attribute aunt automobile autumn await aware away awful axe axiom baby backlog backspace badge baffle bake ball ballot
banana bandwagon bandwidth bang bank bankrupt bare bargain bark baroque barrel barrier bash basket bass bastard bat
batch bath bathroom battery battle baud bean bear beard beast beat beaten beauty became bedroom beef beforehand began
begun behalf behave belief believe bell belong belt bench bend bent beware bicycle bid biggest bigot bigotry billion
bin bind biochemistry birth birthday biscuit bishop bit bite bitmap bitten bizarre blackboard blackmail blade blame
blank blanket blesses blew blink bliss blob bloody blow blown blurb boat bobs bog boggle bogus boil bolt bomb bonus
bookshop bookstore boom boost boot bore boredom borne borrow boss bottle bought bounce bout bow bowl bracket brake
branch brand brave breach bread break breakdown breakfast breath breathe bred breeds breeze brethren brick brigade
brightest broad broadcast broke broken brought brown browse brush bubble buck bucket budget built bulb bulk bull
bulletin bump bunch bundle burn burnt bury bush bust busy button bye bypass byte cabinet cables caffeine cage cake
calculus calendar call calm cam came camera campaign campus cancel cannot cant capitals captain card cardboard careful
carpet carrier carrot carry cartoon cartridge case cash cassette cast castle catalog catalogue catch cathedral cattle
caught causal cave caveat cent central centre ceremony certainty chair chalk champagne champion chap chapel char charm
chart chat cheap cheapest cheat check cheek cheerful cheese cheque chess chest chestnut chew chicken chief choir
choose chop choral chord chorus chose chosen chuck chunk church cigarette cinema circa circle cite citizen clarify
clash classify clause clean cleanest clear clearest cleverest click cliff climb clip clique clock clog close closest
closet cloth clothe club clue clumsy coach coal coarse coat coffee coin coke collar colleague collect colon colony
colour column combat combine comedy comfort comma command commit committee compact companion company compel compete
compile complain complaint compose comprehend compress compute con conceal concede concert concerto conclude concur
condemn condense condom conduct confess confine confirm conform confront confuse congest connect console constitute
constrain constraint consult consume contain contempt contend contest continue continuum contour contract contradict
controversy converse convert convey convict convince cook cookie cool cope copy copyright corn corpse correspond
corrupt cosy cough council counsel counterexample counterpart county courier court courtesy cousin cozy crack craft
cramp crap crash crass crawl crazy cream credit creep crew cricket crime criminals crisp crossroad crossword crowd
crown crude cruel cruelty crunch crush crystals cube cuckoo culprit cult cultural cums cupboard cure curriculum curry
curse curtain custard custom cute daft damn damp dare dash date datum dawn daylight daytime dead deaf dealt dear debt
debug decade decimal declare decode deduce deed deem deepest defeat defect defend define definite defy degrade delete
delight delightful demolishes denote deny depend deposit depress deputy derange descend deserve desire desk desktop
despair destine destroy detach detect determine detract devil devote diagram dial dialect dialog dialogue dice died
diesel difficulty digest digit dilemma dim dine dip dire dirt dirty disables disagree disappear disappoints disc
discard disco disconnect discontinue discount disgust dish dishonest disk dislike dismal dismiss display disposal
dispose dispute disregard disrupt dissimilar distasteful distinguishes distort distract distress distribute district
disturb ditch ditto dive divert divine divorce doctrine dodge doe dogma dole dollar don doom door dot doubt doubtful
downhill downright downstairs dozen draft drag dragon drain drama drank draught draw drawback drawn dread dreadful
dream dreamt dress drew drift drill drink drip drivel drove drown drum drunk drunken dual duck duff dug dull duly dumb
dummy dump dust dustbin dusty duty eagle earlier earliest earn ease easier easiest east eastern easy eaten echo edit
effort ego eighteen eighth elect electoral eleven elite elsewhere embarrass embeds emerge emit emphasis empire employ
employee empty enables enclose endeavour enemy enforce engine enjoy enlarge enlighten enquire enquiry entail entertain
enthusiasm entire entirety entitle envelope envy epic episode equilibrium equip ergo escape establishes everybody
everyday everywhere evil evolve exam exceeds excess excite exclude excuse execute exempt exhaust exit expand expect
expense expert expire expiry explode exploit export expose express expressway extend extra extract eyesight fact
faculty fail faint faintest fair fairest fairy faith faithful fake fall fallen fame familiar fantasy farce fare
farewell farthest fashion fastest faucet faulty favorite favour favourite feat fed federal fee feeble feed feel feet
fell fellow felt festival fetch fewest fibre fiddle fierce fifteen fifth fifty fight fill filthy finals finest
finishes firm fizzy flag flame flash flat flavour flaw fleet flesh flew flip float flood floppy flour flown fluffy
fluid flush flute foam fold folk fond font fool foot football footnote forbade forbid forbidden forecast forgave
forget forgiven forgot fork formal format formula formulae forth fortnight fortune forty forum fought foul fountain
fourteen fourth fragile fraud freak freeway freeze frighten fringe frog frown froze fry fudge fulfil fulfill fullest
fume fund funeral funnier funniest funny furry furthermore furthest fuse fuss fussy futile fuzzy galaxy gang garble
garden gasp gate gateway gave gay gear general genius genre gentle genuine get ghost gift gig gin girl girlfriend glad
glean glossy glow glue goat golden goldfishes golf gone goodbye goody gospel gossip got gotten govern gown grab grace
graffiti graffito grain grammar grand grasp grass grateful grave gray greasy great greatest greedy grew grey grief
grim grind grip groan gross grow grown guarantee guard guess guest guilt guilty guitar gulf gum habit hack hail
haircut hairy hall halt halve ham handful handicap handle handy hang happen happier happiest happy hard hardback
harden hardest hardware harm harmful harmony harsh hash hassle hasten hasty hate havoc hay hazy headache heap hear
heard heaven heavier heaviest heel held hell hello helmet helpful henceforth herd hereby heresy hero heroin
hexadecimal hey hid hide hierarchy highest highlight highway hindsight hint hire hit hitherto hobby hog hold holiday
hollow holy honest honesty honey honour hook hope hopeful horde horn horrid horrify horse hospitals hostile hotel hour
household houses huge huh hum humane humans humble humour hundreds hung hungry hunt hurry hurt husband hyphen
hypocrisy hypocrite icon identifier idiom idiot idle ignore illegal imagine immense immoral impend imperfect implies
import impose impress imprison impulse inane inch incomplete incorrect incur indefinite indulge inertia infantile
infect infinite inflict info inform informal inhabit inherit inhibit inject injustice ink inquire inquiry insane
insert insight insofar inspect inspire install instead instinct institute instruct insult intact intake integral
intellect intend intense interact intercourse interfere interim internals interpret interrupt interval intervene
interview introduce invade invalid invert invest invite invoke involve irony jacket jail jam jargon jazz jeans jellies
jerk jest join joke journals journey judge juice jump jungle junk jury justice justify juvenile keen keep kept kernel
kettle keyboard keystroke keyword kick kidnap kill king kingdom kiss kitchen knee knew knife knight knock lab label
labour lady laid lain lamp landlord lane largest lark latest laugh launch lawn layout lazy leach league leak lean leap
learnt leg legal legend lemon lend lengthy lens lent lesbian less lest lethal liaison libel liberal liberty license
lied lifestyle lifetime lift lightest limb line lion listen lit literal litre livest loan lobby lock lodge logo
longest loophole loose lord lorry lose loud loudest lousy love lowest loyal luck lucky lump lunch lunchtime lurk lust
luxury machinery magazine magnitude mail mailbox mainframe mainstream mangle mania manifesto mankind march margin mark
marry mask mate maybe meal meaningful meantime meanwhile meat medicine megabyte melody mend menu mercury mere merge
merit merry mess messy met metre metro microwave midday midnight mighty mile milk mill million minimal mint minus
minute miracle misdirect misery misfortune misinterpret mislead misplace misprint misread miss missile mist mistake
mistaken mistook misunderstand misunderstood misuse moan mock mod modest modify mold mole mom momentum monarch money
moon moron mortals motorway motto mould mount mountain mouth movie muck muddle mug multiplies mum mumble mummy mundane
museum myself mystery myth nail narrow narrowest nastier nastiest nasty natural naughty nay nearby neat neck need
needle neglect neighbour nest neural neutral newest nice nicest nickname nicks night nightmare nil noble nobody node
noisy none nonsense noon norm normal north northern nose nostalgia notice notify noun novice nowadays nowhere null
numb numbest numeral nun nurse oar obey oblige obscene observe obsess obsolete obstruct obtain occupy occur offend
offense offhand office offset old oldest omit onion onus opera opinion oppose opposite oppress opt optimal optimum
opus orange orbit orchestra orchestral originals orthodox ought ourselves outcry outlook outright outset outweigh
overall overcame overdraft overdue overflow overhead overlap overload overlong overlook overnight overprice overridden
overrode overseas overtime overwhelm overwritten owed pace pacifier pack packet pad page paid painful paint pair
palace pale panel pant paperback par parade paragraph paranoia pardon parentheses parenthesis park parody parrot parse
party passport password paste pat pause peace peaceful peanut peculiar pedal pedantry penalty pencil pends penguin
penny perfect perhaps peripheral permit persecute personnel persuade perverse petrol petty philosophy photo photocopy
photograph piano pie piece pigeon pile pill pin pinch pink pint pipe pitfall pity pizza plague planet playground plea
plenty plot ploy plug plural pocket poem poet poetry points poison poke polar polishes polite poll pool poorest pope
populace pork port portray pose possess postcard postscript potato pound pour poverty powerful pray preach precede
preface prefix prejudice premium prepare prerequisite prescribe preserve press presume pretend pretty prevail preview
priest prime prince principal print printout prison privilege proceeds proclaim professionals profit profound
programme prohibit prolong prompt pronoun pronounce proof propaganda prophet proposal propose prose prosecute prospect
prostitute protest prototype proud prove proven provoke pseudo publishes pull pulp pump pun punch punishes punt purge
purple pursue pursuit push putt puzzle qualifier qualify queen query quest questionnaire queue quibble quick quickest
quietest quit quite quiz quota quote rabid race rack racket racquet radar radio rag rage raid rail railroad railway
rain rainbow ran rang rank rant rape rarest rash rate rationale rattle rave react ready realm rear rearrange reason
rebuild rebuilt receipt recipe reckon reclaim recommend reconcile recruit rectangle rectangular rectify recycle
redefine redirect referendum refine reflex reformat refrain refresh refund refusal refuse refute regain regard regret
reign reject relax relay relief relieve religion rely remark remedy remind removal remove rename rend renew rent
repeat repertoire replace replies reproduce request requisite reread rescue resemble reserve resign resolve resort
respect respond restart restore restrain restrict resume retail retain retire retract retrieval retrieve reuse reveal
revenge revenue revert revolt rewrite rewritten rewrote rhyme ribbon rice richest rid ridden ride rigid riot risen
risky rival robot rocket rod rode roll roof room rope rose rot rotten rough round roundabout rout routine row royal
rub rude ruin rumour rung rush rusty sack sacrifice sadden safe safeguard safest saga sail saint sake saki sale sand
sandwich sane sang sank sarcasm sat satire satisfy sauce save saw scan scandal scarce scare scarf scenario scenery
schedule scholar scotch scrap scratch scream screw script scroll scum seal season seat sect secular seek seem seen
seldom select sell seminar send sent sequel sermon settle seventh several sexy shade shadow shake shaken shaky shame
share sharp shed sheep shell shelve shine shiny ship shirt shoe shook shoot shop shorten shortest shorthand shout
shove shown shut shutdown shy sick sicken sideways sigh sight sigma signals sillier silliest simplest simplify sincere
sine sinful sing singular sink sir sixteen sixth sixty skeleton sketch skill skip skirt skull slag slang slash slave
slept slice slid slight slightest slim slip slippery slogan slope sloppy slot slowest smallest smash smell smile smoke
smooth smug snack snag snail sneak sneaky sniff snobbery snow soap sock socket sod soft sold soldier sole solo
somebody somehow someplace sometime somewhat somewhere soon soonest sordid sore sorry sort sought soul soundtrack soup
south spare speak specialty specify spectacular sped speeds spell spelt spend sphere spigot spike spill spiral spirit
spit spite splendid split spoil spoilt spoke spoof spool sport spot spout sprang spray sprung spur squad squash
squeeze stack staff stair stake stale stall stamp stare stark startle starve stay steal steam steep stereo stereotype
sterile stick sticky stiff stir stock stole stolen stomach stood stop storey straight strange strangest straw stray
street strengthen stretch strict strike strip strongest struck structural struggle stuck studio stuff stumble stun
stunt stupid submit subroutine subscribe subset substitute subtle subtlety subway succeeds successful sudden sue sued
suffice suffix sugar suicidal suit suite sundry sung sunk sunlight sunny sunshine superb supermarket supernatural
supplier supplies suppose suppress supreme sure surname surplus surround survival suspect suspend suspicion sustain
swallow swam swamp swap swear sweat sweep sweet swept swim switch sword swore sworn swum symbol symphony symptom
synonym syntax tab tables tack tackle tag tail tale tame tank tape taste taught taxi teach teapot teeth tell temple
tempt tend tennis tense tenth terminals terrify terse thank thankful theatre thee theft thereabouts thereby therefore
therein thereof thesis thick thief thieve thirst thirty thorough thoroughfare thou thousand thread threaten threshold
threw throat throw thrown thrust thumb thus thy tick ticket tidy tied tight tile timescale tin tiny tire toad toast
tobacco toe toggle token told toll tomato tome tomorrow ton tone tongue tonight took tooth tore torn toss touch tough
tour town tragedy trail transcript transit transmit trap trash trashcan tray tread treat treaty trek trendy triangle
tribe trick tricky trifle trip triple tripos triumph trivia trolley troop trouble truck trumpet trunk trust trusty
truth tune tunnel twelve twentieth twenty twice twin typeset tyre ugh ugly umbrella unaware uncle unclear uncommon
undergo underground underlain underlay understood undertake undertaken undertook undid undo uneasy unfair unfamiliar
unhappy unhealthy unhelpful uniform unify union unite universal universe unknown unlike unload unlock unlucky
unnatural unpopular unread unsafe unseen unset unsound unsuccessful untidy unto untrue upgrade upright upset upstairs
urge used useful vacuum vague vain valid valley valve van vanishes variables vary vast vegetables vehicle vein vend
venue verb verbal verbatim verbose verdict verify versatile verse vessel vet vicar vice victim viewpoints vile violin
virgin virtue visit void vomit vote vouch vowel wade waffle wage wait wake walk want ward warn warp warranty wartime
wary wash waste wasteful watch way wealth wealthy weapon wear weasel wee weekday weekend weigh weird welfare went west
whale wheel whereby whereupon whilst whim whiskey whisky whistle whoop widespread widest width wife wing wipe wire
wisdom wise wisest wish witch withdraw withdrawal withdrawn withdrew witty wive wizard woke woken wolf wombat won
wonderful wont wooden wore workload workshop worm worn worry worse worst worth worthwhile worthy wound wow wrap wrath
wreck wren written wrong wrote yard yawn yellow yesterday yeti youngest yourself youth zoom
`;

/** The same of its level 35. Rarer words: after a name, one of them is rather a family name (Donald Duck, Hurricane Sandy). */
export const rareWords = `
aback abacus abbey abbot abdomens abduct abet abject ablaze ablest ably aboard abode aborigine abound aboveboard
abreast abridge abrupt abruptest abscess abscond absentee absolutest absolve abstain abstruse absurdest abyss academy
accede accidentals acclaim accolade accomplice accordion accost accredit accrue aced ache acne acquaint acquiesce
acquit acquittals acre acrid acridest acrimony acrobat actress acutest addendum addressee adept adjoin adjourn adjunct
admiral admonishes ado adobes adore adorn adrift adroit adultery adverb adversest aeon aeroplane aerospace afar
affidavit affirm affix afflict affront aflame afloat afoot aforesaid afresh aftereffect afterlife aftermath
afterthought aftie afto aghast agile aglow aground ahoy aide ail airborne airier airiest airmail airplane airstrip
airtight airy aisle ajar albino alcove ale alga algae alibi alight alimony alkali allay allergy alley allot alloy
allude almanac almighty almond alms aloft aloof altar altitude alto aluminium aluminum amass amble ambo ambush amen
amethyst amid amidst amiss ammonia amnesty amoeba amoebae amok amoral ampere ampersand amphitheatre amplest amplify
anaesthesia anal anathema ancestral ancestry anchovies ancientest anesthesia anew angrier angriest angst anguishes
angular ankle annals annex annul anoint anon ant antelope antenna antennae anthem anthill anthrax antibody anticlimax
antifreeze antitheses antithesis antonym anus anvil aorta apartheid ape aped apex apiece aplomb apocryphal apostle
apparel appendices appetite applaud appointee apposite apprehend apprentice apricot apron aptest aptitude aquamarine
aquarium aqueduct arbour archbishop archery archest archetypal archipelago architect architectural archway ardour aria
arid aristocrat ark armadillo armchair armistice armour armoury armpit aroma arouse arraign arrears arsenals arson
artefact artful artichoke artifact artifice artillery artisan artistry arvo asbestos ascertain ascribe ashen ashore
ashtray askew asparagus aspen asphalt aspire aspirin assail assassin asses assureds asthma astonishes astound astray
astronaut astute astutest asylum athlete attest attire auburn audibles audit auditorium august augustest aura aural
austere austerest auto autocrat autograph autopsy avail avalanche avarice avenge avenue averse avert avid avo avocado
avow avowal awaken awe awed awfullest awhile awkwardest awoke awoken awry axed axle aye azalea babble babe babier
babiest baboon backfire backgammon backhand backlash backpack backslash backtrack backwoods bacon baddest bade
badminton bagel baggier baggiest baggy bail bait bakery balcony bald baldest bale balk ballad ballast ballerina
balloon ballroom balm balmier balmiest balmy baloney bamboo bamboozle bandana bandanna bandier bandiest bandit
bandstand bandy bani banishes banjo banknote banquet barb barbarians barbecue barbeque bard bareback barefoot barest
barge barley barn barnacle barnyard baron barramundi barren barrenest barrette barricade baseball basest bashful basil
bask basketball bassoon baste bathe bathtub baton battalion baulk bawdier bawdiest bawdy bawl bayonet bayou bazaar
beacon bead beadier beadiest beady beagle beak beautify beckon bedbug bedclothes bedlam bedridden bedrock bedspread
bedtime beech beefier beefiest beefy beeswax beet beetle befall befallen befell befit befriend beggar begrudge beguile
behavioral behavioural behead beheld behold beige belabour belch belfry belie belittle bellboy bellhop bellies bellow
beloveds bemoan bemuse benign bequeath bequest bereave bereft beret berry berserk berth beseech beset besiege besought
bestow betcha betray betrayal betrothal bewitch bib bickie bidden bide biffo bigamy bike bikini bikkie bilateral bile
billabong billboard billfolds billiards billow bingle bingo bipartisan bipeds biplane birch birthmark birthplace
bisect bison bitch bitterest bittersweet blab blackberry blackbird blacken blackest blackhead blackjack blackout
blacksmith blacktop blanch blancmange blandest blankest blare blaspheme blasphemy blaze bleach bleak bleakest blearier
bleariest bleat bled bleeds blemishes blend blight blimp blindest blindfolds blip blissful blithe blithest blitz
blizzard bloc blockade blockhead blog blond blonde blondest bloodhound bloodier bloodiest bloodshot bloodstream
bloodthirstier bloodthirstiest bloodthirsty bloom blossom blot blotch blouse blowie blowout blowtorch bludgeon
bluebell blueberry bluebird bluegrass blueprint bluest bluey bluff bluffest blunt bluntest blur blurt blush boa
boardwalk boast boastful bobbin bobcat bobsleds bode bodice bodyguard bogan boldest bombard bonfire bonier boniest
bonnet bony bonz bonza bonze boo booby bookend bookmark bookshelf bookworm boomerang boon bootee booth bootleg
bootstrap booty booze bop borough bosom bossier bossiest bossy botany botch bottleneck bough boulevard bountiful
bounty bouquet bourbon bourgeois bourgeoisie boutique bovine bowel boxcar boycott boyfriend bra brace brag braggart
braid brainier brainiest brainstorm brainwash brainy bran brandishes brandy brash brashest brassier brassiere
brassiest brassy brat bravado bravery bravest bravo brawl brawn brawnier brawniest brawny bray brazen brazier breadth
breakables breakneck breakpoints breakthrough breezier breeziest breezy brekkie brekky brew brewery bribe bribery
bridal bridegroom bridesmaid bridle briefest brighten brim brine brinier briniest brink briny brisk briskest bristle
britches brittle brittlest broach broaden broadest brocade broccoli broil bronco bronze brooch brood brook broom broth
brow browbeat browbeaten brownest brownie brumby brunch brunette brunt brusque brusquest brute bubblier bubbliest
buckle buddy budge buff buffet buffoon buggier buggiest buggy bugle bulge bulkier bulkiest bulky bulldog bulldoze
bullfight bullfrog bullies bullion bum bumblebee bummest bumpier bumpiest bumpy bun bundy bung bungalow bungle bunion
bunk bunny bunyip buoy burble bureau bureaucrat burglar burgle burlap burlier burliest burnishes burp burr burro
burrow bursar bushel bushfire bushie bushiest bushy busier busiest bustle busybody butchery butt butte buttercup
butterflies buttermilk butterscotch buttery buttock buttonhole buttress buxom buzz buzzard byway cab cabaret cabin
caboose cacao cache cackle cacti cactus cad caddie cadet cafeteria cagey cagier cagiest cajole calculi calf calibre
calico calk calligraphy callouses callow callus calmest calorie calve camaraderie camel cameo canals candid candle
candlestick candour candy cane canine cannery cannibal cannier canniest cannon canny canoe canon cantaloupe canteen
canvas canyon cape caprice capsule caramel carat caravan carcass cardigan cardinals carefree carefullest caress cargo
caribou cark carnival carnivore carol carouse carp carpentry carriageway carrion cart cartel carton cartwheel carve
cascade cashew cashier cashmere casino cask casket casserole castaway caste castoff casualty cataclysm catapult
cataract catastrophe catcall catchier catchiest catchy caterpillar catfishes catnap catnip catwalk caucus caulk
causeway cavalier cavalry cavern caviar cavort caw ceasefire cedar cede celery cellar cello cellophane cellulose
cemetery census centerpiece centimetre centipede centrepiece centrifuge cereal cerebral certify chafe chaff chagrin
chainsaw chairperson chalice chalkier chalkiest chalky chameleon champ chandelier chaperon chaplain charcoal chariot
charisma charlatan chasm chassis chaste chasten chastest chatterbox chattier chattiest chatty chauffeur cheapen
checkout checkup cheep cheerfullest cheerier cheeriest cheery cheesecloth cheetah chef cherishes cherry cherub
cherubim chewier chewiest chewy chi chic chicest chick chiefest chieftain childbirth childlike chili chill chillest
chilli chilliest chime chimney chimp chimpanzee chin chink chintz chipmunk chirp chisel chivalry chlorine chloroform
chlorophyll choicest choke cholera cholesterol chook choosier choosiest choosy choppier choppiest choppy chore chortle
chow christen chromium chronicle chrysanthemum chubbier chubbiest chubby chuckle chug chum chummier chummiest chummy
chunkier chunkiest chunky churn chute cigar cinch cinnamon circumflex circus cistern citrus clack clad clam clammier
clammiest clammy clamour clamp clan clandestine clang clank clap claptrap claret clarinet clasp classy claw clay
cleanlier cleanliest cleanse cleat cleave clef cleft clench clergy clerk climax clime clinch clink clipboard clitoris
cloak clod clot clothespin cloudburst cloudier cloudiest cloudy clout clove cloven clown clubhouses cluck clump
clumsier clumsiest clung clutch coalesce coarsen coarsest coax cob cobalt cobble cobra cobweb cocaine cock cockier
cockiest cockpit cockroach cocktail cocky cocoa coconut cocoon cod coerce coercion coffin cog cognac coil coldest
collateral collie colonel coloreds colorful colossal coloureds colourful colt coma comb combustibles comeback comelier
comeliest comestibles comet commando commend commerce commodore commonest commonplace commonwealth commune communion
communique commute compactest compass compatibles compatriot completest complies compost comrade concave conceit
concisest concoct concord concourse condescend conditionals condominium cone confetti confound congeal congress
conjugal connoisseur connote conquer conquest conserve consign consortium conspire constitutionals constrict construe
consul consular consumables contagion continentals contort contraband contravene contrite convalesce convene converge
convertibles convex convoy convulse coo cooee coolabah coolest coolibah coop cop copier copperhead cordon corduroy
cork corkscrew cornea cornet cornflakes cornier corniest cornmeal cornstarch corny corporal corps corpus corpuscle
corral correctest corroboree corrode corruptest corset cosier cosiest cosmonaut cosmopolitan cosmos cossie costlier
costliest costume cot cottontail cottonwood couch cougar countdown counteract counterattack counterfeit countersign
countess coup coupon courthouses courtroom courtyard cove covert covet cowardice cowboy cowgirl coy coyest coyote
cozier coziest cozzie crab crabbier crabbiest crabby crackle crackpot cradle craftier craftiest crafty crag craggier
craggiest craggy cram cranberry crane cranium crank crankier crankiest cranky crassest crave crayfishes crayon craze
crazier craziest creak creakier creakiest creaky creamier creamiest creamy creeds creepier creepiest creepy crepe
crept crescendo crest crestfallen cretin crevasse crevice crib crimson cringe crinkle cripple crispest crispy
crisscross critique croak croc crochet crock crockery crocodile crocus crofts crony crook crookedest croon croquet
crossbow crossest crosswalk crotch crouch crow crowbar crucifix crucify crudest cruelest cruellest crumb crumble
crumblier crumbliest crummier crummiest crummy crumple crunchy crusade crust crustacean crustier crustiest crusty
crutch crux crybaby crypt cub cubicle cuddle cued cuff cuisine cull cunningest cupful cur curb curd curdle curfew
curio curl curricula curt curtail curtest curtsy cushion custody cutback cutest cuticle cutlery cutthroat cymbal
cypress cyst czar dab dabble dachshund dad daddy daemon daffodil dailies daintier daintiest dainty dairy dais daisy
dallies dame damnedest dampen dampest damsel dandelion dandier dandiest dandruff dandy dangle dank dankest dapperest
daredevil darken darkest darn dart dashboard daub daunt dawdle daybreak daydream daze dazzle deacon deaden deadest
deadlier deadliest deadlock deadset deafest dean dearest dearth deathbeds debauchery debit debonair debrief debunk
debut deceit deceitful decibel decompose decorum decoy decree decrepit decry deduct deepen deer deface defame defile
deflect deform defraud defrost deft deftest defunct deify deign deject deli delicatessen delimit delirium delude
deluge deluxe delve demagogue demean demeanour demerit demon demote demount demurest den denim denounce densest dent
dentistry depart depict deplete deplore deport depose depot deprave derail derelict derrick despot dessert destiny
destitute detain detest detour devalue devo devolve devotee devour devout devoutest dew diagnose diagonals diamond
diaphragm diarrhea diarrhoea diatribe diffuse dignify digress dike dill dillybag dilute dime diminishes dimmest dimple
din dinghy dingier dingiest dingy dinkum dinosaur diocese diphtheria diphthong diploma diplomat diplomata directest
direst dirge dirtier dirtiest disallow disapproval disapprove disarm disarray disavow disband disbelief disbelieve
disburse discern disciple disciplinarians disclaim disclose discolour discomfort disconcert discord discourse
discourtesy discredit discreet discreetest discus disdain disdainful disembark disentangle disfavour disgrace
disgraceful disgruntle dishearten dishonesty dishonour disinfect disinherit disjoint dislodge disloyal disloyalty
dismantle dismay dismissal dismount disobey disown dispatch dispel dispense dispersal disperse displace disposables
dispossess disprove disqualify disquiet disrepair disrepute disrespect disrespectful dissatisfy dissect disservice
dissolute dissolve dissuade distaste distend distil distill distillery distinctest distraught distrust distrustful
disuse ditty diverge diversify divest dividend divinest divulge dizzier dizziest dizzy docile dock dodo doggerel
doghouses dogwood doilies doldrums doleful doll dollies dolphin dome domicile dominion domino donkey doodle doona
doorstep doorway dope dopey dopier dopiest dorsal dote dough doughnut dour dourest douse dove dowdier dowdiest dowdy
downcast downfall downgrade downier downiest downpour downstream downtown downy dowry doze drab drabbest draconian
draftier draftiest drafty dragonflies drape drapery draughtier draughtiest draughty drawbridge drawl dreamier
dreamiest dreamy drearier dreariest dredge dregs drench dressier dressiest dressy dribble drier driest driftwood
driveway drizzle droll drollest drongo drool droop dropout dross drought drowse drowsier drowsiest drowsy drudge
drudgery drugstore drumstick drunkard drunkest dub duchess duct dud dude duel duet dugout duke dullest dumbbell
dumbest dumbfound dumpier dumpiest dumpy dunce dune dung dungeon dunk dunno dunny duo dupe duplex duress dusk duskier
duskiest dusky dustier dustiest dustpan dutiful duvet dwarf dwell dwelt dwindle dye dyed dynamite dynamo dynasty
dysentery dyslexia eagerest earache earbash eardrum earl earmark earnest earshot earthier earthiest earthlier
earthliest earthworm earthy easel easterlies eave eavesdrop ebb ebony eclipse ecstasy eczema edgier edgiest edgy
edibles edict edifice eel eerie eeriest effigy eigenvalue eighteenth eightieth eighty eject eke eked elapse elbow
eldest electrify electrocute electrolysis elegy eleventh elf elicit elk ellipse ellipsis elm elope elude email embalm
embargo embark embassy embellishes embezzle emblem embody emboss embrace embroidery emerald emir emphysema emporium
empress emptier emptiest enact enamel encircle encompass encore encroach encyclopaedia encyclopedia endear endorse
endow endways enema engrave engross engulf enigma enliven enrich enrol enroll enshrine ensign enslave ensue entangle
enthral enthrall enthusiast entice entrails entrap entreat entreaty entrench entrust entwine envelop environs envoy
eon epaulette epidermis epilogue epitaph epithet epoch epsilon equestrian equilateral equine equinox erect erode
errand erstwhile erudite erupt escapade escort esky esophagi esophagus esteem etch ethereal ethos etiquette eureka
euthanasia evade evenest eventful evergreen evermore evict evilest evillest evoke ewe exactest exalt excel excerpt
exclaim excrete exemplify exert exhale exhort exhume exile exoduses expanse expedite expel expend expendables expound
exquisite externals extinct extinguishes extol extort extracurricular extradite extremest extrovert exude exult
eyeball eyebrow eyed eyelash eyelid eyesore fables facade facet facile facsimile fad fade faeces faggot fagot falcon
fallout falsest falsetto falsify fancier fanciest fanciful fanfare fang faraway fasten fateful fathom fatigue fatten
fattest fattier fattiest faultier faultiest fauna fawn faze fearful feast featherier featheriest feathery feces
feeblest feign feint fellest felon felony feminine fen fend fern ferret ferry fertile fervour festoon fetid fetishes
fetus feud feudal fez fezzes fiasco fib fiberglass fibreglass fiche fickle ficklest fidget fidgety fiend fiercest
fierier fieriest fiery fiesta fifteenth fiftieth fig figurehead filch fillies filmier filmiest filmy filth filthier
filthiest fin finale financier finch finesse fingernail fingerprint fingertip finickier finickiest finicky fir firearm
fireflies fireplace fireproof firewood firmest firmware firsthand fishery fishier fishiest fishy fist fitful fittest
fizz fizzle flabbier flabbiest flabby flagpole flail flair flak flake flakier flakiest flaky flamingo flammables flank
flannel flap flapjack flare flashback flashest flashier flashiest flashlight flashy flask flatten flattery flattest
flaunt flea fleck fled flee fleece fleecier fleeciest fleetest fleshier fleshiest fleshy flex flick flier fliest
flightier flightiest flighty flimsier flimsiest flimsy flinch flint flippest flirt flit flock flog floodlight flop
floppier floppiest flora floral florid floss flotilla flounce flourishes flout flowerier floweriest flowery flu flue
fluff fluffier fluffiest fluke flung flunk flunky flurry flushest foal foamier foamiest foamy fogey foggier foggiest
foggy foghorn fogy foibles foil folklore folksier folksiest folksy follies fondest fondle foodstuff foolhardier
foolhardiest foolhardy foolproof foothill foothold footlights footpath footprint footstep footstool footwear foray
forbear forbore forborne forceful forceps fords fore forearm forebode forefront forego foreground forehead foreleg
foremost foreplay foresaw foresee foreseen foreshadow foresight foreskin forestall forestry foretaste foretell
forethought foretold forewarn foreword forfeit forge forgery forgetful forgo forlorn forsake forsaken forsook forswear
forswore forsworn fort forte forthright forthwith fortieth fortify fortitude fortress forwardest fossick foulest
foundry fount fourteenth fowl foxier foxiest foxy fracas frail frailest frailty franc frankest franks fraught fray
freckle freehand freest freight frenzy frequentest freshen freshest fretful friar friendlier friendlies friendliest
frieze fright frightful frigid frill frillier frilliest frisk friskier friskiest frisky frizzier frizziest frizzy fro
frock frond frontier frost frostbit frostbite frostbitten frostier frostiest frosty froth frothier frothiest frothy
frugal fruitful fruitier fruitiest fulcrum fumble fundamentals fungi fungus funnel funnest furl furlong furlough
furnace furnishes furore furphy furrier furriest furrow fury fussier fussiest fuzz fuzzier fuzziest gab gables gadget
gag gaiety gainful gait gal gala galah gale gall gallantry gallery galley gallon gallop gallows galore gambit gamble
gamest gamut gangplank gangrene gangway gape garb garbos gardenia gargle gargoyle garnet garnishes garret garrison
gash gasket gaudier gaudiest gaudy gauge gaunt gauntest gauze gavel gawk gawkier gawkiest gawky gayest gaze gazelle
gazette gee geed geese gel gelatin geld gem genera geneses genesis genie genii genitals gent gentile gentlest gentry
geometries geranium gerbil germ getaway ghastlier ghastliest ghetto ghostlier ghostliest ghoul gibe giddier giddiest
giddy giggle gild gill gilt gimme gimmick gingerbread gingham giraffe girdle girth gizzard glacier gladden gladdest
glade glamour glandular glare glassier glassiest glassware glassy glaze gleam glee glen glib glibbest glimpse glint
glisten gloat globe globular globule gloom gloomier gloomiest glorify gloss glossier glossiest glum glummest glut
glutton gluttony glycerin glycerine gnarl gnash gnat gnaw gnu goad goalie goatee gob gobble goblin godchild
godchildren goddess godlier godliest godlike godsend goggle goldenest goldsmith gondola gong gonna goo goodnight goodo
goodwill gooey goof goofier goofiest goofy gooier gooiest goon goose gore gorge gorier goriest gorilla gory gosh gouge
goulash gourd gourmet gout graceful graft grams grandchild grandchildren grandest grandeur grandiose grandson
grandstand granite granny granola granular granule grapefruit grapevine graphite grapple grassier grassiest grassy
gratify gratitude gravel graven gravest graveyard gravies grayest graze greasier greasiest greedier greediest
greenback greenery greenest greenhorn greenhouses greenie greet gremlin grenade greyest greyhound griddle gridiron
grieve grill grille grimace grime grimier grimiest grimmest grimy grin gripe grislier grisliest gristle grit grittier
grittiest gritty grizzlier grizzlies grizzliest grocery groggier groggiest groggy groin groom groove groovier
grooviest grope grossest grotesque grotto grouch grouchier grouchiest grouchy grouse grove grovel growl groyne grub
grubbier grubbiest grubby grudge gruel gruesomest gruff gruffest grumble grumpier grumpiest grumpy grunt guerilla
guerrilla guffaw guild guile guillotine guiltier guiltiest gulch gull gullies gulp gumdrop gummier gummiest gummy
gunfire gunshot guppy gurgle guru gush gust gustier gustiest gusty gutful guzzle gybe gym gymnasium gymnast hackney
hacksaw haddock haemoglobin haemophilia hag haggard haggle hairdo hairier hairiest hale halest halfway halibut
hallelujah hallmark hallway halo halon hammock hamstrung handbag handcuff handicraft handier handiest handkerchief
handlebar handmade handout handrail handshake handsomest hangar hangout haphazard harangue harass harbour hardier
hardiest hardwood hare harem hark harlot harmonica harp harpoon harpsichord harries harrow harshest hart harvest haste
hastier hastiest hatch hatchet hateful hatreds haughtier haughtiest haughty haul haunt haven hawk haystack haywire
haze hazel hazier haziest headfirst headier headiest headlight headlong headrest headroom headstrong headway heady
heal healthful healthier healthiest hearsay hearse heartache heartbeat heartbreak heartbroken heartburn hearten
heartfelt hearth heartier heartiest hearty heath heathen heave heavenlier heavenliest heavies heavyweight heckle hedge
hedgehog heed heftier heftiest hefty heighten heir heirloom heliport helium helm hem hemisphere hemlock hemoglobin
hemophilia hemp herald herb hereabouts herein herewith hermaphrodite hermit hernia heroine heron herpes hew hexagon
heyday hiatus hiccup hick hideaway highbrow hijack hike hillbillies hillier hilliest hilt hind hinge hippest hippie
hippopotamus hippy hisses histogram hitch hitchhike hive hoard hoarse hoarsest hoax hobble hobbyhorse hobgoblin hobnob
hobo hock hockey hodgepodge hoe hoed holdup holier holiest hollies hollowest homelier homeliest homemade homesick
homespun homestead homey homicidal homier homiest homonym hone honestest honeycomb honeymoon honeysuckle honk hood
hoodlum hoodwink hoof hoon hoop hooray hoot hop hopscotch horizontals hornet hornier horniest horny horseback
horseplay horseradishes horseshoe horticultural hose hosiery hostel hostess hotbeds hothead hottest hound hourglass
houseboat housewife hove hovel howl howzat hub hubbub huddle hue hued huff huffier huffiest huffy hug hugest hulk hull
hullabaloo humanest humanitarians humblest humbug humdrum humid humidify hummingbird hump hunch hunchback hundredth
hungrier hungriest hunk hurdle hurl hurrah hurricane hurtful hurtle hush husk huskier huskiest husky hustle hutch
hyacinth hydroplane hyena hygiene hymn hymnals hyperbole hypochondria hypochondriac hypotenuse hysteria iceberg iced
icicle icier iciest icy idiosyncrasy idlest idly idol igloo ignite iguana ilk illicit imbecile immerse immobile
immortals imp impale impart impasse impeach impede impel imperil impetus impinge implore impolite impossibles impound
impoverishes imprint impromptu impropriety impurest inanest inasmuch inaugural inborn inbreeds inbuilt incense incest
incidentals incite incognito incompatibles incurables indict indigo indiscreet indispensables indistinct induct
ineligibles inept ineptitude inert inexact infamy infantry inferno infertile infest infidel infinitesimal infirm infix
inflame influenza influx infringe infuse ingest ingrain ingratitude inhale inhumane inkier inkiest inky inlaid inlay
inn innards innermost innuendo inopportune inquest insanest inscribe inseparables insignia insincere insipid insoluble
insomnia instep instil instill instrumentals insular intangibles intensest intensify intercede intercept interchange
intercom interconnect interject interlock interlude intermarry intermingle intern internationals internet interplay
interpose intersect intersperse interstellar intertwine interweave interwove interwoven intestine intramural
intravenouses intrepid intrigue introvert intrude invariables invoice iodine iota ire irk irrationals irregular isle
isthmus itch itchier itchiest itchy jab jackal jackaroo jackass jackdaw jackknife jackpot jacks jade jaggedest jaguar
jalopy jamb jamboree jangle jar jaundice jaunt jauntier jauntiest jaunty javelin jaw jay jaywalk jealousy jeer jell
jellyfishes jeopardy jerkier jerkiest jerky jerseys jettison jetty jewel jewellery jewelry jibe jiffy jig jiggle
jigsaw jillaroo jilt jingle jinx jitterier jitteriest jittery jockey jocular jog jollier jollies jolliest jolt jostle
jot joyful joyfullest joystick jubilee judo jug juggernaut juggle jugular juicier juiciest jumble jumbo jumbuck
jumpier jumpiest jumpy junket junkie junta justest jut jute juxtapose kanga kangaroo karat kayak keel keenest keepsake
keg kelp kelpie kennel kerb kerchief kerosene ketchup keyhole keynote khaki kickback kickoff kiln kilo kilobyte
kilogram kilometre kilowatt kilt kimono kin kinda kindergarten kindest kindle kindlier kindliest kinfolk kink kinkier
kinkiest kinky kiosk kitchenette kite kitten kitty kiwi knack knapsack knead kneecap kneel knelt knit knob knockout
knoll knot knottier knottiest knotty knuckle koala kowtow kudos kylie labyrinth lace lacier laciest lacklustre lacquer
lacrosse lacy lade laden ladle ladybug ladylike laggard lagoon lair lambda lame lamest lamington lampoon landlady
landmark landslid languid languishes lankier lankiest lanky lantern lapel lapse larceny lard larrikin larva larvae
larynges larynx lash lass latch lateral lath lathe latitude latrine laud laughingstock laundry laurel lava lavishes
lavishest lawful lawsuit lax laxest lazier laziest leaden leafier leafiest leafy leaky leanest leapfrog leapt leash
leathery lectern ledge lee leech leek leerier leeriest leery leeway leftest leftmost legion legume lemme lemonade
lengthen lengthier lengthiest lentil leopard leotard leprosy lessen letdown lethargy letterhead lettuce letup levee
levy lewd lewdest lexicon liar librarians libretto lice lichen lick licorice lieu lifeboat lifeforms lifeguard
lifelike lifelong lifespan lighten lighthouses lightweight likelier likeliest liken likest lilac lilt lily limbo lime
limelight limerick limousine limp limpest linchpin linen lingerie lingo linoleum lint lipstick liquefy liqueur
liquorice lisps litany lithe lithest lithium litterbug littlest liturgy livelier liveliest liven livestock livid
lizard llama loaf loam loath loathe lob locale locket locksmith locust loft loftier loftiest lofty logarithm loin
loincloth loll lollipop lone lonelier loneliest longhand longitude lookout loom loon loonie looniest loony loosen
loosest loot lop lope lore lottery lotus lounge louse lousier lousiest lovelier lovelies loveliest lowdown lowlier
lowliest loyalest loyalty lozenge lucid luckier luckiest lug lukewarm lull lullaby lumberjack lumpier lumpiest lumpy
lunar luncheon lunge lupin lupine lurch lure lurid lush lushest lustier lustiest lustre lusty lute lye lymph lynch
lyre macabre macaroni mace machete macho mackerel madam madame madcap madden maddest madhouses maelstrom magenta
maggot magnesium magnet magnify magnolia magnum magpie mahogany maid maiden maim mainstay majesty makeshift makeup
malady malice malign mall mallard malpractice malt maltreat mama mamma mammal mammoth manacle mandibles mandolin mane
mange mangier mangiest mango mangrove mangy manhandle manhole maniac manifest manifolds manlier manliest mannequin
manoeuvre mantel mantelpiece mantle manuscript maple mar marathon marble mare margarine marigold marijuana marina
marionette maritime marketplace marmalade maroon marquee marrow marshal marshier marshiest marshmallow marshy mart
martyr martyrdom marvel mas mascara mascot mash mason masonry masquerade massacre mast masterful mastermind
masterpiece mastery mat math matriarch matriarchal matrimony matron matt matte mattress maturest maudlin maul
mausoleum mauve maverick maxim maxima maximal mayhem meadow meagre mealier mealiest meanest measles measlier measliest
medal medallion meddle median mediocre medley meek meekest megalomaniac megaton mellow mellowest melodrama melon
memento memo memoir memorandum menace menagerie menopause menthol meow mercantile merciful merest meridian meringue
mermaid merrier merriest mesdames mesh messier messiest metallurgy metals metamorphose mete meteorite metropolitan
mettle mew mezzanine miaow microbe microcode microfiche microfilm micrometre microsecond midget midriff midst
midstream midway midwife mien mightier mightiest migraine mikes mildest mildew militia milkier milkiest milky
milligram millimetre millinery millionaire millionth millisecond mime mimicry mince mincemeat mindful mineral mingle
minibus minion ministry mink minnow minstrel minuet minuscule minutest mire mirth misbehave misbehaviour miscarry
miscellany mischief misconduct misconstrue misdeeds misdemeanour misfit mishap misinform misjudge mislaid mislay
mismatch misquote misshapen misspell mistier mistiest mistletoe mistress mistrust misty mistype mite mitt mitten moat
moccasin mockery mockingbird modal modesty modicum modifier mohair moisten moistest molar molasses moldier moldiest
moldy molest mollify mollusc mollusk molt molten monarchy monastery mongoose mongrel monies monk monogamy monogram
monologue monopolies monorail monosyllables monotony monsoon monthlies moo moodier moodiest moody moonbeam moonlight
moose moot mop mope morale morass moratorium morbid morgue morn morose morphine morsel mortar mortify mosque mosquito
moss mossie mossiest mossy motel moth mothball motif motley motlier motliest motorbike motorcade motorcycle mouldier
mouldiest mouldy moult mound mourn mournful mousier mousiest mousse moustache mousy mouthful mouthpiece movables mow
mozzie mucus muddie muddiest muddy muff muffin muffle muggier muggiest muggy mulch mule mull multinationals multitude
mummify mumps munch municipal mural murkier murkiest murky murmur muscular muse mush mushier mushiest mushroom mushy
musk musket muss mussel mustache mustang mustard mustier mustiest musty mute mutest mutiny mutt mutton muzzle myriad
mystify nab nag naivest naivety namesake nana nap napalm nape napkin nappy nasal nationals nattier nattiest natty
naught naughtier naughtiest nausea naval navel navy neatest nebula nebulae neckerchief necklace necktie necrophilia
nectar nectarine needier neediest needy neglectful negligee neigh neon neophyte nephew nestle nettle neutron newbie
newborn newscast newsier newsiest newsprint newsstand newsy newt nibble nicety niche nickel nicotine niece niftier
niftiest nifty nigh nightclub nightfall nightgown nightingales nighttime nimble nimblest nincompoop nineteen
nineteenth ninetieth ninety ninny ninth nip nippier nippiest nipple nippy nit nitwit noblest nod noisier noisiest
nomad nominee nondescript nong nonpartisan nonprofit nonstandard nonstop noodle nook noose northeast northeastern
northerlies northwest northwestern nosebleeds nosier nosiest nostril nosy notables notch noteworthy noticeboard
notoriety nougat nought nourishes nova nozzle nuclei nude nudest nudge nugget nuggety nulla nullify nursemaid nursery
nutmeg nutshell nuttier nuttiest nutty nuzzle nylon nymph oaf oasis oath oatmeal obelisk obese oblique oblivion oblong
oboe obscenest obscurest obstacle obtuse obtusest octagon octave octopus ocular oddest odor odour oesophagi oesophagus
offbeat offload offshoot offshore oftenest ogle ogre ohm ohs oilier oiliest oily okay okra olden omega omelette omen
omnibus onomatopoeia onrush onslaught onya oodles ooze opal opaque opaquest openest operand opium opossum opportune
optima oracle orangutan orbitals orchard orchid ordain ordeal orderlies ore orgasm orgy orifice orphan ostrich ouch
ounce oust outbound outbreak outburst outcast outclass outdid outdo outermost outfit outgrew outgrow outgrown
outgrowth outhouses outlaid outlast outlaw outlay outpost outran outrun outshine outskirt outsmart outspoken outstrip
outwit ova oval oven overbear overblown overboard overbore overborne overburden overcast overcharge overcoat overcrowd
overdid overdo overdose overdraw overdrawn overdrew overeat overeaten overgrew overgrow overgrown overhand overhang
overhaul overhear overheard overheat overhung overkill overlaid overlain overlay overlie overpass overprint overran
overreact overrule overrun oversaw oversee overseen overshadow overshoot overshot oversight oversleep overslept
overstep overt overtake overtaken overthrew overthrow overthrown overtook overturn overuse overweight overwrite
overwrought ovum oxen pacify pact paddle paddock paddy padlock pagan pageantry pagoda pail painfullest pajamas pal
palest palette pall pallid palm palomino paltrier paltriest paltry panacea pancake pancreas panda pandemonium pane
pang panhandle panicky panorama pansy pantie pantomime pantry pap papa papal papaya paperweight paprika papyri papyrus
parables parachute paraffin paragon parakeet paralyse paralysis paralyze paramount paraphernalia parasol parcel parch
pare parishes parka parkway parlour parole parsec parsley parsnip parson partake partaken participle partisan partook
partridge pas passageway pasta pastel pastiche pastier pastiest pastime pastoral pastry pasty patchy pate pathos
pathway patientest patio patriarch patriarchal patrimony patriot patrol patron patty paunch paunchier paunchiest
paunchy pave pavilion paw pawn payload payoff payroll pea peach peacock peal pearl peat pebble pecan peck peddle
pedestals pedigree pedlar peek peel peep peeve pelican pelt pelvis pendulum penicillin peninsula penis penknife
penthouses peon peony pep peppermint perch perfectest perfume peril periphery perishables perishes perjury perk
perkier perkiest perky perpendicular perplex persevere persona personals personify perspire pert pertain pertest
perturb perusal peruse pervade pervert peskier peskiest pesky pest petals petite petrify petroleum petticoat pettier
pettiest petunia pew phantom philanthropy phlegm phobias phoney phonier phoniest phonograph phony photocopier photon
photosynthesis physique piccolo pickax picket pickier pickiest pickle pickpocket pickup picky picturesque piddle
piecemeal pierce piety pigeonhole piggyback pigpen pigtail pike pilgrim pillar pillies pillow pimple pimplier
pimpliest pincushion pine pineapple pinion pinkest pinnacle pinpoints pique piranha pirouette pis pistachio pistol
piston pitchfork pithier pithiest pithy pitiful pivot pixie placard placenta placid plaice plaid plainest plaintiff
planetarium plank plankton plantain plaque plateau platinum platitude platoon playback playful playhouses playpen
playwright plaza plead pleasantest pleasantry pleat pledge plentiful plethora pliers plight plod plop plough plow
pluck plucky plum plumb plume plummet plump plumpest plunge plush plushest plutonium ply plywood pneumonia poach
pockmark pod podium poinsettia pokey pokie pokiest poky polio politest polka pollen pollie pollute polo polygamy
polygon polyp pomp poncho pond pontoon pony poodle poop popcorn poplar poppy porcelain porch porcupine pore porridge
portables portals portend portfolio porthole portico portlier portliest portrait portrayal possibles possum postbox
postcode postmark posy potassium pothole pottery pouch poultry pounce pout powdery powerhouses powwow prairie
praiseworthy pram prank prattle prawn preamble precinct precipice precisest preclude preempt preen prefab prefect
prelude premier premiere preoccupy prepaid prepay prestige presto presuppose pretense pretext prettier prettiest
pretzel prick prickle pricklier prickliest priestess prim primal primeval primmest primp primrose privatest privier
privies priviest probables procedural processionals prod prodigal prodigy profane profess profoundest profuse progeny
projectile proletarians proletariat prologue prom promenade promptest prong proofread prop propel properest prophesy
proportionals propriety prospectus protract protrude proudest proverb province proviso prow prowess prowl proxy prude
prune pry psalm pseudonym psych psyche psychiatry psychoanalysis psychoanalyst psychopath puberty puck puddle pudgier
pudgiest pudgy puff puffier puffiest puffy puke pulley pulpit puma pumice pummel pumpernickel pumpkin pundit punier
puniest punk punkest puny pup puppet puppy puree purest purify purplest purport purposeful purr purse pus pushier
pushiest pushy pussier pussiest pussy putrid putty pyjamas pyramid pyre pythons qua quack quadrangle quadrilateral
quadrupeds quadruple quagmire quail quaint quaintest quake qualm quantifier quantify quarantine quark quarrel quarry
quart quarterback quarterlies quartet quartz quash quay queasier queasiest queasy queenlier queenliest queerest quell
quench quiche quicken quicksand quill quilt quinine quintet quip quirk quirky quizzes quorum rabbi rabble rabies
raccoon racetrack racier raciest racy radii radishes radium raffle raft ragamuffin raggedest ragtime raincoat raindrop
rainfall rainier rainiest rainstorm rainy raisin rake rallies ramble ramp ramrod ramshackle ranch rancid rancour
rankest rankle ransack ransom rap rapidest rapport rapt rashest rasp raspberries ratify rationals rattlesnake ratty
ravel raven ravine ravishes rawest rayon raze razoo readier readiest readjust realest realty ream reap reappear rebel
rebellion rebind rebirth reborn rebound rebuff rebuke rebut rebuttals recap recede recentest receptacle recess
recharge recitals recite recluse recoil recollect recompense recompile reconnect reconstruct recount recoup recourse
rectum recur redden reddest redeem redesign redhead redid redistribute redo redraft redraw redress reed reek reel
reelect referee refill refinery refuel refuge refugee refurbishes regal regale regalia regatta regimens registrar
registry rego regress regretful rehash rehearsal rehearse reimburse rein reinforce rejoice rejoin relaid relapse
relinquishes relishes reload remade remake reminisce remiss remit remodel remorse remorseful remotest rendezvouses
renegade renege renewal renounce renown rentals reopen repaid repay repeal repel replay replenishes replete replica
repose repress reprieve reprimand reprint reprisal reproach reprogram reprove reptile republican repulse repute
requiem reroute resale reschedule rescind resentful reservoir reshuffle residue resin resolute resound resourceful
respectful respite restful restfullest restraint resubmit resurface resurrect retard retch rethink retina retort
retrace retreat retrograde retrospect retry returnables retype reunion reunite rev revamp revel revelry revengeful
revere reverie reversal revile revisit revival revoke revolve revue rewind rhapsody rhino rhinoceros rhododendron
rhubarb ricketier ricketiest rickety rickshaw ricochet riddle ridge ridicule rife rifest rifle rig rightest rightful
rightmost rigour rile rim rind ringworm rink rinse ripe ripen ripest riposte ripple riskier riskiest rite rivalry
rivet roach roadblock roam roar roast robbery robe robins robustest rockier rockiest rocky rodeo roe rogue romp rook
rookie roomier roomiest roost rort rosier rosiest rostrum rosy rote rotisserie rottenest rotund rotunda rouge roughen
roughest roughhouses roughie roughy roulette roundest rouse rowboat rowdier rowdiest rowdy royalty rubbishes rubble
rubier rubiest ruby rucksack ruckus ruddier ruddiest ruddy rudest rue rued rueful ruff ruffle rugby ruggedest rum
rumble rummest rummy rump rumple runaway rundown rune runnier runniest runny runt runway ruse rust rustier rustiest
rustle rut rye saboteur sabre sac sacrilege saddest saddle safari saffron sag sage sagebrush sagest sailboat saintlier
saintliest salad salami salespeople salesperson saliva sallow sallowest salmon salon saloon saltest saltier saltiest
salty salute salve sanatorium sanctify sandal sandbag sandier sandiest sandshoe sandstorm sandy sanest sanitarium
sanserif sap sapphire sardine sari sash sassier sassiest sassy satchel satin saucepan saucier sauciest sauerkraut
sauna savagery savagest saviour savorier savoriest savour savourier savouriest savoury savvier savvies savviest
sawdust scab scaffolds scalar scald scalier scaliest scallop scalp scalpel scantest scantier scantiest scanty
scapegoat scar scarcest scarecrow scarier scariest scatterbrain sceptre schoolboy schoolchild schoolchildren scoff
scold scoop scoot scorch scorn scornful scorpion scoundrel scour scourge scout scowl scrabble scram scramble scrape
scratchier scratchiest scratchy scrawl scrawnier scrawniest scrawny screech screwier screwiest screwy scribble scribe
scrounge scrub scruff scruffier scruffiest scruffy scruple scrutiny scuff scuffle scurry scuttle scythe seafood seam
seamstress seaport searchlight seashell seashore seasick secede seclude secrete securest sedan sedatest seduce seedier
seediest seedy seep seesaw seethe semicircle semicolon semifinals senile sentry sepulchre sequin serenade serene
serenest serviette servile servitude setback seventeen seventeenth seventy severest sew sewn shabbier shabbiest shabby
shack shackle shadier shadiest shadowier shadowiest shadowy shady shaft shaggier shaggiest shaggy shakier shakiest
shallowest sham shamble shameful shampoo shamrock shanty shapelier shapeliest shark sharpen sharpest shave shaven
shawl sheaf sheath sheathe sheave sheen sheerest sheik sheikh shellfishes shepherd sherbet sheriff sherry shield
shiftier shiftiest shifty shin shingle shinier shiniest shipshape shipwreck shire shirk shoal shod shoddier shoddiest
shoddy shoelace shonk shonky shoo shore shortfall shotgun shovel showdown showier showiest showy shrank shrapnel
shreds shrew shrewd shrewdest shriek shrill shrillest shrimp shrine shrink shrivel shroud shrub shrubbery shrug shrunk
shrunken shuck shuffle shun shunt shuttle shyest sickest sickle sicklier sickliest sidelong sideshow sidestep
sidetrack sidewalk sidle siege sierra siesta sieve sift signify signpost silentest silhouette silk silken sill sillies
silo silt silversmith silvertail silverware silvery simile simplex sincerest sinew sinewy singe sinus sip siphon sire
siren sirloin sissier sissiest sissy sixteenth sixtieth sizzle skateboard skein skerrick sketchier sketchiest sketchy
skew ski skid skilful skillful skim skimp skimpier skimpiest skimpy skinflint skinnier skinniest skinny skirmishes
skit skite skulk skunk skylight skyrocket slab slack slacken slackest slain slake slam slap slapstick slat slavery
slay sleazier sleaziest sleazy sled sleek sleekest sleepier sleepiest sleepy sleet sleeve sleigh slenderest slew slick
slickest slier sliest slime slimier slimiest slimmest slimy slingshot slink slipperier slipperiest slipshod slit slob
slog slop sloppier sloppiest slosh sloth slothful slouch slovenlier slovenliest sludge slug sluice slum slump slung
slunk slur slush slut sly slyest smack smallpox smartest smear smellier smelliest smelt smirk smite smithereens smiths
smitten smock smog smokestack smokier smokiest smoko smoky smoothest smote smudge smuggest smuggle smut snake snap
snappier snappiest snappy snapshot snare snarl snatch sneakier sneakiest sneeze snidest sniffle snip snipe snippet
snitch snob snoop snootier snootiest snooty snooze snore snorkel snort snot snout snowball snowdrift snowfall
snowflake snowier snowiest snowplough snowplow snowstorm snowy snub snuff snug snuggest snuggle soak soapier soapiest
soapy soar sob soberest sobriety sociables soda sodden sofa softball soften softest soggier soggiest soggy sojourn
solace solemn solemnest solicit solidest solidify solitaire solitude soluble sombre someday somersault sonata sonnet
sook sooky soot soothe sootier sootiest sooty sop sophistry sophomore soprano sorceress sorcery sorest sorrier
sorriest sorrow sorrowful sorta soundest soundproof sour sourest southeast southeastern southerlies southpaw southwest
southwestern souvenir sovereign sovereignty sow sown spa spacecraft spade spaghetti spangle spaniel spank sparest
spark sparkie sparkle sparsest spasm spat spatula spawn spay spear spearhead spearmint specifier specimens speck
spectacle spectre speedboat speedier speediest speedy spellbind spellbound spendthrift sperm spew sphinx spice spicier
spiciest spilt spinach spinals spindlier spindliest spine spire spiteful spitefullest spittle splash splat spleen
splendidest splendour splice splint splurge spokespeople spokesperson sponge spongier spongiest spongy spook spookier
spookiest spooky spoon spoonful spore sporran spotlight spottier spottiest spotty spouse sprain sprawl spreadsheet
spree sprier spriest sprig springboard springier springiest springtime springy sprinkle sprint sprout spruce sprucest
spry spud spun spunk spurn spurt squabble squadron squalid squalidest squall squarest squat squattest squawk squeak
squeakier squeakiest squeaky squeal squelch squid squint squintest squire squirm squirrel squirt stab stables stablest
stadium stag stagecoach staid staidest stain stairway stalest stalk stallion stalwart stamina stampede stanch
stanchest standby standoff standpoints standstill stank stanza staple starboard starch starchier starchiest starchy
stardom starfishes starkest starlight starrier starriest starry statelier stateliest stationery statue statute staunch
staunchest stave steadfast steadier steadiest steak stealth stealthier stealthiest stealthy steamier steamiest steamy
steepest steeple stellar stench stencil sternest stew stewardess stickier stickiest stickybeak stiffen stiffest stifle
stigma stigmata stillborn stillest stingier stingiest stingy stink stint stirrup stitch stockade stockier stockiest
stockpile stocky stockyard stodgier stodgiest stodgy stoke stolid stolidest stomp stonier stoniest stony stool stoop
stopgap stopwatch storehouses storeroom stork stormier stormiest stormy stout stoutest stove stow stowaway straddle
straggle straighten straightest strait straitjacket strand strangle strap strata stratagem stratify stratosphere
stratum strawberry streak streetcar stressful strew strewn stricken strictest stridden strife strine stringier
stringiest stringy stripe striven strode stroll stronghold strove strum strung strut stub stubbier stubbiest stubble
stubborn stubbornest stubby stud stuffier stuffiest stuffy stump stung stunk stupefy stupidest sturdier sturdiest
sturdy stylus suave suavest subcommittee subdue subgroup sublime sublimest submarine submerge subnormal subprogram
subscript subsidy substandard subsystem subterfuge subterranean subtlest subtract suburb suburban subvert succinct
succinctest succour succumb suck suckle suds suede sugarier sugariest sulfur sulk sulkier sulkiest sulky sullen
sullenest sulphur sultan sultrier sultriest sultry summit summon sunbake sunbathe sunburn sundae sundown sunglasses
sunken sunlit sunnier sunniest sunscreen sunset suntan sunup sup superbest superimpose superscript supersede superstar
supple supplest surcharge surest surfboard surgeon surlier surliest surmount surpass surreal suspense swab swampier
swampiest swampy swan swarm swarthier swarthiest swarthy swat swathe sway sweaty sweepstake sweeten sweetest
sweetheart swell swellest swerve swiftest swig swill swindle swine swipe swirl swishes swishest switchboard swivel
swollen swoon swoop swordfishes swung syllables syllabus synagogue synopses synopsis syntheses syphilis syringe syrup
tabby tabernacle tablecloth tablespoon tablespoonful taboo tacit taciturn tackier tackiest tacky taco tact tactful
tadpole taillight tailspin taint takeoff talc talismans tallest tallies tallow talon tambourine tamest tan tandem
tangerine tangibles tangle tango tankard tannest tantamount tantrum tapestry tar tarantula tardier tardiest tardy
tariff tarnishes tarpaulin tarrier tarriest tarry tart tartan tartar tartest tassel tasteful tastier tastiest tasty
tattle tattoo tatty taunt taut tautest tavern tawdrier tawdriest tawdry tawnier tawniest tawny taxicab teacup teak
teardrop tearful teaspoon teat tedium tee teed teem teen teethe telegram telegraph teletype telltale tempest tempo
temporal tenderest tendon tendril tenet tensest tent tentacle tepee tepid termini terminus termite terrace terrain
terrier tersest testicle testify testimony testis tetanus textile thatch thaw theologian thereon thereupon thermal
thermostat thesauri thesaurus thicken thickest thicket thigh thimble thinnest thirstier thirstiest thirsty thirteen
thirteenth thirtieth thistle thong thorn thornier thorniest thorny thoroughbreds thoroughest thoughtful thousandth
thrash threadbare thresh thrice thrift thriftier thriftiest thrifty thrill throb throng throttle throwaway throwback
thud thug thumbtack thump thunderbolt thunderstorm thunderstruck thwart thyme tiara tickle tidbit tide tidier tidiest
tiff tighten tightest tightrope tightwad tilde tilt timelier timeliest timetables timid timidest ting tinge tingle
tinier tiniest tinkle tinnie tinniest tinny tinsel tint tipsier tipsiest tipsy tiptoe tirade tiredest tit titbit
toadstool toboggan toddle toed toenail toffee toga toil tomahawk tomb tomboy tomcat tong tonne tonsil toolkit toot
toothache toothbrush toothpaste toothpick topaz topple torch tornado torpedo torque torrid torso tortilla tot
totalitarians totals tote totem toucan touchdown touchier touchiest touchy toughen toughest toupee tourniquet tousle
tout tow towel townspeople tract trademark trainee trait tramp trample tranquil tranquilest transact transcend
transcribe transgress transpire transpose transverse trapeze trashier trashiest trashy traverse travesty trawl
treachery treacle treadmill treason treasury treble trellis tremble trench trendier trendiest trespass trestle
triangular tribal tribunals tribute trickery trickier trickiest trickle tricycle trill trillion trim trimmest trinket
trio tripe tripod trite tritest trod trodden troll trophy troppo trot trough trounce troupe trout trowel truce truckie
trudge truest truffle trumps trustee trustful trustier trustiest trustworthier trustworthiest trustworthy truthful
tryout tsar tub tuba tubular tuck tuft tug tulip tumble tummy tumour tumult tuna tundra tuneful turban turbine tureen
turf turgid turkeys turmoil turnaround turnip turnout turnpike turnstile turntables turpentine turret turtle
turtleneck tusk tussle tuxedo twang tweak twee tweet twelfth twiddle twig twilight twine twinge twinkle twirl twitch
tycoon typeface typescript typhoon typhus typify tyranny uglier ugliest ultimatum ultra umpire umpteen unblock unborn
unbroken unburden uncannier uncanniest uncanny unchristian unclean uncleanest uncommonest uncouth uncut undecideds
underbrush undercut underdog underflow underfoot undergrowth undermine underpass underscore undershirt understudy
undertow underwear underweight underworld underwrite underwritten underwrote undesirables undress undue unearth
uneasier uneasiest uneven uneventful unfairest unfaithful unfasten unfit unfolds unforeseen unfriendlier unfriendliest
unfunny unfurl ungainlier ungainliest ungodlier ungodliest ungrateful unhappier unhappiest unhealthier unhealthiest
unheard unhook unicorn unicycle unilateral uniquest unison unjust unkempt unkind unkindest unkindlier unkindliest
unlawful unleash unlikelier unlikeliest unluckier unluckiest unmans unmask unnerve unorthodox unpack unpaid unpick
unproven unravel unreal unrest unrulier unruliest unsafest unsaid unsavoury unsay unscrew unseat unseemlier
unseemliest unsettle unsightlier unsightliest unsoundest unstuck unsung untangle untidier untidiest untie untold
untruest untrustworthy unveil unwell unwieldier unwieldiest unwieldy unwind unwisest unworthy unwound unwrap unwritten
upbeat upend upheaval upheld uphill uphold upholstery upkeep uplift upload uppermost uproar uproot upshot upstart
upstream uptight uptown upturn uranium urbane urbanest urchin urine urn usurp ute utensil uteri uterus utmost vaccine
vagabond vagina vaginae vaguest vainest valentines valour valuables vampire vandal vane vanguard vanilla vanquishes
vapour varnishes vase vastest vault veal veer vegetarians veil velour velvet velvety vengeful venison venom vent
ventricle veranda verandah verge verier veriest vermin vernacular vertebra vertebrae vertices vertigo verve vest
vestibule vestige veterinarians veto vex viaduct vial videotape vie vied vigil vigilante vigour vilest vilify villa
villain villainy vine vinegar vineyard vinyls viola viral virile virtuoso visa vise vista vivid vividest vodka vogue
volcano volley volleyball volt voodoo vortex vulgar vulgarest wad waddle waft wag wagon waif wail waitress waken
walkout wallop wallow walnut walrus waltz wan wand wane wanna wannest wanton warble warden wardrobe warehouses warfare
warhead warier wariest warlike warmest warmth warpath warrens wart washables washcloth washout washroom wasp
wastebasket watchdog watchful watchword watercolour waterfall waterfront waterier wateriest watermark watermelon
waterproof watersheds watertight waterway watery watt waveform wavelength wavier waviest wavy waxier waxiest waxy
waylaid waylay weaken weakest wealthier wealthiest wean weaponry wearier weariest weave wedge wedlock weed weedier
weediest weedy weeklies weep weest weightier weightiest weighty weirdest weirdo weld welt wept werewolf westerlies
westie wettest whack whacko wharf wheedle wheelbarrow wheelchair wheeze whereabouts wherein wherewithal whet whew
whiff whine whinny whip whir whirl whirlpool whirlwind whisk whiten whitest whitewash whittle whiz whizz whoa
wholesale whore wick wickedest wicket widen widow wield wig wiggle wigwam wildcat wildest wildfire wildlife wilful
wilier wiliest willful willow wilt wily wince winch windfall windier windiest windmill windowpane windpipe windscreen
windshield windy wink winsomest wintertime wintrier wintriest wintry wirier wiriest wiry wisecrack wishful wisp
wispier wispiest wispy wist wistful witchcraft witchetty withheld withhold withstand withstood wittier wittiest wiz
wobbegong wobble wobblier wobbliest woe wok womankind womb woo woodchuck woodenest woodier woodiest woodwind woof wool
woolen woollen woollier woollies woolliest woomera woop wordier wordiest wordy workbench workforce workout workplace
worldlier worldliest wormhole worsen worthier worthiest wot wove woven wowsery wrangle wreak wreath wreathe wrench
wrest wrestle wretch wretchedest wriggle wrinkle wristwatch writ writhe wrongdoer wrongest wrought wrung wry wryest
yabbie yabby yacht yak yakka yam yank yap yardstick yarn yearlies yearn yell yellowest yelp yen yew yodel yoga yoghurt
yogourt yogurt yoke yokel yolk youse youthful yowl yuck zac zack zanier zaniest zany zeal zebra zenith zest zeta
zigzag zillion zinc zip zodiac zombie zucchini
`;
