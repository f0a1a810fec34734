import { isGivenName } from '@citewright/record';
import { wordSet } from './word-set.ts';

/** Given names that stand in bylines and are no words, in addition to those of registries. */
const furtherGiven = wordSet(
  // Czech, Slovak, Polish
  'radim zbyněk miloslav miloslava vlastimil vlasta bohumil bohuslav břetislav drahomíra libor lubomír ' +
    'milada ondřej oldřich otakar radovan rostislav stanislava šárka štěpán štěpánka tereza václav věra ' +
    'vít vlastislav vratislav zdenka zdeňka žaneta ľubica ľubomír matúš miroslava tibor dušana juraj ' +
    'marián bartłomiej bożena czesław dariusz dorota elżbieta franciszek grażyna halina henryk irena ' +
    'jadwiga jarosław józef kacper kazimierz kinga krystyna lech leszek marzena mirosław sławomir sylwia ' +
    'waldemar wiesław wiesława witold włodzimierz wojciech zbigniew zdzisław żaneta',
  // Hungarian, Romanian
  'ágnes ákos andrás anikó attila balázs barna bence béla csaba csilla dávid dóra edina emese endre ' +
    'enikő erzsébet eszter éva ferenc gábor gergely gergő györgy gyula hajnalka ibolya ildikó ilona imre ' +
    'istván jános józsef judit júlia kálmán katalin károly klára kornél kristóf krisztina krisztián ' +
    'lajos lászló levente lilla márk márta márton máté mihály miklós mónika nándor nikolett nóra orsolya ' +
    'ottó péter piroska réka róbert sándor szabolcs szilárd szilvia tamás timea tímea tünde viktória ' +
    'vilmos virág zita zoltán zsófia zsolt zsuzsa zsuzsanna alina anca andreea cătălin cătălina ciprian ' +
    'claudiu corina cornel cosmin costin cristi cristian dana dragoș dumitru flavius florin gheorghe ' +
    'horațiu ilinca ilie ioan ionela ionuț iulia iulian laurențiu lavinia liviu lucian mădălina marius ' +
    'mihaela mircea mirela nicolae oana octavian ovidiu petru radu raluca răzvan remus sabin silviu ' +
    'sorin ștefan ștefania teodora tiberiu tudor vasile viorel',
  // South Slavic, Albanian, Baltic
  'aleksa bojan bojana branko branka danijel danijela davor dejan dragana dragica đorđe emir ena ' +
    'gordana jasmina josip jovan krešimir krunoslav lejla luka ljubica marija marijana mate mateja ' +
    'matija mihovil milorad mirjana mislav mladen nada nataša nebojša nenad nevena ognjen petar predrag ' +
    'ranko saša senad slaven slavica slobodan snježana srđan stipe tihana uroš vanja vedran zdravko ' +
    'zlatko zrinka žarko željka željko alenka anže blaž boštjan gašper gregor jure klemen matjaž metka ' +
    'mojca primož špela tadej urška žiga agim arben ardian besnik blerim dritan edi elira endrit fatmir ' +
    'flamur ilir klodiana luan mimoza shpresa valbona vjosa xhevdet aistė andrius arūnas asta aušra ' +
    'dainius daiva darius edita eglė gediminas giedrė gintaras indrė jūratė jurgita justina kęstutis ' +
    'laima linas loreta mindaugas milda neringa paulius ramūnas rasa rimantas rokas saulius vaida ' +
    'vytautas žilvinas aigars aija arvis baiba edgars gatis guntis ilmārs inese ivars juris kārlis ' +
    'kristīne līga māris mārtiņš normunds oskars raimonds uldis valdis aivar ants heiki indrek kadri ' +
    'kersti krista lauri maarja madis margus mari meelis merike piret priit raivo riina siim sirje tarmo ' +
    'toomas triin urve',
  // Turkish, Azerbaijani
  'adem ahmet alper arda arzu aslı ayhan aylin aysel aysun ayşegül aytaç banu barış başak batuhan ' +
    'baran berk berkay betül beyza buse bülent burcu buğra can canan cansu caner cemal cemre cengiz ' +
    'ceren cihan çağla çağlar çiğdem defne deniz derya didem dilan dilara doğan doruk duygu ece eda efe ' +
    'ekin ekrem emin emine emrah enes engin ercan erdal erdem eren erhan ertuğrul esin evren eylem fatih ' +
    'ferhat feride fırat figen filiz furkan gamze gizem gökçe gökhan gül gülay gülşen hakan halil haluk ' +
    'hande harun hatice havva hazal hülya hüseyin ilayda ilker ipek irem kaan kadir kemal kerem kerim ' +
    'koray kübra levent leyla mahmut melek melike melis meltem meral merve meryem mesut metin mine ' +
    'muharrem murat musa müge nazlı nermin neslihan nihat nilay nilgün nuray nurcan oğuz oktay okan onur ' +
    'orhan ozan ömer özge özgür özlem pelin pınar ramazan rıza rüya sedat seda sehernur selçuk selim ' +
    'selin sema semra serap serdar serhat serkan sevda sevgi sevil sıla sibel sinan songül şebnem şeyma ' +
    'şule taner tarık tolga tuba tuğba tuğçe tülay tuncay turgut ufuk uğur utku ümit vedat volkan ' +
    'yasemin yasin yavuz yeliz yılmaz yiğit yunus zehra zeki aynur elçin günel nərgiz orxan rəşad vüsal',
  // Nordic, Dutch, German, French, Iberian, Italian
  'aada aapo anniina anssi antero arja armi arto eemeli eija eila elina emmi erkki essi eveliina harri ' +
    'heikki helka henna hilkka iida ilkka inka irja jarkko jarmo jenni jere joonas jorma jouni juhani ' +
    'juuso kaarina kalle kati kirsi leea maarit maija marjo marketta markku matias mervi milla mirja ' +
    'mirva niina olli outi päivi pasi pauli petteri pirjo pirkko raija raimo reijo riikka risto roope ' +
    'saana saara samuli sami santeri sini sirpa sirkka soili suvi tapio tarja teppo terhi tero tiia tomi ' +
    'toni topi tuire tuomo tuukka tytti ulla väinö veera vesa agneta albin anneli arvid bertil birger ' +
    'börje cajsa christer eivor elin ellinor emelie evert filippa folke fredrik fredrika göte gunnel ' +
    'gustaf hampus hedda henning hillevi hjalmar inger isak jannike jesper josefin jörgen kerstin kicki ' +
    'klas lars-erik linn linnea linnéa lisbeth lotten lovisa ludvig malena margareta mårten mattias moa ' +
    'måns natanael oskar ossian peder pelle per-erik pernilla petter pontus rasmus sigge sixten stellan ' +
    'sture sven-erik svante thorbjörn tilda torgny tove tyra ulf ulrika viggo viveka yngve åke örjan ' +
    'aase anne-marie arild asbjørn asger atle aud bendik benedicte birgitte bjarke bodil caspar cathrine ' +
    'dorte dorthe egil eirin eivind elisabet erlend espen eskil flemming frederik frode gitte grete gro ' +
    'guro gry halvard hanne-marie hege helle håkon håvard ingerid iselin iver jannicke jeppe jostein ' +
    'jytte jørgen jørn kathrine kaare ketil kjersti kjetil kåre lisbet lise liv lone mads magne maiken ' +
    'malene marit marte mathilde mikkel mogens nikolaj oddvar oddny olav ole palle per poul preben ragna ' +
    'ragnar randi roar runa sidsel signe sigrun simen siri sissel stian steinar svend synne synnøve ' +
    'sølvi terje tonje tord torgeir torill torunn trond trygve tuva vegard vibeke øivind øystein ' +
    'aðalheiður arnar ásgeir ásta birna björg einar elín guðmundur guðrún halldór hildur jóhann jóhanna ' +
    'jón katrín kristín kristján magnús margrét ólafur ragnheiður sigríður sigrún sigurður sólveig ' +
    'stefán steinunn sunna þóra þorsteinn þórður aafke aart alette anneloes annelies annemarie annemiek ' +
    'arjan arjen bart bastiaan berend bert bregje carlijn cees corné diederik dirkje dries eefje els ' +
    'emiel esmee evelien fenna floortje floris frits geert geertje gerben gerrit gijs harm heleen hidde ' +
    'huub ingmar janneke jannetje jarno jelle jet joke jolien jolijn joep joeri jop joppe jorrit jurgen ' +
    'kees klaas koos kristel laurens leonie liesbeth lieke liselotte lobke loes maarten machteld marijn ' +
    'marleen marloes marjolein marjan martijn mathijs matthijs meike menno merel merlijn michiel mieke ' +
    'mirthe myrthe nienke niek noortje pim pieternel pleun reinier renske rianne rik rinske roel roeland ' +
    'rogier rosanne siebe sietske sjaak sjors steffie stijn suzan teun teunis tijn tineke tjeerd tjitske ' +
    'toon veerle victorine wiebe wietske willemijn wim yvette achim alwin annegret ansgar anselm arndt ' +
    'babette bastian benedikt benno bernhard bettina bodo burkhard burkhart carola carolin christel ' +
    'christiane claas clemens cordula corinna cornelia cornelius dagobert detlef detlev dietmar dietrich ' +
    'dörte eberhard eckart eckhard edda egon ekkehard elfriede elke elmar erdmuthe erhard erich erna ' +
    'ernst-august eugen ewald felicitas finn franka franziska frauke friedemann friedhelm fritz gabi ' +
    'gerda gereon gernot gerold gert gesa gesine giesela götz gudula günther hajo hannes hanno ' +
    'hans-georg hans-joachim hans-jürgen hans-peter hansjörg harro hartmut hartwig hauke hedwig ' +
    'heidemarie heidrun heinz-peter hella henrike hermine herta hilmar hinnerk hubert hubertus ilka imke ' +
    'ingolf irmgard irmtraud isolde iven jannik jannis janosch jens-peter jochen jorg jorn jörn josefa ' +
    'jule kai-uwe karlheinz karl-heinz karsten kaspar kathi kilian klaus-peter knut konstanze korbinian ' +
    'kord laurenz lenz leonhard leopold liane liesel lorenz ludger luise luitgard lutz malte mareike ' +
    'margarete margit margret marlies marlis marten matthäus mathilda meinhard meinrad merlin micha ' +
    'mirko nele nikolas oda ottmar otto-friedrich peter-paul philine quirin ramona reimar reiner rico ' +
    'rosemarie roswitha rüdiger ruprecht sabrina sascha severin sibylle siegbert siegfried siegmar ' +
    'sieglinde sigmund sinja sören sten svenja sybille tassilo thekla theresia thilo tilman tilmann ' +
    'timon tjark torben traudel traute uli ullrich uschi uta veit verena veronika volkmar vroni wenzel ' +
    'wendelin willi winfried wolf wolfram xaver yannik reto urs ueli jürg hansruedi regula röbi vreni ' +
    'adèle alix amandine anne-laure anne-sophie apolline armelle arnaud auguste augustin aurélien ' +
    'aymeric bastien bénédicte blandine bérénice brice clarisse clotilde clothilde colette corentin ' +
    'cyprien cyril dorothée édouard éloïse emmanuelle enzo estelle eugénie evelyne fanny franck ' +
    'françoise gaël gaëlle gaétan gaspard gautier gilbert gildas guilhem guy gwenaël gwénaëlle ' +
    'gwendoline honorine hortense hugues jean-baptiste jean-christophe jean-claude jean-françois ' +
    'jean-louis jean-luc jean-marc jean-marie jean-michel jean-paul jean-philippe jean-pierre jocelyne ' +
    'joëlle joël josiane josselin judicaël juliette killian laëtitia laurence laurène lauriane laurie ' +
    'léo léonie loïc loïck lorène luce ludivine maëlle maël magalie malik margaux marguerite marie-anne ' +
    'marie-christine marielle maryline mathis mathurin maud maxence mireille morgane muriel mylène nino ' +
    'océane odile ombeline ondine pascaline perrine philippine pierre-yves raphaëlle régine régis ' +
    'rené-pierre romane rodolphe roxane salomé séverine sidonie siméon soazig solange stanislas sylvaine ' +
    'sylvette tanguy théo théodore théophile thibaud thibaut tiphaine titouan ugo valérian véronique ' +
    'victoire violaine xavière yann yasmina yohan yolande yvan yves-marie zoé adrián aitana aitor ' +
    'alejandra alfonso alicia alma álvaro amaia amalia amparo ana-maría ander anselmo arantxa aritz ' +
    'arnau asier asunción azucena baltasar belén berta biel borja braulio bruna cándido carme carlota ' +
    'catalina cayetana celia cintia clàudia concha concepción consuelo cristóbal dani darío delfina ' +
    'desirée domingo dídac eider eki elisenda eloy encarna enric ester estefanía eusebio fabiola fabián ' +
    'facundo felipe fermín fidel fátima ginés gorka guillem guillermo héctor hernán hilario ignasi ' +
    'imanol íñigo irati iratxe iván ixchel jacinto jacobo jaume javi jerónimo jesús jimena joan-carles ' +
    'josep josep-maria josune juan-carlos julián june kepa koldo leandro leire leonor lluís lucía ' +
    'luis-miguel macarena maialen manel manolo marçal marga mariela mariona martí martín mateu matías ' +
    'mauricio mercedes mikel millán miquel mireia moisés mónica montse naiara natàlia nagore narcís nati ' +
    'nicanor nieves noelia norberto oihane olalla osvaldo paco paqui patxi pere quique rafa ramiro ' +
    'raimon remedios rodolfo rogelio roque roser rosana salvador saúl sergi silvina soledad teo tomàs ' +
    'txema unai uxue verónica vicenta víctor xabi xavi yago yaiza abílio adriano afonso albano alípio ' +
    'amadeu américo ana-rita anabela ângela ângelo aníbal armando artur augusto aurélio baltazar ' +
    'benvinda bernardete caetano cândida cátia célia cesário cidália cláudia cláudio cristiano cristiana ' +
    'delfim diogo dinis edmundo eduarda elisabete emanuel emília ermelinda estela eugénio fábia fábio ' +
    'felícia filipa filipe filomena florbela gaspar gilberto gonçalo graça guiomar heitor helder ' +
    'hermínio hélio jéssica judite júlio leonel lídia ligia lígia luís lurdes magno mafalda márcia ' +
    'márcio marília mário martim matheus maurício micaela nádia natália nathália nélson nicolau olavo ' +
    'olívia otávio patrícia pâmela pedro-miguel rafaela raimundo reinaldo renato rogério romeu rosângela ' +
    'rui rúben samara sebastião sílvia simão sónia tadeu tânia tainá telmo teodoro thayná ulisses valter ' +
    'vanda vânia vasco vítor viviane wagner zélia abele achille agnese agostino alberico aldo alessia ' +
    'alessio alfredo ambra angelica annalisa annamaria antonella antonino arianna asia attilio azzurra ' +
    'bartolomeo benedetta beppe biagio brunella camillo carlotta carmine caterina cesare cinzia claudio ' +
    'clelia concetta corrado cosimo costanza dario davide debora diletta domenica domenico donatella ' +
    'donato edoardo elda eleonora elettra elia eliana elisabetta eloisa emanuela emiliana enza ermanno ' +
    'ersilia ettore fabiana fabrizia fabrizio fausto ferdinando ferruccio fiamma fiorella flaminia ' +
    'flavio franca fulvio gaetano giacinta giacomo gian giancarlo gianfranco gianmarco gianpaolo giorgia ' +
    'giovanna giuditta giuliana giuliano giulio giuseppina giusy graziella guglielmo ilenia imma ivano ' +
    'jacopo leonarda letizia lia liliana lino loredana lorella loris lucrezia ludovica ludovico luigia ' +
    'maddalena manlio marcella margherita mariangela mariapia mariarosa marica marilena marinella ' +
    'mariolina martino maruska massimiliano matilde maurizia maurizio michela milo mimmo mirella morena ' +
    'nello nicoletta noemi nunzia nunzio olimpia onofrio orazio oriana ornella orsola ottavia ottavio ' +
    'paolina pasquale patrizio piera piero pierluigi pierpaolo raffaela raffaele raffaella renzo rinaldo ' +
    'rocco romina romolo rosalba rosalia rosanna rosaria rosella rossana rossella ruggero sabino salvo ' +
    'samuele sandro saverio savino silvestro tiziano tito tullio ubaldo umberta urbano valerio vanna ' +
    'vinicio vittoria vittorio zeno',
  'juma mwajuma hamisi halima fatuma rehema zawadi neema salum saidi',
  // Africa, South and Southeast Asia, the Middle East, in Latin letters
  'abiodun adebayo adeola adewale ayodele babajide bolanle bukola chiamaka chibuzo chika chike chioma ' +
    'chukwuemeka damilola ebele efua ejike ekow eniola esi folasade funke ifeanyi ifeoma ijeoma ikenna ' +
    'jide kehinde kelechi kemi kunle kwabena kwaku kwasi lanre lekan mojisola nkechi nnamdi nneka obi ' +
    'ogechi okechukwu olamide olufemi olumide oluwaseun onyinye segun seun seyi sola temitope tobi tolu ' +
    'tope uche ugochi wale yemi yinka achieng akinyi atieno barasa chebet makena ' +
    'muthoni njeri nyambura wairimu wambui wanjiku wanjiru lerato ' +
    'lindiwe mpho nomsa nosipho palesa sibusiso sizwe thabo thandeka themba thuli tshepo zanele zodwa ' +
    'abebe almaz bekele dawit selam tigist yohannes fatou seydou aarav aarti abhijit abhishek aditi ajay ' +
    'ajit akash akhil akshay amar ambika amisha amitabh amrita ananya aniket anirudh ankita ankur ' +
    'anubhav anuj anurag anusha aparna archana arti arvind aseem ashish ashutosh ashwin ashwini atul ' +
    'ayush barkha bharat bhavna bindu chandan chandra chetan deepa deepika devendra devika dhruv dilip ' +
    'divyansh farhan gaurav gautam gayatri geeta girish gitanjali gopal govind harish harsh harsha ' +
    'hemant himanshu ila isha ishaan ishita jagdish jatin jaya jayant jayanti jitendra juhi kabir ' +
    'kailash kajal kalpana kanika karan karthik kavita kavya keshav kiran komal krishna kunal lakshmi ' +
    'lalit lata madhavi madhu madhuri mahesh malini mamta manasi mandira mangala manish manisha manju ' +
    'manoj mayank meenakshi meenal megha mehul mihir milind mohit monisha mridula mukesh mukul nagesh ' +
    'namita namrata nandini narayan narendra naresh naveen navin neelam neeraj neeta neetu nidhi nilesh ' +
    'nirmala nishant nitin nivedita padma pallavi pankaj parul payal piyush pradeep pragya pramod pranav ' +
    'prasad prashant pratibha pratik pratima praveen preeti prerna preetam puja pulkit punit purnima ' +
    'rachna radha radhika raghav raghu rajeev rajendra rajiv raju rakesh raman ramesh rani ranjan ranjit ' +
    'rashmi reena rekha renu richa rishabh rishi ritika ritu rohini rohit roshni ruchi rupa sachin sagar ' +
    'sahil sandhya sangeeta sanjana sanjeev sanket sapna sarita satish saurabh savita seema shalini ' +
    'shantanu sharad shashank shashi sheetal shikha shilpa shipra shivani shobha shreya shruti shubham ' +
    'shweta siddharth smita smriti sneha snehal soham soma sonal sonali srinivas subhash sudha sudhir ' +
    'sujata sukanya suman sumit sunaina supriya suraj suresh surya sushil sushma swapnil swati tanvi ' +
    'tarun tejas tripti tushar uday ujjwal umesh urvashi usha utkarsh vaibhav vaishali vandana varsha ' +
    'varun vasudha vibha vijay vikas vikrant vimal vinay vineet vinita vinod vipin vipul viraj vishal ' +
    'vishnu vivek yash yogesh yogita adi agung agus aisyah ajeng ambar anang andi andika angga anggi ' +
    'anggun arief arif aryo asep ayu bagas bagus bambang bayu beni budi cahya cahyo danang dedi dewi ' +
    'dian dimas dinda diah dwi dyah eka eko endah endang fadli fajar farida febri fitri galih galuh gita ' +
    'hadi hendra heri herman ika ilham imam indah indra intan irfan irwan iwan joko kartika kurnia ' +
    'lestari lukman luthfi melati nanda ni nurul putri putu rahma rahmat ratna ratri rendra reza rian ' +
    'rika rini ririn rizal rizki rizky ronny satria sekar septian sigit siti slamet sugeng suci sulis ' +
    'susi sutrisno syifa taufik taufiq teguh tya ulfa umar utami wahyu wawan wayan widi widya wulan ' +
    'yanti yoga yudha yudi yuli yuni zaki azizah faridah hafiz haziq syed tengku zulkifli abeer adel ' +
    'ahlam alaa ameer amer amin amjad anwar areej asma aya ayman aziz bandar basem basma bassam dalia ' +
    'doaa eman fadi fahad faisal faris fatin ghada habib haidar hala hamad hamid hanan hani hatem hayat ' +
    'heba hisham hossam imad issam jamal jamila jihad kareem khalil laith lama lamia layal leen lubna ' +
    'lujain maha majed malak malika mansour marwa marwan maysoon mazen mehdi mohsen mona mounir muna ' +
    'nader nadim naeem nahla najib najwa nasser nawal nidal nizar noha nouf omaima osama othman qais ' +
    'rabab radwan raed raghad rami rana rania rasha rawan reem rima riyad rula saad sabri safa sahar ' +
    'salam saleh salwa samar sanaa sawsan shadi shaimaa sherif souad suha sultan taghreed taher talal ' +
    'tamer wael wafa walid widad yahya yaser yasir yazan younes yousef zahra zakaria zeina ziad zuhair ' +
    'amirhossein babak behrouz bita dariush elham elnaz farzad farzaneh fereshteh golnaz homa houman ' +
    'kaveh kianoush ladan laleh mahnaz mahsa masoud mehrdad mitra mohammadreza mojtaba nasrin navid ' +
    'nazanin negar nima niloufar omid parisa parvin peyman pouya roya saba saeideh samaneh sepideh ' +
    'setareh shahin shahram shirin shohreh simin siamak soheil soroush tahereh yasaman zohreh alon amnon ' +
    'arik asaf ayelet boaz chaim dafna dorit dov efrat eitan eli eliran elad erez gadi gideon gilad ' +
    'hadar hagit hila inbal irit itai itamar kobi limor lior liora maayan meirav michal mordechai moshe ' +
    'naama nimrod nir noa nurit ofer ofir ohad omer omri oren orit orly osnat ran revital rivka ronen ' +
    'ronit roni sagi shai shira shlomo shmuel sivan tali tomer tzvi uri yaakov yaara yair yaniv yaron ' +
    'yehuda yigal yoav yoel yonatan yossi yotam yuval zeev ziv',
  // Frequent names of several of these countries
  'henriette levin wibke josephine cosima ottilie luzie amelie leni mila lennard nico maik doreen ' +
    'cindy jaqueline edeltraud hildegard gertrud hannelore lieselotte annelie ann-kathrin anne-kathrin ' +
    'ann-christin anna-lena anna-maria eva-maria marie-luise jan-philipp archie alfie logan teddy finley ' +
    'reuben toby elijah albie louie ezra jude otis dexter rowan jaxon ollie grayson imogen isla evie ' +
    'elsie daisy sienna matilda ellie maisie penelope darcie tilly esme bonnie nell nia cerys carys ' +
    'ffion rhian angharad bethan seren lowri gethin huw ieuan owain aled emyr alun iolo eoin eoghan ' +
    'fionn oisin darragh tadhg ruairi padraig diarmuid fergus donal brendan ciaran colm saoirse caoimhe ' +
    'sinead grainne orlaith clodagh sorcha mairead aine deirdre nuala riley aubrey hailey kaylee ' +
    'mackenzie peyton brooke cameron garrett spencer wyatt carter kaleb darnell tyrone deshawn latisha ' +
    'keisha tanisha shaniqua kiara brianna gabrielle kaitlyn whitney leigh denzel isaiah irving terrell ' +
    'andre reggie leroy winona wendell clint wade dwight glenn ernest leonard alvin melvin floyd milton ' +
    'marvin rémy loane maëlys louane lilou clémence agathe capucine jules sacha gabin timéo antonin ' +
    'rayan hakim aïcha djamel abdelkader yesenia maricela araceli agustín bautista lautaro ezequiel ' +
    'alonso maximiliano javiera agustina julieta candela giada ginevra mattia pietro madalena lourenço ' +
    'kauã davi breno caíque isadora vitória milou fenne levi luuk mees wout tuur lowie marthe fien griet ' +
    'katrien greet katelijne liesbet ebba freja selma melker edvin frans lova nellie rebecka josefine ' +
    'camilla therese amalie silje aslaug jorunn alberte cecilie bente birthe malthe valdemar eino onni ' +
    'eetu toivo aleksi miro vilho oiva kalevi tapani olavi eevi lilja kerttu hilla pihla enni siiri elli ' +
    'noora janna anni katri reetta ritva marjatta antoni mikołaj stanisław ignacy tymon zuzanna pola ' +
    'antonina wiktoria marcelina blanka kornelia jagoda beata ewelina klaudia patrycja weronika matyáš ' +
    'aleš antonín bedřich bohdan ctirad eliška kristýna viktorie barbora markéta pavla bálint zalán ' +
    'botond benedek zsombor barnabás nimród boglárka jázmin dorka lili dorina liza kincső bogi szonja ' +
    'matei rareș sergiu marian daria denisa larisa miruna georgiana eymen miraç alparslan göktuğ çınar ' +
    'metehan zümra ecrin azra hiranur ayşenur büşra esma rabia rümeysa sümeyye hacer huy khang phúc dũng ' +
    'hùng tùng ngọc hằng vy diệp nhung oanh kadek komang nyoman ketut ujang cecep dadang euis neneng ' +
    'tuti baraka amani imani furaha tumaini subira mwanaisha wangari nyokabi wambura akoth adhiambo ' +
    'awino apiyo nekesa naliaka nomfundo lwazi bongani siyabonga nkosana mandla jabulani lungile ntombi ' +
    'zinhle ayanda lesego kagiso tebogo refilwe katlego',
  // Cyrillic
  'александр александра алексей алёна алена алина алла анастасия анатолий ангелина андрей анна антон ' +
    'антонина аркадий арсений артём артем артур богдан борис вадим валентин валентина валерий валерия ' +
    'варвара василий василиса вера вероника виктор виктория виталий владимир владислав всеволод вячеслав ' +
    'галина геннадий георгий глеб григорий давид даниил данила дарья денис диана дина динара дмитрий ева ' +
    'евгений евгения егор екатерина елена елизавета жанна зинаида зоя иван игорь илья инна иосиф ирина ' +
    'карина кирилл кира ксения константин кристина лариса лев леонид лидия любовь людмила майя макар ' +
    'максим маргарита марина мария марк михаил мила надежда наталия наталья никита николай нина оксана ' +
    'олег олеся ольга павел пётр петр полина раиса регина ринат рита роман руслан рустам светлана семён ' +
    'семен сергей софия софья станислав степан тамара тарас татьяна тимофей тимур ульяна фёдор федор ' +
    'эдуард элина эльвира эмма юлия юрий яна ярослав андрій анатолій анастасія артемій богдана василь ' +
    'віктор вікторія віталій володимир ганна григорій дарина дарія дмитро євген євгенія єлизавета зоряна ' +
    'іван ігор ілля інна ірина катерина костянтин ксенія леся леонід любов марія мар’яна марта маряна ' +
    'микита микола михайло надія назар наталія олександр олександра олексій олена остап павло петро ' +
    'світлана сергій соломія софія станіслав тетяна уляна юлія юрій ярина ангел албена анелия антоанета ' +
    'асен атанас благовест благой борислав боряна божидар ваня васил веселин веселина виолета велислава ' +
    'галя ганчо гергана григор данаил даниела делян деница десислава димитър димитрина драгомир донка ' +
    'евелина елица емил емилия живко иваило ивайло ивана иво илиан илияна йоана йордан йорданка калин ' +
    'калина калоян камен катя кирил красен красимир красимира кремена лили любен любомир людмил мариела ' +
    'мариан мартин михаела момчил надя невена нели николина нора огнян пенчо пенка петър петя пламен ' +
    'радка радослав ралица росен росица румен румяна силвия симеон славчо снежана соня спас станимир ' +
    'стефан стефка стоян стойчо тодор теодора филип христина христо цветан цветелина цветана цонка ' +
    'чавдар юлиан явор ясен бојан бранко весна владан горан гордана далибор дарко дејан драган драгана ' +
    'ђорђе жарко жељко зоран јасмина јелена јован јована љиљана марија марко милан милица милош мирјана ' +
    'мирко наташа небојша ненад никола петар предраг саша слободан срђан тања тијана урош блаже ѓорѓи ' +
    'силвана',
  // Greek
  'αγγελική αθανάσιος αθηνά αιμιλία αλέξανδρος αλεξάνδρα αλέξης αλίκη αναστασία αναστάσιος ανδρέας ' +
    'ανδριάνα άννα αντώνης αντωνία απόστολος αργύρης αργυρώ αριστείδης άρης αρετή αφροδίτη βαγγέλης ' +
    'βαλεντίνα βασίλης βασιλική βίκυ βίκη γαβριήλ γεωργία γεράσιμος γιάννης γιώργος γεώργιος γιούλη ' +
    'γρηγόρης δανάη δέσποινα δημήτρης δήμητρα δημήτριος διονύσης διονυσία δώρα ειρήνη ελένη ελευθερία ' +
    'ελευθέριος ελπίδα ελισάβετ εύα ευαγγελία ευγενία ευτυχία ζωή ηλέκτρα ηλίας ηρώ θάνος θανάσης ' +
    'θεοδώρα θεόδωρος θέμης θωμάς ιάσονας ιάσων ιωάννα ιωάννης καλλιόπη κατερίνα κική κλεοπάτρα κορίνα ' +
    'κυριακή κυριάκος κώστας κωνσταντίνα κωνσταντίνος λάμπρος λένα λευτέρης λεωνίδας λίλα λίνα λουκάς ' +
    'λουκία λυδία μαγδαληνή μαίρη μανώλης μάνος μαργαρίτα μαρία μαριάννα μαρίνα μάριος μάρκος μαρκέλλα ' +
    'μάρθα μαρίζα μελίνα μιχάλης μιλτιάδης μυρτώ μυρσίνη νάντια νατάσα νεφέλη νίκη νίκος νικόλαος ' +
    'νικολέτα ντίνα ξένια ξανθή όλγα ορέστης παναγιώτα παναγιώτης παντελής παρασκευή παύλος πέγκυ ' +
    'πελαγία πέτρος πηνελόπη ραλλού ράνια ρένα ρούλα σοφία σπύρος σταμάτης σταυρούλα σταύρος στέλιος ' +
    'στέλλα στέφανος σταματία στράτος σωτήρης σωτηρία τάκης τάσος τάνια τίνα τόνια φαίδρα φαίη φανή ' +
    'φίλιππος φώτης φωτεινή χαράλαμπος χάρης χαρά χριστίνα χρήστος χριστόφορος χρύσα χρυσάνθη χρυσούλα',
  // Hebrew, Arabic, Persian, Urdu
  'אבי אביב אביגיל אבנר אברהם אדיר אהוד אהרון אורי אורית אורלי איילת איתי איתמר אלון אלי אליה אליעזר ' +
    'אמיר אמנון אסף אסתר אפרת אריאל אריה אריק בועז ברק גבי גד גדי גיא גילה גילי דב דוד דורון דורית דליה ' +
    'דן דנה דניאל דפנה הדס הדר הילה הלל ורד זאב זיו חגי חיים חן חנה טל טלי יאיר יגאל יהודה יהונתן יואב ' +
    'יואל יובל יוסי יוסף יונתן יוני יעל יעקב יצחק ירון ישי ישראל לאה לי ליאור ליאת לימור מאיה מאיר מאירה ' +
    'מיה מיכאל מיכל מירב מרב מרים משה נדב נועה נועם נורית ניצן ניר נמרוד נעמה נעמי נתן סיון סיגל סמדר ' +
    'עדי עדן ענבל ענת עומר עופר עידו עידן עינת עירית עמית עמרי ערן פנינה צבי צפריר קובי רבקה רוני רועי ' +
    'רותי רותם רחל רן רונן רונית רינה שגיא שחר שי שירה שירי שלומי שלמה שמואל שמעון שני שרה תומר תמר תמרה ' +
    'أحمد أسامة أسعد أسماء أشرف أكرم ألاء أمجد أمل أميرة أمير أمين أنس أنور أيمن أيوب إبراهيم إسراء ' +
    'إسماعيل إلهام إيمان إيناس إياد آية باسم بسمة بشار بلال تامر ثائر جمال جميلة جورج جواد حازم حاتم ' +
    'حسام حسن حسناء حسين حمدي حمزة حنان حيدر خالد خديجة خليل دعاء دلال دينا ديما رامي رانيا رائد ربيع ' +
    'رشا رضا رغد رنا رنيم رولا ريم ريما زياد زينب زكريا سارة سالم سامر سامي سامية سحر سعاد سعد سعيد سلمى ' +
    'سليم سليمان سمر سمير سميرة سناء سهام سهى سوزان سيف شادي شريف شيماء صابر صالح صفاء طارق طاهر طلال ' +
    'عادل عامر عائشة عباس عبدالله عبير عدنان عزة عصام علا علاء علي عماد عمار عمر عمرو غادة غسان فادي ' +
    'فاطمة فرح فريد فهد فؤاد فيصل قاسم كارم كريم كمال لبنى لمى لمياء لؤي ليلى ليث ماجد مازن ماهر مالك ' +
    'مجدي محسن محمد محمود مروان مروة مريم مصطفى معاذ منى منال منير مها موسى ميساء ميسون ناجي نادية نادر ' +
    'ناصر نبيل نجلاء نجوى ندى نزار نسرين نهى نوال نورا هادي هالة هاني هبة هدى هشام هند وائل وسام وسيم ' +
    'وفاء وليد ياسر ياسمين يحيى يزن يوسف يونس آرش آرمان آرزو آزاده آناهیتا احسان احمد اعظم افسانه اکبر ' +
    'الهام الهه امیر امیرحسین بابک بهاره بهرام بهروز بهزاد پریسا پروین پرویز پویا پوریا حامد حسین حمید ' +
    'حمیدرضا داریوش رامین رویا زهرا زهره ژاله ساسان سارا سعید سعیده سمیه سمانه سپیده سهیل سهیلا سوسن ' +
    'سیامک سیمین شادی شهرام شهره شیرین شیوا صادق علی علیرضا غزاله غلامرضا فاطمه فرزاد فرزانه فرشته فرهاد ' +
    'فریبا کاوه کامران کیوان لادن لاله لیلا مجتبی مجید محمدرضا مرتضی مرجان مریم مسعود معصومه ملیحه منصور ' +
    'منصوره منیژه مهدی مهرداد مهسا مهناز مهین میترا مینا نازنین نرگس نسرین نسترن نگار نوید نیلوفر نیما ' +
    'هادی هانیه هدی همایون یاسمن یوسف کاشف عمران فرحان نعمان ثنا حنا صائمہ عائشہ آصف ندیم',
  // Devanagari, Bengali, Thai, Georgian, Armenian
  'अजय अजीत अंजलि अंकित अंकिता अंकुर अखिल अखिलेश अक्षय अनिता अनिल अनिरुद्ध अनुज अनुपम अनुराग अनुराधा ' +
    'अनूप अपर्णा अभय अभिनव अभिषेक अमन अमर अमित अमिता अमृता अरविंद अरुण अरुणा अर्चना अलका अवनीश अवधेश ' +
    'अशोक आकाश आदित्य आनंद आरती आलोक आशा आशीष आशुतोष इंदु उमेश उषा ऋचा ऋषि कंचन कपिल कमल कमलेश करण कविता ' +
    'किरण कीर्ति कुमार कुणाल कृष्ण कौशल गणेश गरिमा गीता गीतांजलि गोपाल गौरव चंदन चंद्र चेतन जगदीश ' +
    'जितेंद्र ज्योति तनु तरुण दिनेश दिलीप दिव्या दीपक दीपा दीपिका देवेंद्र धर्मेंद्र नंदिनी नरेंद्र नरेश ' +
    'नवीन निकिता निखिल निधि नितिन निर्मला निशा नीतू नीरज नीलम नीलेश नेहा पंकज पवन पल्लवी पायल पूजा पूनम ' +
    'प्रकाश प्रतिभा प्रदीप प्रमोद प्रवीण प्रशांत प्रिया प्रियंका प्रीति बबीता भावना भूपेंद्र मंजू मधु ' +
    'मनीष मनीषा मनोज ममता महेंद्र महेश मानसी मीना मीनाक्षी मुकेश मोनिका मोहन मोहित मृणाल योगेश रंजन ' +
    'रंजना रचना रजत रजनी रमेश रवि रविंद्र रश्मि राकेश राखी राघव राजीव राजू राजेंद्र राजेश राधा राहुल ' +
    'रितु रितेश रीना रुचि रेखा रेणु रोहित लक्ष्मी ललित लोकेश वंदना वर्षा विक्रम विजय विनय विनीत विनोद ' +
    'विपिन विवेक विशाल वीरेंद्र शकुंतला शरद शशि शालिनी शिखा शिल्पा शिवानी शुभम शैलेंद्र शैलेश श्याम ' +
    'श्रुति श्वेता संगीता संजय संजीव संतोष संदीप सचिन सतीश सपना समीर सरिता सविता सागर साक्षी सिद्धार्थ ' +
    'सुधा सुधीर सुनीता सुनील सुभाष सुमन सुमित सुरभि सुरेंद्र सुरेश सुशील सुषमा सूरज सोनम सोनिया सोनू ' +
    'सौरभ स्नेहा स्मिता स्वाति हरीश हिमांशु हेमंत অনিতা অনিন্দ্য অভিজিৎ অমিত অরুণ আবদুল আবু আবুল আরিফ ' +
    'আলী আশরাফ ইমরান কাজী কামরুল কামাল খালেদ জাকির জাহিদ জান্নাতুল তানভীর তানিয়া তাসনিম নাসরিন নাজমুল ' +
    'নুসরাত ফাতেমা ফারহানা ফারুক মনিরুল মহিউদ্দিন মাহবুব মাহমুদ মিজানুর মুহাম্মদ মোহাম্মদ মো. মোস্তফা ' +
    'রফিকুল রহমান রাকিব রাশেদ রিয়াজ রুবেল শফিকুল শরিফুল শাহীন শামীম শারমিন সাইফুল সাদিয়া সাব্বির সুমন ' +
    'সুমনা সুব্রত সৌমিত্র হাবিবুর হাসান হাসিবুর กมล กัญญา กิตติ จันทร์ จิราพร ชาญ ชัยวัฒน์ ณัฐ ณัฐพล ' +
    'ณัฐวุฒิ ธนพล ธนากร ธีรพงษ์ นภา นฤมล นิภา นันทนา ปกรณ์ ประเสริฐ ปรีชา ปิยะ พรทิพย์ พิชญา พิมพ์ใจ ' +
    'มานะ มานี มาลี รัตนา วรรณา วราภรณ์ วิชัย วิภา วีระ ศิริพร สมชาย สมศรี สมหญิง สมบัติ สมพร สิริพร ' +
    'สุชาติ สุดา สุนทร สุพจน์ สุภาพร อรุณ อรทัย อนันต์ อภิชาติ อัญชลี გიორგი დავით ლევან ნინო მარიამ ' +
    'თამარ ანა ირაკლი ზურაბ ნატო ეკა ეკატერინე სოფიო ნანა მაია ლაშა ვახტანგ სალომე ქეთევან թամար անահիտ ' +
    'արամ արմեն աննա գայանե գոռ դավիթ լիլիթ կարեն հայկ մարիամ մհեր նարեկ նունե սոնա տիգրան վահե',
);

/** Names that follow the family name where Hungarians print them, and no language has as a family name. */
const hungarianGiven = wordSet(
  'ágnes ákos andrás anikó attila balázs bence béla csaba csilla dávid dóra edina emese endre enikő erzsébet eszter éva ferenc gábor gergely gergő györgy gyula ildikó ilona imre istván jános józsef judit katalin károly kinga klára kornél krisztina krisztián lajos lászló levente lilla márton máté mihály miklós mónika nikolett nóra orsolya péter réka róbert sándor szabolcs szilvia tamás tibor tímea tünde viktória zita zoltán zsófia zsolt zsuzsa zsuzsanna',
);

/** Most Vietnamese have one of these family names, printed first. */
const vietnameseFamilies = wordSet(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh đoàn trịnh trương lương mai đào vương cao tạ hà tô lâm',
);

/** Whether a word is a family name of Vietnamese, who print it first. */
export const isVietnameseFamily = (word: string): boolean => vietnameseFamilies.has(word.toLowerCase());

/** Whether a word is a given name in bylines of any language. */
export const isKnownGiven = (word: string): boolean =>
  isGivenName(word) || furtherGiven.has(word.toLowerCase());

/** Whether a name is printed with its family name first, as Hungarians and Vietnamese do: "Szabó Réka", "Hoàng Thanh Lam". */
export function isFamilyFirst(name: string): boolean {
  const [first = '', ...more] = name.toLowerCase().split(' ');
  if (more.length === 0 || more.length > 3 || !/^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)+$/u.test(name))
    return false;
  return (
    hungarianGiven.has(more.at(-1) ?? '') ||
    (vietnameseFamilies.has(first) && /[^a-z ]/.test(name.toLowerCase()))
  );
}
