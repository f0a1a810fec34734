/**
 * Books by ISBN, in the format of `readEntry`. Facts only, verified against recorded answers (`npm run
 * quality -- accuracy catalogue`).
 */
export const books = `
9780062024039|book|Roth, Veronica|2012|Divergent|Katherine Tegen Books
9780190052614|book|Andreas, Joel|2019|Disenfranchised: The Rise and Fall of Industrial Citizenship in China|Oxford University Press
9780198204411|book|Adelman, Jeremy|1994|Frontier development: land, labour, and capital on the wheatlands of Argentina and Canada, 1890-1914|Clarendon Press
9780198295785|book|Sims, Nicolas A.|2001|The Evolution of Biological Disarmament|Oxford University Press
9780199797141|book|Vanden, Harry E.|2012|Politics of Latin America: the power game|Oxford University Press
9780231529372|book|Brown, L. Carl|2001|Religion and State: The Muslim Approach to Politics|Columbia University Press
9780231549516|book|Rossman, J. Robert; Duerden, Mathew D.|2019|Designing Experiences|Columbia University Press
9780262037310|book|Peters, Jonas; Janzing, Dominik; Schölkopf, Bernhard|2017|Elements of causal inference: Foundations and learning algorithms|MIT Press
9780300062625|book|Brenner, Michael|1996|The renaissance of Jewish culture in Weimar Germany|Yale University Press
9780300169270|book|Phillipson, Nicholas|2010|Adam Smith: An enlightened life|Yale University Press
9780316030571|book|Banks, Iain M.|2008|Use of weapons|Orbit
9780439784542|book|Rowling, J. K.; GrandPré, Mary|2005|Harry Potter and the Half-Blood Prince|Arthur A. Levine Books
9780465085705|book|Blastland, Michael; Spiegelhalter, David|2014|The Norm chronicles: Stories and numbers about danger and death|Basic Books
9780470872116|book|Plante, Thomas G.|2010|Contemporary clinical psychology|John Wiley & Sons
9780521837682|book|Thelen, Kathleen|2004|How institutions evolve: The political economy of skills in Germany, Britain, the United States, and Japan|Cambridge University Press
9780545010221|book|Rowling, J. K.|2007|Harry Potter and the Deathly Hallows|Arthur A. Levine Books
9780596520120|book|Loeliger, Jon|2009|Version control with Git: Powerful tools and techniques for collaborative software development|O'Reilly Media
9780742525580|book|Turner, Jonathan H.|2003|Human institutions: a theory of societal evolution|Rowman & Littlefield
9780805058376|book|Pynchon, Thomas|1998|Mason & Dixon|Holt Paperbacks
9780816685400|book|Luibhéid, Eithne|2013|Pregnant on Arrival: Making the Illegal Immigrant|University of Minnesota Press
9780820705057|book|Theis, Jeffrey S.|2009|Writing the Forest in Early Modern England: A Sylvan Pastoral Nation|Duquesne University Press
9780826194886|book|Oermann, Marilyn H.; Gaberson, Kathleen B.|2017|Evaluation and testing in nursing education|Springer Publishing
9780857257734|book|Gravells, Ann|2012|Preparing to teach in the lifelong learning sector: the new award|Learning Matters
9780908065073|book|Wragge, Clement Lindley|1980|Experiences of a meteorologist in South Australia|Pioneer Books
9781118840313|book|Corder, Gregory W.; Foreman, Dale I.|2014|Nonparametric statistics: A step-by-step approach|Wiley
9781350305212|book|Barnes, David|2018|Operations Management: An International Perspective|Bloomsbury Academic
9781408846896|book|Imrie, Celia|2016|Not quite Nice|Bloomsbury
9781474203937|book|Marsden, Terry|2017|Agri-Food and Rural Development: Sustainable Place-Making|Bloomsbury Academic
9781474205283|book|Abbots, Emma-Jayne|2017|The Agency of Eating: Mediation, Food and the Body|Bloomsbury Academic
9781478003045|book|Piot, Charles; Batema, Kodjo Nicolas|2019|The Fixer: Visa Lottery Chronicles|Duke University Press
9781478014805|book|Chandler, Nahum Dimitri|2022|"Beyond This Narrow Now": Or, Delimitations, of W. E. B. Du Bois|Duke University Press
9781501705649|book|Edkins, Jenny|2011|Missing: Persons and politics|Cornell University Press
9781503604780|book|Castañeda, Heide|2018|A place to call home: Immigrant exclusion and urban belonging in New York, Paris, and Barcelona|Stanford University Press
9781503629424|book|Hammad, Hanan|2022|Unknown Past: Layla Murad, the Jewish-Muslim Star of Egypt|Stanford University Press
9781538716670|book|Rochon, Farrah|2021|The dating playbook|Forever
9781606236949|book|Beauchat, Katherine A.; Blamey, Katrin L.; Walpole, Sharon|2010|The Building Blocks of Preschool Success|Guilford Press
9781784744069|book|Galgut, Damon|2021|The promise|Chatto & Windus
9781841692203|book|Markus, Keith A.; Borsboom, Denny|2013|Frontiers in test validity theory: measurement, causation and meaning|Routledge
9781859962527|book|Nussey, Stephen; Whitehead, Saffron|2001|Endocrinology: An Integrated Approach|BIOS Scientific Publishers
`;
