import type { Item } from '@citewright/csl';
import { omit, type Rule } from './rule.ts';

const neutralCitation = /^\[\d{4}\] \p{Lu}/u;

/** The citation of a British case: its neutral citation, or year, volume and page of a report ("[1932] AC 562"). */
function britishPlace(item: Item): string | undefined {
  const number = String(item.number ?? '').slice(0, 100);
  if (neutralCitation.test(number)) return number;
  const { volume, page, 'container-title': series } = item;
  const year = item.issued?.['date-parts']?.[0]?.[0];
  const isBritish =
    /\bv\s/.test(String(item.title ?? '').slice(0, 500)) && !item.authority?.toString().includes('U.S.');
  if (!isBritish || !series || !page || !year) return undefined;
  return [`[${year}]`, volume, series, String(page).split(/[-–]/, 1)[0]].filter(Boolean).join(' ');
}

/** Fields that the citation of a case replaces. */
const place = ['issued', 'number', 'volume', 'container-title', 'page', 'authority'] as const;

/** The case as an act, with its name and citation (which has the year) as title. */
export const namedWithCitation =
  (joined: (name: string, citation: string) => string) =>
  (item: Item, citation: string): Item => {
    const title = String(item.title ?? '');
    return {
      ...omit(item, ...place),
      type: 'legislation',
      title: joined(title, citation),
      'title-short': title,
    };
  };

/**
 * A British case is cited by name and citation, which has the year: "Donoghue v Stevenson [1932] AC 562". OSCOLA, 4th ed., 2.1,
 * which Cite Them Right follows; Publication Manual of the APA, 7th ed., 11.4; Chicago Manual of Style, 17th ed., 14.298.
 */
export const britishCase =
  (set: (item: Item, citation: string) => Item): Rule =>
  (item) => {
    const citation = item.type === 'legal_case' ? britishPlace(item) : undefined;
    return citation ? set(item, citation) : item;
  };

/** "App no 1820/08" is number 1820/08: each style prints its own label. */
export const plainNumberOfCase: Rule = (item) => {
  const number = /^app(?:lication)?\.? ?nos?\.? (\d.*)$/i.exec(String(item.number ?? '').slice(0, 60))?.[1];
  return item.type === 'legal_case' && number ? { ...item, number } : item;
};

/** A case of the United States, or a section of a code, by volume, series and page: "347 U.S. 483", "42 U.S.C. § 7401". */
function reportPlace({ type, volume, page, section, ...item }: Item): string | undefined {
  const series = item['container-title'];
  if (!series || !volume) return undefined;
  if (type === 'legislation') return section === undefined ? undefined : `${volume} ${series} § ${section}`;
  return type === 'legal_case' && page !== undefined ? `${volume} ${series} ${page}` : undefined;
}

/** For styles without rules for law: the place in the report as one number, and the year. */
export const placeInReport =
  (set: (item: Item, place: string) => Item): Rule =>
  (item) => {
    const found = reportPlace(item);
    if (!found) return item;
    const years = item.issued?.['date-parts']?.map((parts) => parts.slice(0, 1));
    const bare = omit(item, 'volume', 'container-title', 'page', 'section', 'authority');
    return set(years ? { ...bare, issued: { 'date-parts': years } } : bare, found);
  };
