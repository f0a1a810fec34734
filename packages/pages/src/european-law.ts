import { decodeText } from '@citewright/record';
import type { Claims, TextClaim, TextField } from './claim.ts';
import { textClaims } from './claim.ts';
import { metaContents, type Page } from './page.ts';
import { hostOf } from './site-name.ts';

/** Length of the page's beginning in which the Official Journal reference and identifier are searched. */
const reach = 60_000;

/**
 * "OJ L 119, 4.5.2016, p. 1–88 (BG, ES, ...)" and, since October 2023, "OJ L, 2024/1689, 12.7.2024", at the
 * beginning of a line: footnotes begin with their numbers.
 * https://eur-lex.europa.eu/content/help/oj/intro.html
 */
const placeInJournal =
  /^(?:OJ|JO|DO|GU|PB|ABl\.) ([LC]) ?(\d{1,4}[A-Z]?)?,? (?:(\d{4}\/\d{1,5}), )?(?:\p{L}{2,4} )?(\d{1,2})\.(\d{1,2})\.(\d{4})(?:, \p{L}{1,3}\. (\d{1,4})(?:[-–](\d{1,4}))?)?/mu;

const union = 'Official Journal of the European Union';
/** Its name before the Treaty of Nice. */
const communities = 'Official Journal of the European Communities';

/** "(Text with EEA relevance)" is not part of an act's title. */
const relevance = / ?\([^()]{0,60}\b(?:EEA|EEE|EWR|EER|SEE|EES|EØS|EHP|EGT|EOG)\b[^()]{0,30}\)\.?$/u;

type Values = readonly (readonly [TextField, string | undefined])[];

const two = (number: string): string => number.padStart(2, '0');

function journalValues(page: Page): Values {
  const found = placeInJournal.exec(page.text.slice(0, reach));
  if (!found) return [];
  const [, series, issue, act, day = '', month = '', year = '', first, last] = found;
  const date = `${year}-${two(month)}-${two(day)}`;
  return [
    ['container-title', date < '2003-02-01' ? communities : union],
    ['volume', [series, issue ?? act].filter(Boolean).join(' ')],
    ['page', first && last && last !== first ? `${first}-${last}` : first],
    ['issued', date],
  ];
}

const numberOfCase = /\b(?:([CTF])[-‑–])?\d{1,4}\/(\d{2})\b/;

/** The parties, date and number of a case: separated by hashes in its title. */
function caseValues(page: Page, title: string): Values | undefined {
  const parts = title.split('#', 40).map((part) => part.trim().replace(/\.$/, ''));
  const [judgment = '', name, ...others] = parts;
  const number = others.at(-1)?.slice(0, 200) ?? '';
  const [, court = 'C'] = numberOfCase.exec(number) ?? [];
  if (!name || !numberOfCase.test(number)) return undefined;
  const date = /\d{1,2}\.? \p{L}{3,12} (?:de )?(\d{4})/u.exec(judgment.slice(0, 200));
  const identifier = new RegExp(`ECLI:EU:${court}:${date?.[1] ?? '\\d{4}'}:\\d{1,5}`);
  return [
    ['kind', 'legal_case'],
    ['title', name],
    ['issued', date?.[0]],
    ['number', number],
    ['references', identifier.exec(page.text.slice(0, reach))?.[0]],
  ];
}

function actValues(page: Page, title: string): Values {
  const dates = ['eli:date_publication', 'eli:date_document'].flatMap((name) => metaContents(page, name));
  const inJournal = journalValues(page);
  const isDated = inJournal.some(([field]) => field === 'issued');
  const name = `${title.slice(0, -100)}${title.slice(-100).replace(relevance, '')}`;
  return [['title', name], ...inJournal, ...(isDated ? [] : [['issued', dates[0]] as const])];
}

/**
 * Claims of a EUR-Lex page: the full title of an act or case is in the head, the Official Journal reference
 * in the text.
 */
export function readEuropeanLaw(page: Page): Claims {
  const title = decodeText(metaContents(page, 'wt.z_doctitle')[0] ?? '');
  if (!/(?:^|\.)europa\.eu$/.test(hostOf(page.url)) || !title) return { texts: [], names: [] };
  const values = caseValues(page, title) ?? actValues(page, title);
  const texts: TextClaim[] = textClaims('highwire', () => 'eur-lex', values);
  return { texts, names: [] };
}
