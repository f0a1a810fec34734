import { isLocating, isTorn } from './layout.ts';
import { type EntrySoFar, endOfWord, shapeOfWord, stepOf } from './learned-starts.ts';

/** Before numbers and addresses, where a reference goes on. */
const apparatus =
  /^(?:vol|vols|volume|no|nr|num|pp?|pages?|pgs|bd|band|heft|jg|s|art|article|ed|eds|edited|translated|trans|in|doi|issn|isbn|pmid|pmcid|pubmed|medline|crossref|epub|available|accessed|cited|viewed|retrieved|abgerufen|zugriff|zuletzt|disponible|disponível|disponíveis|recuperado|acesso|acessado|consultado|consulté|visitato|geraadpleegd|from|edition|series|press|university|univ)\b/iu;

const addressEnd = /(?:https?:\/\/|www\.|10\.\d{4,9}\/)\S+$/;

/** A name as lists have it: `Okafor, A.`, `Okafor A,`, `A. Okafor`. */
const names: readonly [kind: string, pattern: RegExp][] = [
  ['repeated', /^[—–_-]{2,}/u],
  ['family, initials', /^(?:\p{L}+[ -])?\p{Lu}[\p{L}\p{M}'’-]+, ?(?:\p{Lu}\p{Ll}?\.[ -]?)+/u],
  ['family, given', /^(?:\p{L}+[ -])?\p{Lu}[\p{L}\p{M}'’-]+, \p{Lu}\p{Ll}+/u],
  ['family initials', /^(?:\p{L}+[ -])?\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}{1,3}[,.:;]/u],
  ['initials family', /^(?:\p{Lu}\p{Ll}?\.[ -]?){1,4} ?\p{Lu}[\p{L}\p{M}'’-]+/u],
  ['given family', /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}\.| \p{Lu}[\p{L}\p{M}'’-]+){1,3}(?:,|\.| and | & )/u],
];
const quoted = /^["“„«‘]/u;

/** What begins a line. */
function kindOfBeginning(text: string): string {
  if (/^(?:https?:|www\.|10\.\d{4})/i.test(text)) return 'address';
  const name = names.find(([, pattern]) => pattern.test(text));
  if (name) return name[0];
  if (quoted.test(text)) return 'quoted';
  if (apparatus.test(text)) return 'apparatus';
  if (/^\p{Lu}/u.test(text)) return 'capital';
  if (/^\p{Ll}/u.test(text)) return 'small';
  if (/^\d/.test(text)) return 'digit';
  return /^\p{Lo}/u.test(text) ? 'letter' : 'sign';
}

/** What ends a line. */
function kindOfEnd(before: string): string {
  const end = before.slice(-300);
  if (addressEnd.test(end)) return 'address';
  const last = end.slice(end.lastIndexOf(' ') + 1);
  if (/^\(?\p{L}{1,4}\.$/u.test(last)) return /^\p{Lu}/u.test(last) ? 'short name.' : 'short word.';
  if (/^\p{Ll}+$/u.test(last) && last.length < 5) return 'small word';
  return endOfWord(last);
}

/** What any list says of whether an entry begins with `text`, behind the line `before` of the entry under way. */
export function featuresOfStart(text: string, before: string, entry: EntrySoFar): string[] {
  const [begin, end] = [kindOfBeginning(text), kindOfEnd(before)];
  const [first, second] = text.split(/\s+/, 2);
  const state = `${entry.isDated ? 'dated' : 'undated'}${entry.isLocated ? ' located' : ''}`;
  return [
    'bias',
    `begin ${begin}`,
    `end ${end}`,
    `${end} | ${begin}`,
    `${end} ${state}`,
    `${begin} ${state}`,
    `words ${stepOf(entry.words)}`,
    `words ${stepOf(entry.words)} ${end}`,
    `open ${entry.open > 0}`,
    `shape ${shapeOfWord(first)} ${shapeOfWord(second)}`,
    ...(isTorn(text, before) ? ['torn'] : []),
    ...(isLocating(text, before) ? ['locating'] : []),
    ...(/(?:1[5-9]|20)\d\d/.test(text) ? [`year ${state}`] : []),
  ];
}
