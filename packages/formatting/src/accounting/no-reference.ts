import type { Item } from '@citewright/csl';

/** What opens a note to a list: `Hinweis: Alle Links wurden geprüft.` */
const noteLead =
  /^[\s*†]*(?:hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|notes?|notice|n\.?b\.?|remarks?|disclaimer|remarques?|avis|notas?|aviso|observaci[oó]n(?:es)?|avvertenza|opmerking(?:en)?|uwag[ai]|poznámk[ay]|anm(?:ärkning(?:ar)?)?\.?|merknad(?:er)?|obs\.?|huom\.?|notă|megjegyzés(?:ek)?|not) ?:/iu;

/** `All links were checked on 3 May 2020.`, `Alle Links zuletzt geprüft am 3. Mai 2020.` */
const linksChecked =
  /^\s*(?:all(?: the)?|alle|tou(?:te)?s les|tod[oa]s (?:l[oa]s|[oa]s)|tutt[ie] (?:i|gli|le)|wszystkie|všechny|alla|kaikki) (?:[\p{L}-]+ ){0,2}?(?:web ?)?(?:links?|addresses|urls?|adressen|internetadressen|internetquellen|online-?quellen|web-?seiten|websites?|webpages?|(?:web|internet|online) (?:pages|sites|sources)|sites|pages|páginas|siti|pagine|strony|liens|adresses|enlaces|direcciones|links|endereços|collegamenti|indirizzi|adresy|odkazy|länkar|linkit)\b[^:“"«]{0,120}$/iu;

/** A few words without anything that parts one piece of a reference from the next. */
const plainWords = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,7}[.!?]?$/u;

/** Fields of which a note has none, whatever its words are read as. */
const parts = ['author', 'editor', 'container-title', 'volume', 'publisher', 'DOI', 'ISBN'] as const;

/** Whether a line of a list is by its words a note to the list. */
export const isListNote = (line: string): boolean => noteLead.test(line) || linksChecked.test(line);

/** Whether an entry of a list is no reference: a note, or words in which nothing is told apart. `item` is what was read from it. */
export const isNoReference = (given: string, item: Item): boolean =>
  plainWords.test(given.trim()) || (isListNote(given) && parts.every((part) => item[part] === undefined));
