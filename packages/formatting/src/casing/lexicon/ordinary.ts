/**
 * Ordinary English words that their ending does not give away; `isOrdinaryWord` adds plurals and endings. What stands
 * both here and among the names is a name only where its neighbours say so.
 */
export const ordinary = `
abbey about above abroad absolute abstract abuse academy access account ace acid across actin acute ad adapt adult
advice aerosol affair affect after again against agenda agent ago agree ahead aim air aircraft airport album alcohol
algebras algorithm alien all alleles allows almost alone along alpha already also alter although always amateur ambush
amend amino amnesia among amount amplitude amygdala analyses analysis analyze anatomy and angel anger angle ankle anti
anxiety any apart apology apple approach arch are area argue arm armor army around array arrest arrow art artery
article ash aside asleep aspects assault assay assemblies assess asset atlas atom attack attic audio aunt avian avoid
awake award aware axis baby back background bacteria bacterium bad badge bag bake ball ballet ballot ban band bank bar
bare bark barn baroque base basic basin basis bath battle bay beach beam bean bear beast beat beauty because bed bee
beef been beer before beg begin behave behaviour behind beliefs believe bell belong belt bench bend benefit berry best
bet beta betray between beyond bias big bill biomass biosynthesis bird birth bishop bite black blame blast blaze bless
blind block blood bloom blow blue board boat body bold bomb bond bone book boot bore boss both bottle bottom bound
boundaries bowl box boy brain brave bread breast breath breed breeze brick bride bridge brief bring broad broke broken
bronze brown brush bubble bud bug build bull bullet burden bureau burst bus bush busy but buy cage cake calcium calm
camel camera camp campus can canal candle canon canopy canvas cap cape captain car carbon carcinoma cardiac
cardiovascular care carpet carry cart cartoon cast castle cat catch categories cattle cause cave cease cell cellular
cemetery census century ceremony certain chain chair challenge change channel chaos chapel charge charm chart chase
cheap check cheese chef chemistry chemotaxis chest chicken chief child children chip choice chromatin church cinema
circadian circuit circuitry circular citizen city civic civil claim clash class classroom clay clean clear cliff climb
clock close cloth cloud clown club coal coast coat code coffee cohort coin cold coli collapse college colony color
columns combat come comedy comfort comic command commerce commit common company compare comparison complete complex
composite compound concept concern concert concrete condemn confess confirm conflict confront connect conquest
consensus constraints construct consult consume contact contest context contract contrast contribute control convert
convict cook cool copy coral cord core corps corpse corpus correct corrupt cortex cortices cosmos cost cotton couch
could council count countries country county coup couple course court cousin cover cow craft crash crazy cream credit
creed creek crew cricket crime crisis criteria criterion crop cross crowd crown cruel crush cry cue cult cup cure
curse curve custom cut cyber cycle cypress cytoskeleton dairy dam damp dance dare dark data dataset dawn day deaf deal
dear death debris debt decades decay deck deed deep deer default defeat defects defense deficit degree delay delivery
delta demand dementia dense deny depends depict deposit depot depth describe desert design desire despair despite
destiny destroy detail detect develop device devil devote diabetes dialect dialogue diamond diary die diet difficult
dig digest digit dilemma dinosaur direct dirt dirty disc discharge discovery discrete discuss disgust dish dispute
distinct ditch dive diverse divine divorce doctrine does dog doll dollar dolphin domain donkey doom door dose double
doubt dove down draft dragon drama draw dread dream dress drift drink drive driven drop drought drown drug drum dry
duck due duel duke dull dumb dust duty dwarf dwell dynasty each eager eagle ear earl early earn earth earthquake east
easy eat ecology economy ecosystem eddy edema edge edict edit effect egg elbow elder elect electrode electron elite
else embrace embryo emerge empire employ empty enact encode end enemy energy engine enigma enjoy enough enrich
ensemble entropy entry enzyme epilepsy episodes equal era err error essay ethic ethylene euro eve even event ever evil
exact exam example exchange exhibit exile exist exit expand expert explain explicit explore expose express extend
extinct extra extracellular extreme eye fable face fact fail faint fair fairy faith fake fall false fame families fan
fancy far farm fashion fast fat fate fatty fault favor fear feast feedback feel fellow female fence fern fertile fever
few fiber field fight file film final find fine finish finite fire firm first fish fit five fix flag flame flash flat
flesh flies flight flood floor flora flow flux fly fmri focus foe fog fold folk follow font food fool foot football
for forbid force foreign forest forge forget fork form fort forth fortress fortune forum fossil found four fox frail
frame framework free freedom freeze frequencies fresh friend frog from front frost frozen fruit fuel full fun fund
fungi funny fur fury fusiform gain gallery game gamma ganglia gap garden gas gate gaze gene genesis genius genotype
genre gentle genus geometry ghost giant gift girl give given glass globe glory glove glow glucose go goal goat goddess
gold golden good gospel govern gown grace grade grain grammar grand grape graph graphene grasp grass grave gray green
grey grid grief ground group grow growth guard guerrilla guess guest guide guilt guilty guitar gulf gun guru gut guy
gyrus habit habitat had hair half hall halt hamlet hand handbook handle hang happen happy harbour hard harm harp harsh
harvest has hat hate haunt have haven hawk hazard head heal health healthcare healthy hear heart heat heaven heavy
height heir hell hello helmet help hen hence her herb herbivore herd here hero herself hidden hide high hill himself
hint hip hippocampus hire his hold hole holiday holy home homeland honest honey honor honour hook hope horizon horn
horse host hostile hot hotel hours house how huge human hunt hurt husband hut hybrid hymn hype hyperthermia hypotheses
hypothesis hypoxia ice icon idea ideal identify idiot idle idol if ill imagery immune impact impair implicit import
improve inch include income index indices indirect induce industry inhibits injury inner input insect insights instead
insulin insult intact intellect inter interest interface interferon interleukin interneurons into intracellular
inverse invest invite involves ion iron island isle isotope issue item its itself ivory ivy jacket jail jazz jeans jet
jewel job join joint joke journey joy judge juice jump jungle jury just justice keep key kid kidney kill kind king
kingdom kiss kit kitchen kite knee kneel knife knight knock knot know knowledge known labor labour lack lad lady lag
lake lamb lamp land landscape lane lap large lark laser last late later lattice laugh launch law lawn lay layer lazy
lead leaf league lean leap learn least leave left legal legend lemon lend length lesson let level liar liberty lid lie
life lift ligand light like lily limb limit linear link lion lip liquid list listen little live liver lizard load loan
lobby lobe local loci lock locus lodge log logic lone long look loop loose lord loss lost lot loud love lover low
lower loyal luck lucky lunch lung lure lust lyric macaque machine mad made magic magnet maiden mail main maintain
major make malaria male mammalian man manor many map maple marble march margin marine market marry marsh mask mass
match mate mathematics matrices matrix maximum may maze meadow meal mean meat medal media medium meet melatonin melody
melt membrane memories men mercy merge merit merry mess meta metal method methyl metro mice micro microarray midbrain
middle midnight might mild mile milk mill mind miner minimum minor miracle misery miss mist mistake mix mob mobile
mock mode model modern modular module molecular molecule monarch money monk monkey month mood moon moral more mosque
moss most moth motor mount mountain mouse mouth move movie mrna much mud mule multi multilevel multiple mummy muscle
muse museum mushroom music must myself mystery myth nail naked name nano nanoparticles nanotubes narrow navy near neck
needs neglect neighbour neocortex nephew nerve nest net network neuron never new newborn next nexus nice niece night
nigra nine noble noise non none nonlinear noon norms north nose nostalgia not note notice noun novel novelty novo now
nowhere nuclear nucleus nurse nut oak oath obey object oblivion obstacle occurs ocean odd ode off offer office often
oil older olive omen once onion only onset onto open opera opinion opium oppose oracle oral orange orbit orchard
orchestra order organ origin orphan orthodox other otherwise ought our out outcome outer outlaw outlook output oven
over overview owe owl own owner ox pace pack pact page pain paint pairs palace pale palm panda panel panic paper
papyrus parade paradigm paradise paradox parallel parasite pardon park parody parrot part particle particular partir
party pass passport past patch path patriot patron pattern pause pay peace peach peak pearl peer pen penguin penny
people per perfect perform peril period perish permit person persona petal phase phenomena phenomenon phenotype phone
phosphorus photo phrase piano piece pierce pig pigeon pill pillar pilot pine pink pit pitch place plague plain plan
planar plane planet plant plasma plate platform play plaza plead pledge plot plough plow plunge plus poem poet poetics
poetry point poison pole police policies polite poll pond pony pool poor pop pope popular porch port portrait possess
post pot potato pottery poverty power practice praise pray pre preach predict prepare preserve press pretty prey price
pride priest prime prince princess principle print prior prison prize pro probe problem process produce product
profile profit program progress project promise promote proof property prose protect protein protest protocol proton
proud prove provoke psyche pub pull pulse pump punish punk pupil puppet pure purple purpose pursue push put puzzle
pyramid quaint quake quantum quasi queen queer quest quick quiet quilt quit quiz quote rabbit race radar radius rage
raid rail rain raise rally ranch random range rank rape rapid rare rat ratio rave raven raw ray reach read real realm
rebel rebirth recall recipe reckon record recovery red redeem reduce reef reflect reform refuge refugee refuse regime
region regret regular reign reject relic relief rely remain remark remedy remote renew rent repair reply report
require rescue research reset resource response rest result reticulum retreat return revenge reverse review revolt
rhesus rhyme rhythm rib rice rich ride rifle right rigid ring riot rise risk rite rival river road roar rob robust
rock rocket role roof room root rose rotten rough round route royal ruby rude rug ruin rule ruler rumor run rural rush
rust sacrifice sad safety saga sage sail saint sake salmon salon salt same sample sand satellite satire sauce save say
scale scar scarlet scene scent scheme schizophrenia scholar school score screen script scroll sea search second secret
sect secular see seed seek seem self sell semi sense sequel series serotonin serum serve service set settle seven
severe sewer sex shade shadow shake shallow shame shape shark sharp shear sheet shelf shell shepherd shield shift
shine ship shirt shock shoe shop shore short shot should shout show shrine shut sick side siege sigh sight sign
silicon silk silly similar simple sin since sing single sink sit site situ six size skeleton skills skin skull sky
slain slave slavery sleep slice slow slum small smart smell smile smoke smooth snake snow soap society sodium software
soil solace solar sole solid solo solve son song sonnet soon sorrow soul sound soup sour source south southern
sovereign space span spark sparrow sparse speak spear species spectacle spectra spectrum speech spell spend spin
spirit spite split spoil spoken sport spread spy squad square squid stadium staff stage stain stair stake stand
standard star stark start state statue status stay steady steal steam steel stem step stick still stimuli stimulus
sting stone stop store storm story stove strain strange strategy straw strawberry stream street strength stress
striatum strict strike strip stroke strong struggle study stuff stupid style sub subject substantia subunit suburb
success such sugar suggest suit sum summit sun sunrise sunset super support surf surface surge surgery surprise survey
swamp swan swear sweat sweep sweet swim sword symbol symphony symptoms synapse synchrony syndrome synthesis system
taboo tail take taken tale talk tall tame tank tap tape target task taste tax taxonomy tea teach team tear technique
teen tell temple ten tennis tent term test text textile than thank that the theatre theft their them theme then
theorem theories therapy there these theta they thick thief thin thing think third thirst thirty this thorn those
thought threat three throne through throughput throw thus ticket tide tie tiger tight time tiny tip tired tissue title
toad toast tobacco today toll tomb tomorrow tone tongue tonight tool toolbox tooth top torn touch tough tour town
toxic toy trabecular trace track tract trade tragedy trail train traits trajectories transform transit transport trap
trash trauma travel treason treat treaty tree tremble trend trial triangle tribe tribute trick triumph troop trophy
trouble truck true trumpet trust truth try tube tumor tune tunnel turn turtle twelve twenty twice twilight twin twist
two tycoon type tyranny ugly umbrella unborn uncertain uncertainty uncle under underlie understand uneasy union unique
unit unite unity universe unknown unlike until upgrade upon upper upset uptake urban urge use user utopia vague vain
valley value valve vampire vanish variety vascular vast vault vehicles veil vein velvet venom venue verb verdict verse
versus very vessel veteran vice victim video view vile villa vine violin virgin virtue virus visit vitamin vitro vivid
vivo vocal voice void volatile volcano volume vote vow vowel wage wait wake walk wall want war ward warfare warm warn
was wash waste watch water watt wave wavelet wax weak wealth weapon wear web wed weed week weep weight weird welcome
welfare well were western wetland whale what wheat wheel when where which while whip whistle white who whole why wide
widow wife wild will win wind window wine wing wire wisdom wise wish wit witch with within without wolf women wood
woody wool word work world worm worry worse worst worth would wound wrath wrestle wrist write wrong year yeast yellow
yes yesterday yet yield yoga you young your youth zebra zero zombie zone zoo
amphibian simian pedestrian ascidian bilaterian custodian parkinsonian parkinsonism earth led pet nucleus corpus locus cortex gyrus sulcus fornix accumbens callosum coeruleus vermis medulla oblongata substantia max pan mimosa iris salvia graves pick box stone cotton stern watts alder hill hardy pasta conn rift buffalo phoenix born lamb swift young said savannah creek piper caiman bison acacia magnolia asparagus lemur camellia
`;
