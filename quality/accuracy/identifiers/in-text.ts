import { type InTextCite, parseInText } from '../../../packages/identifiers/src/index.ts';
import { readLines } from '../../corpora.ts';
import { countRight, type Report } from '../../report.ts';

type CallOut = { id: string; text: string; kind: 'author-year' | 'numeric' };
type Cited = {
  id: string;
  text: string;
  reference: { authors?: { family?: string }[]; year?: string };
};

/** The forms of the specification have a closed round bracket and an author; call-outs cut out of a list have not. */
function standsInForm(text: string): boolean {
  return /^[^()]*\([^()]*\)/.test(text) && /\p{L}/u.test(text) && !/^[^(]*\)/.test(text);
}

function refused({ id, text }: CallOut): string | undefined {
  const cites = parseInText(text)?.cites;
  return cites && `${id} ${text}: ${JSON.stringify(cites)}`;
}

/** Every year of the text must be one of a cite, and each cite must have an author. */
function recognised({ id, text }: CallOut): string | undefined {
  const cites = parseInText(text)?.cites ?? [];
  const years = new Set(cites.map(({ year }) => String(year)));
  const missing = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].filter(([year]) => !years.has(year));
  const nameless = cites.filter(({ authors, organisation }) => authors.length === 0 && !organisation);
  if (cites.length > 0 && missing.length === 0 && nameless.length === 0) return undefined;
  return `${id} ${text}: ${JSON.stringify(cites)}`;
}

/** Letters only, so that accents and hyphens that one side lost do not count, nor `Mueller` for `Müller`. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1');
}

/** The names that a cite shows stand in the reference in this order, the first one first (editors may follow there). */
function agrees(cite: InTextCite, { authors = [], year }: Cited['reference']): boolean {
  const families = authors.map(({ family = '' }) => plain(family));
  const shown = cite.authors.map(({ family }) => plain(family));
  let place = -1;
  const inOrder = shown.every((family, at) => {
    place = families.indexOf(family, place + 1);
    return at === 0 ? place === 0 : place > 0;
  });
  const sameYear = `${cite.year ?? ''}${cite.suffix ?? ''}`.startsWith(year?.slice(0, 4) ?? '');
  return sameYear && inOrder && (!cite.etAl || families.length > shown.length);
}

/** The corpus cuts the brackets of parenthetical citations off. */
const asPrinted = ({ text }: Cited) => (text.includes('(') ? text : `(${text})`);

/** A gold link to another work shows in the names themselves: the printed text lacks the reference's first author. */
function isLinkedToNamedWork({ text, reference }: Cited): boolean {
  const first = reference.authors?.[0]?.family;
  return first === undefined || plain(text).startsWith(plain(first));
}

/** Where the text prints another year than the reference has (or none), they cannot agree. */
function printsTheYear({ text, reference: { year = '' } }: Cited): boolean {
  return text.includes(year.slice(0, 4));
}

function faultOfCited(sample: Cited): string | undefined {
  const cites = parseInText(asPrinted(sample))?.cites ?? [];
  if (cites.some((cite) => agrees(cite, sample.reference))) return undefined;
  const gold = (sample.reference.authors ?? []).map(({ family }) => family).join(', ');
  return `${sample.id} ${sample.text}: ${JSON.stringify(cites)}; reference ${gold} ${sample.reference.year}`;
}

function faultOfReading(sample: Cited): string | undefined {
  const year = /\d{4}/.exec(sample.text)?.[0];
  const cites = parseInText(asPrinted(sample))?.cites ?? [];
  if (cites.some((cite) => year === undefined || String(cite.year) === year)) return undefined;
  return `${sample.id} ${sample.text}: ${JSON.stringify(cites)}`;
}

/** Recognition of call-outs as printed, and their authors and year against the reference they are linked to. */
export function measureInText(): Report[] {
  const callOuts = readLines<CallOut>('inputs/intext-callouts-grobid.ndjson');
  const authorYear = callOuts.filter(({ kind }) => kind === 'author-year');
  const cited = readLines<Cited>('inputs/intext-elife.ndjson').filter(({ text }) => /\p{L}{2}/u.test(text));
  const linked = cited.filter(isLinkedToNamedWork);
  return [
    countRight(
      'call-outs: numeric ones are refused',
      callOuts.filter(({ kind }) => kind === 'numeric'),
      refused,
      1,
    ),
    countRight(
      'call-outs: author-year in a form of the specification',
      authorYear.filter(({ text }) => standsInForm(text)),
      recognised,
      0.98,
    ),
    countRight(
      'call-outs: cut out or without an author, outside the specification, refused',
      authorYear.filter(({ text }) => !standsInForm(text)),
      refused,
    ),
    countRight('eLife: recognised, with the printed year', cited, faultOfReading, 0.98),
    countRight('eLife: the gold link leads to the work that the text names', cited, (sample) => {
      return isLinkedToNamedWork(sample) ? undefined : faultOfCited(sample);
    }),
    countRight('eLife: authors and year agree with the reference', linked, faultOfCited, 0.99),
    countRight(
      'eLife: the same where the text prints the year of the reference',
      linked.filter(printsTheYear),
      faultOfCited,
      0.995,
    ),
  ];
}
