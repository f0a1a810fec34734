import { type Item, isNameVariable, type Name } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import { type Comparison, compareItems, withPlaceApart } from './compare.ts';
import { type FieldDifference, isSerious } from './differences.ts';
import { type EntryText, readText } from './entry-words.ts';
import { printed } from './people.ts';
import { isPreprint } from './places.ts';
import { readAgainst } from './read-against.ts';
import { siteDifference } from './sites.ts';

/** What registers say of a work that a list describes. */
export type Verdict = 'confirmed' | 'differs' | 'other-work' | 'not-found' | 'not-checked' | 'not-checkable';

/** A verdict with its reasons. */
export interface Judgement {
  verdict: Verdict;
  /** What a record contradicts: one of them, however small, and the entry differs. */
  differences: FieldDifference[];
  /** Fields that say the same as the record in another form: capitals, initials, an abbreviated journal, the year of online publication. */
  forms: string[];
  /** 0 to 1: how sure it is that the record is the work. */
  score?: number;
  /** The record of the work that the list describes. */
  record?: SourceRecord;
  /** What the identifier leads to, where that is another work; then what came closest. */
  alternatives: SourceRecord[];
}

/** What is known of a listed work. */
export interface Testimony {
  /** The entry as it stands in the list, where it was read from text. */
  text?: string;
  /** The record of its identifier; `unknown` when the register has none. */
  identified?: SourceRecord | 'unknown' | undefined;
  candidates: readonly SourceRecord[];
  /** A register did not answer. */
  isUnanswered: boolean;
  /** No register holds works of this kind. */
  isUncheckable: boolean;
}

interface Compared extends Comparison {
  record: SourceRecord;
}

const mostAlternatives = 5;
/** What came closest must be the work with this probability, to be shown. */
const close = 0.01;

/** In the order in which they are looked up. */
const identifiers = ['DOI', 'ISBN', 'PMID'] as const;

/** Each serious difference outweighs so much of a score. */
const ofDifference = 0.05;

const worth = ({ score, differences }: Compared) =>
  score - ofDifference * differences.filter(isSerious).length;

/** People as the list prints them: where it was read against a record, they have the given names of that. */
function asListed(difference: FieldDifference, listed: Item, read: Item): FieldDifference {
  const namesIn = (item: Item) => (item[difference.field as keyof Item] ?? []) as readonly Name[];
  const familiesIn = (names: readonly Name[]) => names.map(({ family }) => family ?? '').join('\n');
  const names = isNameVariable(difference.field) ? namesIn(listed) : [];
  const isSame = names.length > 0 && familiesIn(names) === familiesIn(namesIn(read));
  return isSame ? { ...difference, listed: printed(names) } : difference;
}

function compare(listed: Item, text: EntryText, record: SourceRecord): Compared {
  const read = readAgainst(listed, record.item, text);
  const compared = compareItems(read, record.item, record.years);
  const differences = compared.differences.map((one) => asListed(one, listed, read));
  return { ...compared, differences, record };
}

function byWorth(listed: Item, text: EntryText, records: readonly SourceRecord[]): Compared[] {
  return records
    .map((record) => compare(listed, text, record))
    .toSorted((one, other) => worth(other) - worth(one));
}

const closest = (compared: readonly Compared[]): SourceRecord[] =>
  compared
    .filter(({ score }) => score >= close)
    .slice(0, mostAlternatives)
    .map(({ record }) => record);

/** Without a title, an author and a year of others make it another work. */
const isContradicted = ({ differences }: Compared): boolean => differences.filter(isSerious).length > 1;

/** Fields in another form, also those that stand in the list as the record has them only after what was read is mended by it. */
const formsIn = (listed: Item, { differences, forms, record }: Compared): string[] =>
  [...new Set([...forms, ...compareItems(listed, record.item, record.years).forms])].filter(
    (name) => !differences.some(({ field }) => field === name),
  );

function confirmed(listed: Item, compared: Compared, more: readonly FieldDifference[] = []): Judgement {
  const { differences, record, score } = compared;
  const all = [...more, ...differences.filter(({ field }) => !more.some((one) => one.field === field))];
  return {
    verdict: all.length > 0 ? 'differs' : 'confirmed',
    differences: all,
    forms: formsIn(listed, compared),
    score,
    record,
    alternatives: [],
  };
}

/** The identifier by which a listed work is looked up. */
const lookedUp = (listed: Item) => identifiers.find((name) => listed[name] !== undefined) ?? 'DOI';

/** The identifier of a listed work beside that of its record. */
function identifierOf(listed: Item, { item }: SourceRecord): FieldDifference {
  const field = lookedUp(listed);
  const [own, record] = [listed[field] ?? listed.number ?? listed.URL, item[field]];
  return {
    field,
    listed: own === undefined ? null : String(own),
    record: record === undefined ? null : String(record),
    weight: 'serious',
  };
}

/** A register that was asked for an identifier may lack what another one has under it. */
function hasIdentifierOf(listed: Item, { item }: SourceRecord): boolean {
  const name = lookedUp(listed);
  return (
    listed[name] !== undefined && String(listed[name]).toLowerCase() === String(item[name]).toLowerCase()
  );
}

/** Whether a record has the work in another journal, book or meeting. */
export const isPlacedOtherwise = ({ differences }: { differences: readonly FieldDifference[] }): boolean =>
  differences.some(({ field }) => field === 'container-title');

/** A list may give the address of a preprint beside the place of its publication: the record of the publication, where it says what the list says. */
function asPublished(own: Compared, others: readonly Compared[]): Compared | undefined {
  if (!isPreprint(own.record.item) || !isPlacedOtherwise(own)) return undefined;
  const published = others.find(
    (one) => one.isSame && !isPreprint(one.record.item) && !isPlacedOtherwise(one),
  );
  return (
    published && { ...published, differences: published.differences.filter(({ field }) => field !== 'DOI') }
  );
}

/**
 * Decides what is to be said of a listed work. The differences are those from its record, where there is none from what the identifier leads
 * to. Without a title, the record of its identifier is taken unless authors and year contradict it.
 */
export function judge(
  listed: Item,
  { text: entry = '', identified, candidates, isUnanswered, isUncheckable }: Testimony,
): Judgement {
  const text = readText(entry);
  const others = byWorth(listed, text, candidates);
  const best = others.find(({ isSame }) => isSame);
  if (identified !== undefined && identified !== 'unknown') {
    const own = compare(listed, text, identified);
    if (own.isSame || (listed.title === undefined && !isContradicted(own)))
      return confirmed(listed, asPublished(own, others) ?? own);
    const alternatives = [identified, ...closest(others)].slice(0, mostAlternatives);
    if (!best) return { verdict: 'other-work', differences: own.differences, forms: [], alternatives };
    const described = confirmed(listed, best, [identifierOf(listed, best.record)]);
    return { ...described, verdict: 'other-work', alternatives };
  }
  if (best)
    return confirmed(
      listed,
      best,
      identified === 'unknown' && !hasIdentifierOf(listed, best.record)
        ? [identifierOf(listed, best.record)]
        : undefined,
    );
  const verdict = isUncheckable ? 'not-checkable' : isUnanswered ? 'not-checked' : 'not-found';
  return { verdict, differences: [], forms: [], alternatives: closest(others) };
}

/** The name of a site is written in many ways, and stands in the place of an author: only `siteDifference` holds it against an entry. */
const ofSites = ['container-title', 'publisher', 'DOI'];

const isBodyOf = ({ field, record }: FieldDifference, { author }: Item, { item }: SourceRecord): boolean =>
  field === 'author' &&
  (record === null ||
    (author ?? []).every(({ literal }) => literal !== undefined) !==
      (item.author ?? []).every(({ literal }) => literal !== undefined));

/** The site of a page where it was read with the title: behind it stands a name, and no sentence. */
function withSiteApart(listed: Item, record: Item): Item {
  const apart = withPlaceApart(listed, record);
  const words = String(apart['container-title'] ?? '').match(/\p{L}{4,}/gu) ?? [];
  return words.every((word) => /^\p{Lu}/u.test(word)) ? apart : listed;
}

/** What is to be said of an entry whose address leads to the page that it describes: title, people, year and site are compared. */
export function judgePage(listed: Item, entry: string, record: SourceRecord): Judgement {
  const compared = compare(listed, readText(entry), record);
  const differences = compared.differences.filter(
    (one) => !ofSites.includes(one.field) && !isBodyOf(one, listed, record),
  );
  const site = siteDifference(withSiteApart(listed, record.item), record);
  return confirmed(listed, {
    ...compared,
    score: 1,
    differences: site ? [...differences, site] : differences,
  });
}

/** What is to be said of an entry whose address leads to another page. */
export function otherPage(listed: Item, entry: string, record: SourceRecord): Judgement {
  const { differences } = compare(listed, readText(entry), record);
  return { verdict: 'other-work', differences, forms: [], alternatives: [record] };
}
