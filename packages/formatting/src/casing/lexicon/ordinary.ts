/**
 * Ordinary English words that are not recognised by their ending; `isOrdinaryWord` adds plurals and endings. A word both here and
 * among the names is a name only if neighbouring words imply it.
 */
export const ordinary = `
abstract abuse access account accumbens ace acid actin acute ad adult aerosol affect ago aim air alcohol alder
algebras algorithm alien alleles allows almost alpha already always amino amnesia amount amphibian amplitude amygdala
analyses analysis analyze angle anxiety approach area argue arm array art artery article ash aspects assay assemblies
assess atlas atom attack audio avian awake axis back background bacteria bacterium bad bag ban band bar base basin
basis bay beach beam beautiful bed bee beg begin behaviour beliefs benefit best bet beta bias big bill biomass
biosynthesis bird black blast blind block blood blue board body bold bond bone book boreal born bottom bound box boy
brain breast bridge brief bright bud buffalo bug build burden burst bus buy calcium camp canopy cap car carbon
carcinoma cardiac cardiovascular care cat cause cell cellular century certain chain challenge change channel chaos
charge chemistry chemotaxis child children chip choice chromatin circadian circuit circuitry circular city civil
civilian claim class classroom cloud coast code cohort cold collapse college columns come comedian common compare
comparison complete complex composite compound concept concern concrete conflict consensus constraints construct
contact context contrast contribute control coral cord core correct cortex cortices cost cotton count countries
country couple course cow creek crisis criteria criterion crop cross cry cue cup curve custodian cut cycle
cytoskeleton dam dark data dataset day deal death debris decades decay deck deep default defects defense deficit
degree delay delivery delta demand dementia dense depends depth describe desert design detail develop device diabetes
die diet difficult dig direct discharge discovery discrete discuss distinct diverse dog domain dose double driven drop
drug dry due ear earth earthquake eat ecosystem eddy edema edge effect egg electrode electron embryo encode end energy
enough ensemble entropy entry enzyme ephemeral epilepsy episodes era err essay euro eve exact example exchange exhibit
explain explicit explore extracellular extreme eye face false families fan far farm fast fat fate fatty fault fear
feedback female file film find fine finite fire first fish fit fix flight flow flux fly focus foe fog follow food
force foreign forest forgotten form fossil found fox frame free freedom fresh friend front frozen fruit fuel full fun
fur fusiform gain game gamma ganglia gap gas gene genotype genus give given glass global glucose go goal gold good
grade grape graph graphene graves green grid ground group growth guardian gun gut guy gyrus habitat hair half hamlet
hand hardy hat hazard head health healthcare healthy heart heat height help hen herbivore hidden high hill hip
hippocampus historian hole home horizon host hot hours hut hybrid hyperthermia hypotheses hypothesis hypoxia ice idea
ideal identify ill imagery immune impact impair implicit improve include index indices indirect induce industry
inhibits injury input insect insights insulin interest interface interferon interleukin interneurons intracellular
inverse involves ion iris iron isotope issue item ivy jet job joint joy key kid kidney kind kit know knowledge known
lack lad lag lake lamb land landscape lap large last late lattice law lay lead leaf learn least leave led left length
lesson let level lid lie life ligand light limit linear link lip liquid list little live load lobe loci locus log long
look loop loss lost lot low lung macaque machine mad made main maintain make malaria male mammalian man map marine
market marsh mass match matrices matrix max maximum maze mean media medieval medium meet melatonin melt membrane men
meta method mice micro microarray midbrain middle mild mimosa mind minimum mix mob mobile mode model modern modular
module molecular molecule monkey month mood moral mouse move mud multilevel multiple muscle name nano nanoparticles
nanotubes nearest needs neocortex nerve net neuron new next nigra nonlinear norms note novel novelty novo nuclear
nucleus nut oak object occurs ocean odd ode often oil onset open oral organ origin out output overview owe owl ox pain
pairs pan paradigm paradox parallel parasite parkinsonian part particle particular partir past patch path pattern pay
peak pedestrian peer pen people perform period person pet phenomena phenomenon phenotype phoenix phosphorus pick pig
pilot pit pitch place plain plan planar plane plasma platform play plus pole police poor pop popular pot practice
predict prey price principle pristine probe problem process produce product profile program progress project promote
property protect protocol proton pub pulse pupil pure purpose put quantum quasi quiet rabbit radius random range rapid
rare rat ratio raw ray reach read real recall record recovery red reduce reef reflect reform regime region regular
remain remote repair report reptilian require research reset resource response rest result reticulum return reverse
review rhesus rhythm rib rich rift right ring rise risk road rob robust rock role root route ruffian rug rule run
rural sad safety said salt sample satellite savannah say scale scene scheme schizophrenia school score screen sea
search second secret see seed self sense series serotonin serum serve service set severe sex shallow shape shear sheet
shelf shift shock short shot show side sign silicon similar simple sin single sit site situ size skills skin sky sleep
slow small smart society sodium software soil solar solid solve son song sound source southern space span sparrow
sparse spectra spectrum speech spin spoken spread spy square stand standard star start status steady steel stem step
stern stimuli stimulus stone store storm strain strategy stream strength stress striatum stroke strong study style
subject substantia subunit success suggest sum sun support surf surface surge surgery survey swift symptoms synapse
synchrony synthesis system take taken talk tall tap target task tax tea team technique term test text theme theorem
theta thin think third thought threat throughput tidal tie time tip tissue title today tool toolbox top toy trabecular
trace track trade train traits transform transport trauma travel tree trend true try tube turn type uncertain
uncertainty underlie understand unique unit uptake urban use user value variety vascular vehicles veteran video view
virus vitamin vitro vivo voice vol volatile volume vow wall war warm watts wave wax weak web wed week weight well
western wet wheat white whole wide wild win wind window wine wit wood woody word work world write year yeast yes yield
young zero zone zoo
`;
