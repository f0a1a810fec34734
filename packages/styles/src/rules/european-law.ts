import type { Item } from '@citewright/csl';
import { omit, type Rule } from './rule.ts';

/** "Regulation (EU) 2016/679", "Council Directive 2000/43/EC": the name of an act up to the end of its number. */
const nameOfAct = /^\D{6,80}\d{1,4}\/\d{1,4}(?:\/\p{L}{2,8})?/u;

/** The European communities, in the languages most often cited. */
const community = /\b(?:EU|EC|EEC|ECSC|Euratom|JHA|CFSP|UE|CE|CEE|EG|EWG)\b/;

const journal = /^(?:Official Journal of the European (?:Union|Communities)|OJ(?: [LC])?)$/;

/** An act of the European Union: its name up to its number, and the issue of the Official Journal ("L 119", since October 2023 "L 2024/1689") that published it. */
interface EuropeanAct {
  name: string;
  year?: number | string | undefined;
  issue?: string;
  page?: string;
}

function issueOfJournal({ 'container-title': container, volume }: Item): string | undefined {
  const [, series = '', number] =
    /^([LC])? ?(\d{0,4}(?:[A-Z]|\/\d{1,5})?)$/.exec(String(volume ?? '').slice(0, 20)) ?? [];
  const letter = series || (/ ([LC])$/.exec(String(container))?.[1] ?? '');
  return letter && [letter, number].filter(Boolean).join(' ');
}

function europeanAct(item: Item): EuropeanAct | undefined {
  if (item.type !== 'legislation' && item.type !== 'bill') return undefined;
  const name = nameOfAct.exec(String(item.title ?? '').slice(0, 120))?.[0];
  const isInJournal = journal.test(String(item['container-title'] ?? ''));
  if (!name || !(isInJournal || community.test(name))) return undefined;
  const issue = isInJournal ? issueOfJournal(item) : undefined;
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return { name, year, ...(issue && { issue }), ...(item.page && { page: String(item.page) }) };
}

/** The place of an act in the American form: "2016 O.J. (L 119) 1". The Bluebook, 21st ed., T3 and rule 21.9. */
function placeInJournal({ year, issue, page }: EuropeanAct): string | undefined {
  if (!year || !issue) return undefined;
  const first = page?.split(/[-–]/, 1)[0];
  return [`${year} O.J. (${issue})`, first].filter(Boolean).join(' ');
}

const placed = ['issued', 'number', 'volume', 'page', 'container-title', 'publisher', 'authority'] as const;

/**
 * An act of the European Union has its year in its name or place; later citations use the name up to the number. Publication Manual
 * of the APA, 7th ed., ch. 11, and Chicago Manual of Style, 17th ed., 14.269, refer to the Bluebook for such law.
 */
export const europeanActByBluebook =
  (joined: (title: string, place: string) => string): Rule =>
  (item) => {
    const act = europeanAct(item);
    if (!act) return item;
    const place = placeInJournal(act);
    const title = String(item.title);
    const isDated = place !== undefined || (act.year !== undefined && title.includes(String(act.year)));
    const bare = omit(item, ...placed);
    return {
      ...bare,
      ...(!isDated && item.issued && { issued: item.issued }),
      type: 'legislation',
      title: place ? joined(title, place) : title,
      'title-short': act.name,
    };
  };

/** The issue of the Official Journal is a number, not a volume: MLA Handbook, 9th ed., ch. 5. */
export const europeanActInJournal: Rule = (item) => {
  const act = europeanAct(item);
  if (!act) return item;
  const named = { ...item, type: 'legislation', 'title-short': act.name };
  if (!act.issue) return named;
  return omit(
    { ...named, 'container-title': 'Official Journal of the European Union', number: act.issue },
    'volume',
  );
};

/** Cite Them Right: "_Regulation (EU) 2016/679 ..._ (2016) _Official Journal of the European Union_, L 119, pp. 1–88". */
export const europeanActWithPages: Rule = (item) => {
  const act = europeanAct(item);
  if (!act) return item;
  const named = { ...item, type: 'legislation', 'title-short': act.name };
  if (!act.issue) return named;
  const pages = act.page && `${/[-–]/.test(act.page) ? 'pp.' : 'p.'} ${act.page.replace('-', '–')}`;
  const place = [act.issue, pages].filter(Boolean).join(', ');
  const container = `Official Journal of the European Union<i>, ${place}</i>`;
  return omit({ ...named, 'container-title': container }, 'volume', 'page', 'publisher');
};

/** A case of the EU courts: its number ("Case C-362/14") and European Case Law Identifier. */
export interface EuropeanCase {
  name: string;
  number: string;
  identifier: string | undefined;
}

const identifierOfCase = /\bECLI:EU:[CTF]:\d{4}:\d{1,5}\b/;

function europeanCase(item: Item): EuropeanCase | undefined {
  const number = String(item.number ?? '').slice(0, 100);
  const identifier = [item.references, item.number, item.note]
    .map((field) => identifierOfCase.exec(String(field ?? '').slice(0, 200))?.[0])
    .find((found) => found !== undefined);
  // Until 1989 case numbers had no letter: "Case 6/64".
  const isNumbered =
    /\b[CTF][-‑–]\d{1,4}\/\d{2}\b/.test(number) || (identifier && /\b\d{1,3}\/\d{2}\b/.test(number));
  if (item.type !== 'legal_case' || !isNumbered) return undefined;
  const called = /^\p{L}+ \p{L}?/u.test(number) ? number : `Case ${number}`;
  return { name: String(item.title ?? ''), number: called.replace(/[‑–](?=\d)/g, '-'), identifier };
}

/** Rewrites a case of the EU courts with `set`. */
export const caseOfUnion =
  (set: (item: Item, found: EuropeanCase) => Item): Rule =>
  (item) => {
    const found = europeanCase(item);
    return found ? set(omit(item, 'number', 'references', 'authority', 'container-title'), found) : item;
  };

/** "Case C-362/14, Maximillian Schrems v Data Protection Commissioner, ECLI:EU:C:2015:650": Bluebook, 21st ed., rule 21.9. */
export const numberedCase = ({ name, number, identifier }: EuropeanCase): string =>
  [number, name, identifier].filter(Boolean).join(', ');

/** The identifiers of a case besides its name: "Case C-362/14, ECLI:EU:C:2015:650". */
export const placeOfCase = ({ number, identifier }: EuropeanCase): string =>
  [number, identifier].filter(Boolean).join(', ');
