import type { Item } from '@citewright/csl';
import { omit, type Rule } from '../rule.ts';

/** Names of reports and codes with their abbreviations: The Bluebook, 21st ed., tables T1 and T1.2. */
const reports: readonly (readonly [RegExp, string])[] = [
  [/^(?:u\.?s\.?|united states) reports$|^us$/, 'U.S.'],
  [/^supreme court reporter$|^s\.? ?ct\.?$/, 'S. Ct.'],
  [/^federal reporter$/, 'F.'],
  [/^(?:federal reporter,? (?:2n?d|second) series|f\.? ?2d)$/, 'F.2d'],
  [/^(?:federal reporter,? (?:3r?d|third) series|f\.? ?3d)$/, 'F.3d'],
  [/^federal supplement$|^f\.? ?supp\.?$/, 'F. Supp.'],
  [/^(?:federal supplement,? (?:2n?d|second) series|f\.? ?supp\.? ?2d)$/, 'F. Supp. 2d'],
  [/^(?:federal supplement,? (?:3r?d|third) series|f\.? ?supp\.? ?3d)$/, 'F. Supp. 3d'],
  [/^(?:(?:u\.?s\.?|united states) code|u\.?s\.?c\.?)$/, 'U.S.C.'],
  [/^(?:(?:u\.?s\.?|united states) )?statutes at large$/, 'Stat.'],
  [/^(?:code of federal regulations|c\.?f\.?r\.?)$/, 'C.F.R.'],
  [/^federal register$/, 'Fed. Reg.'],
  [/^congressional record$/, 'Cong. Rec.'],
];

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ');
const circuits = '1st 2d 3d 4th 5th 6th 7th 8th 9th 10th 11th'.split(' ');

/** "9th Cir." of "U.S. Court of Appeals for the Ninth Circuit". The Bluebook, 21st ed., T1.1 and T7. */
function courtOfAppeals(court: string): string | undefined {
  const circuit = /(?:court of appeals.{0,20}? )?(\S+) circuit$/i.exec(court)?.[1]?.toLowerCase() ?? '';
  const number = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(circuit)?.[1];
  const named = number ? circuits[Number(number) - 1] : circuits[ordinals.indexOf(circuit)];
  if (named) return `${named} Cir.`;
  if (circuit === 'federal') return 'Fed. Cir.';
  return /columbia circuit$|d\.c\. circuit$/i.test(court) ? 'D.C. Cir.' : undefined;
}

/** States in the abbreviations of The Bluebook, 21st ed., T10, where they are not whole. */
const states: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'Alabama=Ala. Arizona=Ariz. Arkansas=Ark. California=Cal. Colorado=Colo. Connecticut=Conn. Delaware=Del. Florida=Fla. Georgia=Ga. Illinois=Ill. ' +
    'Indiana=Ind. Kansas=Kan. Kentucky=Ky. Louisiana=La. Maine=Me. Maryland=Md. Massachusetts=Mass. Michigan=Mich. Minnesota=Minn. Mississippi=Miss. ' +
    'Missouri=Mo. Montana=Mont. Nebraska=Neb. Nevada=Nev. New_Hampshire=N.H. New_Jersey=N.J. New_Mexico=N.M. New_York=N.Y. North_Carolina=N.C. ' +
    'North_Dakota=N.D. Oklahoma=Okla. Oregon=Or. Pennsylvania=Pa. Rhode_Island=R.I. South_Carolina=S.C. South_Dakota=S.D. Tennessee=Tenn. Texas=Tex. ' +
    'Vermont=Vt. Virginia=Va. Washington=Wash. West_Virginia=W._Va. Wisconsin=Wis. Wyoming=Wyo. Columbia=D.C.'
  )
    .replaceAll('_', ' ')
    .split(/ (?=[A-Z][A-Za-z ]*=)/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** "N.D. Ohio" of "U.S. District Court for the Northern District of Ohio". */
function districtCourt(court: string): string | undefined {
  const [, part = '', state = ''] =
    /\bdistrict court (?:for|of) (?:the )?(?:(northern|southern|eastern|western|middle|central) )?district of (.{3,20})$/i.exec(
      court,
    ) ?? [];
  if (!state) return undefined;
  const named = states[state] ?? state;
  return part ? `${part.charAt(0).toUpperCase()}.D. ${named}` : named === 'D.C.' ? 'D.D.C.' : `D. ${named}`;
}

/** Reports of one court only, which the citation does not name again. */
const ofTheSupremeCourt = /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?)$/;

/**
 * Reports, codes and courts of the United States in the abbreviations of the Bluebook, which the Publication Manual of the APA, 7th
 * ed., ch. 11, follows: "347 U.S. 483 (1954)", "(9th Cir. 1991)".
 */
export const bluebookNames: Rule = (item) => {
  if (!/^(?:bill|legal_case|legislation|regulation)$/.test(item.type)) return item;
  const given = String(item['container-title'] ?? '').slice(0, 80);
  const report = reports.find(([name]) => name.test(given.toLowerCase()))?.[1];
  const named = report ? { ...item, 'container-title': report } : item;
  if (item.type !== 'legal_case') return named;
  const court = String(item.authority ?? '').slice(0, 120);
  if (ofTheSupremeCourt.test(report ?? given)) return omit(named, 'authority');
  const circuit = courtOfAppeals(court) ?? districtCourt(court);
  return circuit ? { ...named, authority: circuit } : named;
};

/** "§ 12101" is section 12101, whose sign the CSL style prints. */
export const plainSection: Rule = (item) =>
  /^§/.test(String(item.section ?? ''))
    ? { ...item, section: String(item.section).replace(/^§{1,2} ?/, '') }
    : item;

/** "Public Law No. 107-56", "Pub. L. 88-352" */
const publicLaw = /^(?:pub(?:lic|\.)? ?l(?:aw|\.)?|p\.? ?l\.?) ?(?:no\.? ?)?(?=\d)/i;

/** The CSL style prints "Pub. L. No." itself; any other number ("42 U.S.C. § 12101") is the place of the act. */
export const plainPublicLaw: Rule = (item) => {
  if (item.type !== 'legislation' || item.number === undefined) return item;
  const number = String(item.number).replace(publicLaw, '');
  if (/^\d+[-–]\d+$/.test(number)) return { ...item, number: number.replace('–', '-') };
  return item['container-title'] === undefined && /§|\b(?:U\.S\.C|Stat|C\.F\.R)\./.test(number)
    ? omit({ ...item, 'container-title': number }, 'number')
    : item;
};

/** "347 U.S. 483" as the number of a case is its place in a report. */
export const reportInNumber: Rule = (item) => {
  const [, volume, report, page] =
    /^(\d{1,4}) (\p{Lu}[\p{L}\d. ]{1,30}\.(?: ?\d?[dD])?) (\d{1,5}|_+)$/u.exec(
      String(item.number ?? '').slice(0, 60),
    ) ?? [];
  if (item.type !== 'legal_case' || !volume || !report || item['container-title'] !== undefined) return item;
  const placed = { ...item, volume, 'container-title': report };
  return omit(/\d/.test(page ?? '') ? { ...placed, page } : placed, 'number');
};

/** 11.5: an act and its revision: "(1971 & rev. 2009)". */
export const revisedAct: Rule = (item) => {
  const [first, last, ...others] = item.issued?.['date-parts'] ?? [];
  if (item.type !== 'legislation' || !first || !last || others.length > 0 || item['original-date'])
    return item;
  return { ...item, 'original-date': { 'date-parts': [first] }, issued: { 'date-parts': [last] } };
};

/** 11.6: "Hearing before the ..." in the title of a hearing is the committee, which the CSL style prints itself. */
export const committeeInTitle: Rule = (item) => {
  const [, title, committee] =
    /^(.{3,300}?)[:,] hearings? before (?:the )?(.{3,200})$/i.exec(String(item.title ?? '').slice(0, 520)) ??
    [];
  return item.type === 'hearing' && title && committee
    ? { ...item, title, section: item.section ?? committee }
    : item;
};

/** "Pub. L. No. 88-352, 78 Stat. 241", "42 U.S.C. § 12101" */
function placeOfAct({ number, volume, section, page, 'container-title': code }: Item): string {
  const first = page === undefined ? undefined : String(page).split(/[-–]/, 1)[0];
  const sections =
    section === undefined ? '' : `${/[-–,]\s?\d/.test(String(section)) ? '§§' : '§'} ${section}`;
  const inCode = [volume, code, sections || first].filter(Boolean).join(' ');
  const law = number === undefined ? '' : `Pub. L. No. ${number}`;
  return [law, code === undefined ? '' : inCode].filter(Boolean).join(', ');
}

/**
 * An American act whose name has its year is printed with its place and year, and cited by its name: "Civil Rights Act of 1964, Pub. L. No.
 * 88-352, 78 Stat. 241 (1964)". Publication Manual of the APA, 7th ed., 11.5.
 */
export const actOfYear: Rule = (item) => {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  const name = String(item.title ?? '');
  const isPlaced = item['container-title'] !== undefined || /^\d+[-–]\d+$/.test(String(item.number ?? ''));
  if (item.type !== 'legislation' || !year || !isPlaced || !/ of (?:17|18|19|20)\d\d$/.test(name))
    return item;
  const place = `<span class="nocase">${placeOfAct(item)} (${year})</span>`;
  const title = `${name}, ${place}`;
  const bare = omit(item, 'issued', 'number', 'volume', 'section', 'page', 'container-title', 'authority');
  return { ...bare, title, 'title-short': item['title-short'] ?? name };
};

/** A bill or resolution is one number, without a label: "H.R. 1100", "S. Res. 438"; reports have one: "H.R. Rep. No. 114-358". */
export const numberOfBill: Rule = (item) => {
  const genre = String(item.genre ?? '');
  if (
    item.type !== 'bill' ||
    item.number === undefined ||
    !/^(?:H|S)\b|Res\.$/.test(genre) ||
    /Rep/.test(genre)
  )
    return item;
  const number = String(item.number);
  return omit({ ...item, number: number.startsWith(genre) ? number : `${genre} ${number}` }, 'genre');
};

/** An executive order without a title is named by its number: "Exec. Order No. 13,676". Publication Manual, 7th ed., 11.7. */
export const orderByNumber: Rule = (item) => {
  if (item.type !== 'regulation' || item.title || !item.number || !item.genre) return item;
  const genre = String(item.genre).replace(/^executive order/i, 'Exec. Order');
  const number = String(item.number)
    .replace(/^(?:no\.? ?)/i, '')
    .replace(/^(\d{2})(\d{3})$/, '$1,$2');
  return omit({ ...item, title: `${genre} No. ${number}` }, 'genre', 'number');
};
