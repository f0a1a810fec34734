import type { Item, Name } from '@citewright/csl';
import { afterSemicolon } from './apa/unjoined.ts';
import { nameEdition } from './edition.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';
import {
  filmOfYear,
  keepQuotedNames,
  keepSmallName,
  onePage,
  openTitle,
  plainVersion,
} from './several-styles.ts';
import { thesisInEnglish } from './theses.ts';

const countries = new Set(
  (
    'Argentina,Australia,Austria,Belgium,Brazil,Canada,Chile,China,Croatia,Czech Republic,Denmark,England,Egypt,Finland,France,Germany,Greece,Hungary,' +
    'India,Iran,Ireland,Israel,Italy,Japan,Korea,Mexico,Netherlands,New Zealand,Norway,Pakistan,Poland,Portugal,Romania,Russia,Scotland,' +
    'Singapore,South Africa,Spain,Sweden,Switzerland,Turkey,UK,Ukraine,United Kingdom,USA'
  ).split(','),
);

/** "Hoboken (NJ)", "Weinheim (Germany)": states and countries stand in brackets (Citing Medicine, ch. 2, Place of publication). */
const placeInBrackets: Rule = (item) => {
  const [, city, region] =
    /^([^,();]{2,60}), ([^,();]{2,40})$/.exec(String(item['publisher-place'] ?? '')) ?? [];
  return city && region && (/^\p{Lu}{2}$/u.test(region) || countries.has(region))
    ? { ...item, 'publisher-place': `${city} (${region})` }
    : item;
};

/** "42 Suppl 2", and "58(12 Suppl 7)"; registers have "suppl_2" (Citing Medicine, ch. 1, Supplement to a volume). */
const nlmSupplement: Rule = (item) => {
  const issue = String(item.issue ?? '').slice(0, 60);
  const [, number, named] = /^(\w*)[ _(]*suppl(?:ement|\.)?[ _]*(\w{0,6})\)?$/i.exec(issue) ?? [];
  if (number === undefined) return item;
  const supplement = `Suppl ${named}`.trim();
  return number === '' && item.volume
    ? omit({ ...item, volume: `${item.volume} ${supplement}` }, 'issue')
    : { ...item, issue: `${number} ${supplement}`.trim() };
};

/** Theses are "[dissertation]" or "[master's thesis]" (Citing Medicine, ch. 5). */
const nlmThesis: Rule = (item) => {
  if (item.type !== 'thesis' || !item.genre) return item;
  const genre = String(item.genre).slice(0, 120);
  if (/diss|ph\.? ?d|d\.? ?phil|doctor/i.test(genre)) return { ...item, genre: 'dissertation' };
  return /^m(?:aster|\.? ?(?:a|s|sc|phil|ed)\b)/i.test(genre) ? { ...item, genre: 'master’s thesis' } : item;
};

/** Two initials at most: "Holman CD" (NLM, Samples of Formatted References). */
const twoInitials: Rule = (item) => {
  const changed: Partial<Item> = {};
  for (const variable of ['author', 'editor'] as const) {
    const names = item[variable];
    if (!names?.some(({ given }) => (given ?? '').trim().split(/[\s.]+/).length > 2)) continue;
    changed[variable] = names.map((name) => {
      const [first, second, ...more] = (name.given ?? '').slice(0, 100).match(/[^\s.]+\.?/g) ?? [];
      return more.length > 0 ? { ...name, given: `${first} ${second}` } : name;
    });
  }
  return Object.keys(changed).length > 0 ? { ...item, ...changed } : item;
};

/** The language of a work that is not in English stands at the end (Citing Medicine, ch. 1, Language). */
const nlmLanguage: Rule = (item) => {
  const language = String(item.language ?? '')
    .trim()
    .slice(0, 20);
  const code = /^(?!en)[a-z]{2,3}(?=$|[-_])/i.exec(language)?.[0];
  if (!code || item.references !== undefined) return item;
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code.toLowerCase());
  return name === undefined ? item : { ...item, references: name };
};

/** `others` stands for the names that the data leave out. */
const isOrganisation = ({ literal }: Name): boolean => literal !== undefined && literal !== 'others';

/** Organisations are set off by semicolons, as their names may have commas (Citing Medicine, ch. 1, Organizations as author). */
const organisations: Rule = (item) => {
  const { author } = item;
  if (!author?.some(isOrganisation) || author.length === 1) return item;
  const setOff = author.map((name, at) => {
    const before = author[at - 1];
    return before && (isOrganisation(name) || isOrganisation(before)) ? afterSemicolon(name) : name;
  });
  return { ...item, author: setOff };
};

/** Rules of Citing Medicine, 2nd edition, that its CSL styles cannot express. */
export const nlmRules: readonly TitleRule[] = [
  onePage,
  thesisInEnglish,
  nlmThesis,
  twoInitials,
  nlmLanguage,
  placeInBrackets,
  nlmSupplement,
  organisations,
  filmOfYear,
  openTitle,
  plainVersion,
  keepSmallName,
  keepQuotedNames,
  nameEdition('ed.'),
];

/**
 * What the CSL styles lack, as pieces of them and what stands for them: hyphens in pages, places of theses without brackets, which are for
 * places that are inferred, "Report No.", patents, and date and place of a conference. NLM, Samples of Formatted References.
 */
export const nlmChanges: readonly [from: string, to: string][] = [
  ['<term name="presented at">', '<term name="page-range-delimiter">-</term><term name="presented at">'],
  [
    '<if type="thesis"><text prefix="[" suffix="]" variable="publisher-place"/></if><else-if type="speech"/>',
    '<if type="speech"/>',
  ],
  [
    '<label form="short" variable="number"/>',
    '<label form="short" text-case="capitalize-first" variable="number"/>',
  ],
  [
    '<group delimiter=", "><text variable="number"/><date date-parts="year" form="numeric" variable="issued"/></group>',
    '<group delimiter=". "><group delimiter=" "><choose><if variable="jurisdiction"><text variable="jurisdiction"/><text value="patent"/></if></choose><text variable="number"/></group><date form="text" variable="issued"/></group>',
  ],
  [
    '<else><text variable="container-title"/></else></choose><choose><if type="article-journal" variable="DOI"/>',
    '<else-if type="paper-conference"><group delimiter="; "><text variable="container-title"/><date form="text" variable="event-date"/><text variable="event-place"/></group></else-if><else><text variable="container-title"/></else></choose><choose><if type="article-journal" variable="DOI"/>',
  ],
];

/** As well in the styles that print the whole date: sections of newspapers. */
export const nlmFullDateChanges: readonly [from: string, to: string][] = [
  ...nlmChanges,
  [
    '<group delimiter=":"><group delimiter=" "><date form="text" variable="issued"/>',
    '<group delimiter=":"><group delimiter=";"><group delimiter=" "><date form="text" variable="issued"/>',
  ],
  [
    '<text macro="date-of-citation"/></else></choose></group><choose><if type="article-newspaper">',
    '<text macro="date-of-citation"/></else></choose></group><choose><if type="article-newspaper"><text prefix="Sect. " variable="section"/></if></choose></group><choose><if type="article-newspaper">',
  ],
];
