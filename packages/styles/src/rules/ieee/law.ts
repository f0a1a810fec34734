import type { Item } from '@citewright/csl';
import { omit, type Rule } from '../rule.ts';
import { abbreviatedState } from './places.ts';

/** Reporters by the abbreviations of the Bluebook, with the series where there is one. */
const reporters: readonly [pattern: RegExp, name: string][] = [
  [/^U\. ?S\.$/, 'U.S. Reports'],
  [/^S\. ?Ct\.$/, 'Supreme Court Reporter'],
  [/^F\. ?Supp\.$/, 'Federal Supplement'],
  [/^F\. ?Supp\. ?2d$/, 'Federal Supplement, 2nd Series'],
  [/^F\. ?Supp\. ?3d$/, 'Federal Supplement, 3rd Series'],
  [/^F\. ?2d$/, 'Federal Reporter, 2nd Series'],
  [/^F\. ?3d$/, 'Federal Reporter, 3rd Series'],
  [/^F\. ?4th$/, 'Federal Reporter, 4th Series'],
  [/^U\. ?S\. ?C\.$|^United States Code$/, 'U.S. Code'],
  [/^Stat\.$|^United States Statutes at Large$/, 'U.S. Statutes at Large'],
];

const fullName = (name: string): string => reporters.find(([pattern]) => pattern.test(name))?.[1] ?? name;

/** "_Federal Reporter_, 3rd Series"; the reports of the Supreme Court and the code are roman. */
function setReporter(name: string): string {
  if (/^U\.S\. (?:Reports|Code)$/.test(name)) return name;
  const [reporter, ...series] = name.split(', ');
  return [`<i>${reporter}</i>`, ...series].join(', ');
}

/** "section 209", "sections 801–804". */
const sections = (section: string): string =>
  /^\d+[-–]\d+$/.test(section) ? `sections ${section.replace('-', '–')}` : `section ${section}`;

/** "U.S. District Court for the District of Mass." */
const shortState = (court: string): string =>
  court.replace(
    /(?<=\bDistrict of )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u,
    (state) => abbreviatedState(state) ?? state,
  );

/** A note on a codification stands in brackets, one on the edition of a code after its section. */
function noted(law: Item): Item {
  const { note, ...rest } = law;
  if (note === undefined) return law;
  if (/^codified/i.test(String(note))) return { ...rest, references: note };
  return { ...rest, section: [rest.section, note].filter(Boolean).join(', ') };
}

/** "U.S. Code, Title 18, section 3123": the code by its title, which stands in the place of a volume. */
function ofCode({ volume, ...law }: Item): Item {
  const code = { ...law, number: `U.S. Code, Title ${volume}` };
  return omit(code, 'container-title', ...(law.title === undefined ? (['issued'] as const) : []));
}

/** "111-148" is a public law. */
const publicLaw = (number: string): string =>
  /^\d{2,3}-\d{1,3}$/.test(number) ? `Public Law No. ${number}` : number;

function lawOfReporter(item: Item, reporter: string): Item {
  const { section, volume } = item;
  const law: Item = { ...omit(item, 'authority'), 'container-title': setReporter(reporter) };
  if (section !== undefined) law.section = sections(String(section));
  return noted(reporter === 'U.S. Code' && volume !== undefined ? ofCode(law) : law);
}

function caseOfReporter(item: Item, reporter: string): Item {
  const { page, authority } = item;
  const court = String(authority ?? '');
  const named: Item = { ...omit(item, 'authority'), 'container-title': setReporter(reporter) };
  if (page !== undefined) named.page = String(page).split(/[-–]/, 1)[0];
  const isSupreme = reporter === 'U.S. Reports' || /^(?:U\.S\. )?supreme court/i.test(court);
  return isSupreme || !court ? named : { ...named, authority: shortState(court) };
}

/**
 * Cases and laws of the United States: "Olmstead v. United States, U.S. Reports, vol. 277, 1928, p. 438". IEEE Reference Guide (2025),
 * II.H.
 */
export const americanLaw: Rule = (given) => {
  const isLaw = given.type === 'legislation';
  if (!isLaw && given.type !== 'legal_case') return given;
  const item = isLaw && given.number ? { ...given, number: publicLaw(String(given.number)) } : given;
  const container = String(item['container-title'] ?? '').slice(0, 100);
  if (container === '') return omit(item, 'container-title');
  const reporter = fullName(container);
  return isLaw ? lawOfReporter(item, reporter) : caseOfReporter(item, reporter);
};

/** Documents of Congress: the session follows the body. The same, II.R. */
export const sessionOfCongress: Rule = (item) => {
  if (item.type !== 'bill') return item;
  if (item.authority === undefined) return { ...item, type: 'legislation' };
  return { ...item, section: item.section ?? item['chapter-number'] ?? item.note };
};
