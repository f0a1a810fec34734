/*
 * Words that references print beside the parts of a work, folded, in the languages of the interface. Each counts only in the place where
 * references have it: `no` before a number, `in` before a container, `others` behind `and`.
 */

/** Before a number: volumes, issues, pages, editions, versions. */
export const ofNumbers =
  /^(?:vols?|volumes?|bd|band|tome|tomo|jg|jahrg|no|nos|nr|num|numero|number|issue|heft|fasc|pp|pgs?|pages?|paginas?|pag|seiten?|str|art|article|ch|chap|chapter|kap|cap|isbn|issn|pmid|pmcid|ed|edn|eds?|edition|auflage|aufl|edicion|edicao|edizione|rev|st|nd|rd|th|ser|series|version|ver)$/;

/** Behind a number: editions, and how many there are of pages and volumes. */
export const behindNumbers =
  /^(?:st|nd|rd|th|ed|edn|edition|auflage|aufl|edicion|edicao|edizione|pp?|pgs?|pages?|paginas?|seiten?|vols?|volumes?|rev)$/;

/** The same in one letter, as they stand behind the title. */
export const ofNumbersInLetters = /^[vtnps]$/;

/** Beside people. */
export const ofPeople =
  /^(?:eds?|editors?|edited|by|hrsg|hg|hrsgg|herausgegeben|von|orgs?|coords?|dirs?|red|comps?|cura|di|por|par|door|av|jr|sr|ii|iii|iv|tr|trans|transl|translators?|translated|ubersetzt|ubers|trad|traduit|traducido|traduzido|tradotto|vertaald|narrated|narrator|read|directed|director|illustrated|illus)$/;

/** Marks of the roles in which somebody else than the author stands, editors and translators. */
export const roleMarks: readonly (readonly [role: 'editor' | 'translator', mark: RegExp])[] = [
  [
    'editor',
    /^(?:eds?|editors?|edited|hrsg|hg|herausgegeben|editado|editor[ae]s|edite|cura|red|bewerkt|redigerad)$/,
  ],
  [
    'translator',
    /^(?:tr|trans|transl|translators?|translated|ubersetzt|ubers|trad|traduit|traducido|traduzido|tradotto|vertaald|oversatt|traducao|traduccion|traduction|traduzione|ubersetzung|vertaling)$/,
  ],
];

export const conjunctions = /^(?:and|und|et|y|e|en|och|og|i|ir|with|mit)$/;
export const others = /^(?:al|others|otros|outros|andere|autres|alii|colleagues)$/;

export const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dez|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|out|set|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|spring|summer|autumn|fall|winter)$/;

/** Of access and of publication, where a piece of a reference begins. */
export const ofAccess =
  /^(?:available|accessed|retrieved|cited|online|internet|electronic|print|published|epub|doi|url|released|press|forthcoming|disponivel|acesso|disponible|verfugbar|abgerufen|zugriff|consulte)$/;

/** Behind one of these. */
export const behindAccess = /^(?:ahead|of|html|pdf|web|on|line|from|at|in|em|am|le|unter|https?)$/;

/** Of the kind of a work, where a piece of a reference begins. */
export const ofKinds =
  /^(?:thesis|dissertation|dissertacao|tese|these|tesis|diss|phd|doctoral|masters?|unpublished|preprint|report|review|dataset|data|set|computer|software|program)$/;
