/*
 * Words that references print around the parts of a work, folded, in the languages of the interface: styles add them and leave them out by
 * rule. They are no words of a title, a name or a place.
 */

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between people; each stands for each other. */
export const conjunctions = listOf('and und et y e en i og och');

/** Before and behind numbers, and beside people. */
export const ofNumbersAndRoles = listOf(
  'vol vols volume volumes v bd band tome tomo t jg jahrg no nos nr num numero number n issue heft fasc pp pgs p page pages pagina paginas pag s seite seiten str ' +
    'art article chap chapter kap cap isbn issn pmid pmcid ed eds edn edition editor editors edited auflage aufl edicion edicao edizione rev st nd rd th ser ' +
    'hrsg hg hgs herausgegeben orgs org coord coords dir dirs red comp comps trans transl translator translators translated trad ubers ubersetzt ' +
    'by von par por da di cura jr sr arxiv doi nd sf sd oj ca c',
);

/** Those of them that say who translated. */
export const ofTranslators = listOf('trans transl translator translators translated trad ubers ubersetzt');

/** Where a work is and when it was looked at. */
export const ofAccess = listOf(
  'in dans en em at from on retrieved available accessed cited viewed access online internet url abgerufen am zugriff verfugbar unter disponible disponivel ' +
    'consulte consultado acesso le el visitato letzter http https www web',
);

/** Behind the names of presses, which some manuals leave out (MLA 9, section 5.54; APA 7, section 9.29). */
export const ofPresses = listOf('inc ltd co corp gmbh llc plc publishers publishing publications verlag');
