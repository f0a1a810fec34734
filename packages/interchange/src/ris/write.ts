import { type DateValue, dateOf, type Item, type Name, partsOf, plainOf } from '@citewright/record';
import { keywordsAndTags, noteLines } from '../item/beside-work.ts';
import { ownFieldsOf } from '../item/own-fields.ts';
import { nameTags, otherTags, ownTag, paragraphTag, textTags, typesByTag } from './fields.ts';
import { parseRis, readRisItem } from './read.ts';

type Line = [tag: string, value: string | undefined];

/** "Family, Given, Suffix". Readers tell a person from an organisation by the comma, even without given names. */
function risName(name: Name): string {
  if (name.literal) return name.literal;
  const { family, given, suffix } = partsOf(name);
  return given || suffix
    ? [family, given ?? '', suffix].filter((part) => part !== undefined).join(', ')
    : `${family},`;
}

/** `YYYY/MM/DD/`; unknown parts are empty. */
function risDate(date: DateValue | undefined): string | undefined {
  const [year, month, day] = dateOf(date);
  if (year === undefined) return undefined;
  const two = (part: number | undefined) => (part === undefined ? '' : String(part).padStart(2, '0'));
  return `${year}/${two(month)}/${two(day)}/`;
}

function pageLines({ page }: Item): Line[] {
  const [first, last] = plainOf(page)?.split(/\s*[-–]\s*/, 2) ?? [];
  return [
    ['SP', first],
    ['EP', last],
  ];
}

/** The first tag of each type in the table. */
const tagsByType = new Map([...typesByTag].toReversed().map(([tag, type]) => [type, tag]));

/** In books `A2` is read as the editor of a series. */
const tagIn = (type: string, tag: string) => (type === 'book' && tag === 'A2' ? 'ED' : tag);

function risLines(item: Item): Line[] {
  return [
    ['TY', tagsByType.get(item.type) ?? otherTags.get(item.type) ?? 'GEN'],
    ...nameTags.flatMap(([variable, tag = '']) =>
      (item[variable] ?? []).map((name): Line => [tagIn(item.type, tag), risName(name)]),
    ),
    ...textTags.map(([variable, tag = '']): Line => [tag, plainOf(item[variable])]),
    ...pageLines(item),
    ['PY', risDate(item.issued)?.split('/', 1)[0]],
    ['DA', risDate(item.issued)],
    ['Y2', risDate(item.accessed)],
    ...(plainOf(item.annote)?.split('\n') ?? []).map((paragraph): Line => [paragraphTag, paragraph]),
    ...noteLines(item).map((line): Line => ['N1', line]),
    ...keywordsAndTags(item).map((word): Line => ['KW', word]),
  ];
}

function write(lines: readonly Line[]): string {
  return lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}\r\n`] : [])).join('');
}

/** What RIS cannot express: found by reading back what was written. */
function ownLines(item: Item, lines: readonly Line[]): Line[] {
  const [record = []] = parseRis(write(lines));
  return ownFieldsOf(item, readRisItem(record)).map(([name, value]) => [ownTag, `${name}: ${value}`]);
}

function writeItem(item: Item): string {
  const lines = risLines(item);
  return `${write([...lines, ...ownLines(item, lines)])}ER  - \r\n`;
}

/** RIS: two letters, two spaces, a dash, a space, a value that is one line. */
export function* writeRis(items: Iterable<Item>): Generator<string> {
  let lead = '';
  for (const item of items) {
    yield lead + writeItem(item);
    lead = '\r\n';
  }
}
