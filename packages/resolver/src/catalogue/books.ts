/** Books by ISBN, as `readEntry` reads them. Facts only; `catalogue/verify.ts` shows that each was recorded. */
export const books = `
9780062024039|book|Roth, Veronica|2012|Divergent|Katherine Tegen Books
9780262037310|book|Peters, Jonas; Janzing, Dominik; Schölkopf, Bernhard|2017|Elements of causal inference: Foundations and learning algorithms|MIT Press
9780300169270|book|Phillipson, Nicholas|2010|Adam Smith: An enlightened life|Yale University Press
9780316030571|book|Banks, Iain M.|2008|Use of weapons|Orbit
9780465085705|book|Blastland, Michael; Spiegelhalter, David|2014|The Norm chronicles: Stories and numbers about danger and death|Basic Books
9780470872116|book|Plante, Thomas G.|2010|Contemporary clinical psychology|John Wiley & Sons
9780521837682|book|Thelen, Kathleen|2004|How institutions evolve: The political economy of skills in Germany, Britain, the United States, and Japan|Cambridge University Press
9780596520120|book|Loeliger, Jon|2009|Version control with Git: Powerful tools and techniques for collaborative software development|O'Reilly Media
9780805058376|book|Pynchon, Thomas|1998|Mason & Dixon|Holt Paperbacks
9781118840313|book|Corder, Gregory W.; Foreman, Dale I.|2014|Nonparametric statistics: A step-by-step approach|Wiley
9781501705649|book|Edkins, Jenny|2011|Missing: Persons and politics|Cornell University Press
9781503604780|book|Castañeda, Heide|2018|A place to call home: Immigrant exclusion and urban belonging in New York, Paris, and Barcelona|Stanford University Press
9781784744069|book|Galgut, Damon|2021|The promise|Chatto & Windus
`;
