import { nameEdition } from './edition.ts';
import type { Rule, TitleRule } from './rule.ts';
import { filmOfYear, keepQuotedNames, keepSmallName, openTitle, plainVersion } from './several-styles.ts';
import { thesisInEnglish } from './theses.ts';

/** Newspapers and magazines without the article at the beginning: "New York Times" (3.13.1). */
export const newsWithoutArticle: Rule = (item) => {
  const name = String(item['container-title'] ?? '');
  return /^article-(?:magazine|newspaper)$/.test(item.type) && /^The \S/.test(name)
    ? { ...item, 'container-title': name.slice(4) }
    : item;
};

/** "Dept of Health", and abbreviations without full stops: "Mosby, Inc", "Alfred A Knopf" (3.12.2). */
const amaPublisher: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  const plain = publisher
    .replaceAll('Department of', 'Dept of')
    .replace(/(?<=\p{L})\.(?=$|[\s,&)]|\p{Lu})/gu, '');
  return plain === publisher ? item : { ...item, publisher: plain };
};

/** Theses are dissertations or master's theses, whatever the degree (3.13.8). */
const thesisByDegree: Rule = (item) => {
  if (item.type !== 'thesis' || !item.genre) return item;
  const genre = String(item.genre).slice(0, 120);
  if (/diss|ph\.? ?d|d\.? ?phil|doctor/i.test(genre)) return { ...item, genre: 'Dissertation' };
  return /^m(?:aster|\.? ?(?:a|s|sc|phil|ed)\b)/i.test(genre) ? { ...item, genre: 'Master’s thesis' } : item;
};

/** "Quartz blog" (3.13.1). */
const blogByName: Rule = (item) => {
  const name = String(item['container-title'] ?? '');
  return item.type === 'post-weblog' && name !== '' && !/blog/i.test(name)
    ? { ...item, 'container-title': `${name} blog` }
    : item;
};

/** Rules of the AMA Manual of Style, 11th edition, that its CSL styles cannot express. */
export const amaRules: readonly TitleRule[] = [
  thesisInEnglish,
  thesisByDegree,
  newsWithoutArticle,
  amaPublisher,
  blogByName,
  filmOfYear,
  openTitle,
  plainVersion,
  keepSmallName,
  keepQuotedNames,
  nameEdition('ed.'),
];

/** "et al" has no full stop of its own: "Burks W, et al, eds." (3.12.2). The medium of a book stands before its publisher (3.12.11). */
export const amaChanges: readonly [from: string, to: string][] = [
  ['<term name="presented at">', '<term name="et-al">et al</term><term name="presented at">'],
  [
    '<text macro="editor" prefix="(" suffix=")"/><group delimiter="; "><text variable="publisher"/>',
    '<text macro="editor" prefix="(" suffix=")"/><text text-case="capitalize-first" variable="medium"/><group delimiter="; "><text variable="publisher"/>',
  ],
];
