import { type Block, type PaperDocument, PaperError, type Span } from '@citewright/documents';
import { mayHeadList } from '@citewright/references';

// Where the list of references stands: below its heading, which may have headings inside it, or at the end of a text without one.

/** What may come after a list. */
const after =
  /^(?:#{1,6}\s*)?(?:\d{1,2}[.)]?\s+)?(?:(?:end)?notes?|notas?(?: de rodapé| al pie)?|fußnoten|anmerkungen|append(?:ix|ices)\b.*|annexes?\b.*|(?:about the |author )?(?:authors?|biograph(?:y|ies))|biographical (?:notes?|statements?)|(?:credit )?authorship contribution(?:s| statement)?|ethics(?: (?:statement|approval|declarations?))?|(?:declaration|statement) of (?:originality|authorship|interests?)|disclosure(?:s| statement)?|abbreviations|glossary|index|orcid(?: ids?)?|publisher['’]s note|open access|curriculum vitae|lebenslauf|(?:eidesstattliche |selbst(?:st)?ändigkeits)erklärung|(?:abbildungs|tabellen)verzeichnis|table des (?:figures|illustrations|matières)|apêndices?\b.*|anexos?\b.*|annex(?:es)?\b.*|anhang\b.*|acknowledge?ments?|agradecimentos|agradecimientos|remerciements|danksagung|supporting information|supplementary (?:material|information)s?|author(?:s|['’]s|s['’])? contributions?|contributions? of (?:the )?authors?|contribui(?:ção|ções) d[aeo]s? (?:autoria|autor(?:a|es|as)?)|contribuci(?:ón|ones) de (?:l[oa]s )?(?:autoría|autor(?:es|as)?)|funding|financiamento|financiamiento|financiación|(?:declaration of )?conflicts? of interests?|(?:declaration of )?competing interests?|(?:declaração de )?conflitos? de interesses?|(?:declaración de )?conflictos? de inter[eé]s(?:es)?|data availability(?: statement)?|disponibilidade (?:de|dos) dados|disponibilidad de (?:los )?datos|(?:list of )?(?:figures|tables)|figure legends|(?:received|accepted|submitted|revised|recebido|aceito|aprovado|submetido|revisado|recibido|aceptado|enviado|how to cite|como citar|cómo citar|correspond(?:ence|ing author|ência))(?:\s(?:on|in|em|el|for|para|this|este|to)\b|\s?:).*)\s*[.:]?$/iu;

const year =
  /(?:^|[^\d])(?:1[5-9]|20)\d\d[a-z]?(?!\d)|\bn\.\s?d\.|\bs\.\s?d\.|\bs\/d\b|\bin press\b|\bno prelo\b/i;

interface Line extends Span {
  text: string;
}

function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({
    text: line.trim(),
    start: index,
    end: index + line.length,
  })).filter((line) => line.text !== '');
}

/** The end of the body: foot- and endnotes stand behind it. */
function bodyEnd({ text, blocks }: Pick<PaperDocument, 'text' | 'blocks'>): number {
  const last = blocks.findLastIndex(({ kind }) => kind !== 'note');
  return blocks[last + 1]?.start ?? text.length;
}

/** Paragraphs that the file itself marks as entries of a list: at least this many, and what stands among them. */
const marked = 3;

function markedList(blocks: readonly Block[]): Span | undefined {
  const entries = blocks.filter(({ kind }) => kind === 'entry');
  const [first] = entries;
  const last = entries.at(-1);
  return first && last && entries.length >= marked ? { start: first.start, end: last.end } : undefined;
}

/** Lines after a heading that show whether it heads a list, and how many of them need a year. */
const [looked, dated] = [12, 0.3];

const headsList = (lines: readonly Line[], at: number) => {
  const next = lines.slice(at + 1, at + 1 + looked);
  return next.length > 0 && next.filter(({ text }) => year.test(text)).length >= next.length * dated;
};

const startsLikeEntry = /^(?:\[?\d|\p{Lu}|—|–)/u;

/** The first line of the last lines that look like references: at least four, or all that there are. */
function atTheEnd(lines: readonly Line[]): number | undefined {
  let [first, found, all] = [lines.length, 0, 0];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    all += 1;
    const { text } = lines[at] as Line;
    if (year.test(text) && startsLikeEntry.test(text) && text.length < 600) found += 1;
    if (found < all * 0.75) break;
    if (found === all || year.test(text)) first = at;
  }
  // A paragraph alone is a draft.
  const isAll = first === 0 && lines.length > 1;
  return first < lines.length && (isAll || lines.length - first >= 4) ? first : undefined;
}

/** A number or none, a family name, and initials: `[3] Okafor A,`, `de la Cruz, A. B.` */
const named =
  /^(?:\[?\d{1,3}[\].)]?\s+)?(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?,?\s(?:\p{Lu}\.|\p{Lu}{1,3}[,.\s])/u;
const isEntry = ({ text }: Line) => named.test(text) && year.test(text) && text.length < 600;

/** A number, a mark for the same authors, or a family name and a given name: `Anderson, Katharine. 2005.` */
const begun =
  /^(?:[[(]?\d{1,3}[\]).]\s|[—–_]{2,}|(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?,\s\p{Lu})/u;

/** How many of the first lines below a heading, before the next one, begin as entries do. */
const entriesBelow = (lines: readonly Line[], at: number, next: number) =>
  lines
    .slice(at + 1, Math.min(next, at + 1 + looked))
    .filter((line) => isEntry(line) || (begun.test(line.text) && year.test(line.text))).length;

/** Headings of lists without those of chapters that are called so, "Sources", where nothing below begins as entries do and below another much does. */
function withoutChapters(headings: readonly number[], lines: readonly Line[]): number[] {
  const below = headings.map((at, index) => entriesBelow(lines, at, headings[index + 1] ?? lines.length));
  const most = Math.max(0, ...below);
  return headings.filter((_, index) => below[index] !== 0 || most < fewestByForm);
}

/** Entries one behind the other that are a list by their form alone. */
const fewestByForm = 5;

/** The last lines in a row that begin as entries do, with what stands behind the text at their end. */
function inTheText(lines: readonly Line[]): { first: number; last: number } | undefined {
  let last = lines.length - 1;
  while (last >= 0) {
    while (last >= 0 && !isEntry(lines[last] as Line)) last -= 1;
    let first = last;
    while (first > 0 && isEntry(lines[first - 1] as Line)) first -= 1;
    if (last >= 0 && last - first + 1 >= fewestByForm) return { first, last };
    last = first - 1;
  }
  return undefined;
}

/** The lines of a list without a heading, by the form of its entries. */
function unheaded(lines: readonly Line[]): { first: number; last: number } | undefined {
  const first = atTheEnd(lines);
  return first === undefined ? inTheText(lines) : { first, last: lines.length - 1 };
}

/** The number before an entry. */
const numberOf = ({ text }: Line) => Number(/^[[(]?(\d{1,3})[\]).:]?\s/.exec(text)?.[1] ?? Number.NaN);

/** Lines of other matter behind which a list may go on, and entries that show that it does. */
const [longestPause, fewestMore] = [60, 3];

/** The line where a list goes on that other matter interrupts: its numbers go on, or as many entries come one behind the other, or one fewer at the end. */
function resumed(
  lines: readonly Line[],
  stop: number,
  next: number,
  before: readonly Line[],
): number | undefined {
  const last = Math.max(0, ...before.map(numberOf).filter((number) => !Number.isNaN(number)));
  const isNumbered =
    last > 0 && before.filter((line) => !Number.isNaN(numberOf(line))).length > before.length / 4;
  for (let at = stop + 1; at < Math.min(next, stop + longestPause); at += 1) {
    const more = lines.slice(at, Math.min(next, at + fewestMore * 4));
    if (isNumbered) {
      const numbers = more.map(numberOf);
      const isNext = [1, 2, 3].every((step) => numbers.includes(last + step));
      if (numbers[0] === last + 1 && isNext) return at;
    } else if (more.length >= fewestMore && more.slice(0, fewestMore).every(isEntry)) return at;
    else if (next - at === fewestMore - 1 && more.every(isEntry)) return at;
  }
  return undefined;
}

/** Characters of a paragraph that is no entry, where it does not begin as one. */
const longestEntry = 300;
/** `as towns grew (Evans, 2007)`: a sentence that cites. */
const citing = /\p{Ll}\s\(\p{Lu}[^()]{1,80},?\s(?:1[5-9]|20)\d\d[^()]{0,80}\)/u;

const isProse = (line: Line) =>
  !begun.test(line.text) && !isEntry(line) && (line.text.length > longestEntry || citing.test(line.text));

/** Whether a heading and text follow, not entries: the next chapter, where a later list is its own. */
const beginsChapter = ([line, ...next]: readonly Line[]) =>
  line !== undefined &&
  line.text.length < 100 &&
  !/[.,;]$/.test(line.text) &&
  !year.test(line.text) &&
  next[0] !== undefined &&
  (isProse(next[0]) || !next.some(({ text }) => year.test(text)));

/** Lists of a paper, at most: one for each chapter. */
const mostLists = 300;

/** The lists of a document, and by what they were found. */
export interface FoundLists {
  lists: Span[];
  by?: 'heading' | 'marks' | 'form' | 'given';
}

/** Whether a line is the heading of what follows, not its first entry: marks part the author of an entry from its title. */
const isHeading = ({ text, start, end }: Line, blocks: readonly Block[]) =>
  mayHeadList(text) ||
  (text.length < 80 && !/[\d.,:;]/.test(text)) ||
  blocks.some((block) => block.kind === 'heading' && block.start < end && block.end > start);

/** The line before the first entry of a list that begins in the line at a place: its heading is none. */
function headOf(lines: readonly Line[], place: number, blocks: readonly Block[]): number {
  const at = lines.findIndex(({ end }) => end > place);
  const line = lines[at];
  return line && isHeading(line, blocks) ? at : at - 1;
}

/** The spans of a list below the line that heads it, up to the heading of the next one. */
function listBelow(lines: readonly Line[], at: number, next: number): Span[] {
  const isLast = next === lines.length;
  const spans: Span[] = [];
  let from: number | undefined = at + 1;
  while (from !== undefined && from < next) {
    let last: number = from - 1;
    while (
      last + 1 < next &&
      !after.test(lines[last + 1]?.text ?? '') &&
      (isLast || last === at || !beginsChapter(lines.slice(last + 1, Math.min(next, last + 4))))
    )
      last += 1;
    const [first, end] = [lines[from], lines[last]];
    if (last >= from && first && end) spans.push({ start: first.start, end: end.end });
    const isStopped: boolean = last + 1 < next && after.test(lines[last + 1]?.text ?? '');
    from =
      isStopped && last >= from ? resumed(lines, last + 1, next, lines.slice(from, last + 1)) : undefined;
  }
  return spans;
}

/**
 * The lists of a document, in the order of its text, without their headings. `begins`: where the first of them begins, where somebody said so.
 * Throws a `PaperError` where there are too many.
 */
export function findLists(document: Pick<PaperDocument, 'text' | 'blocks'>, begins?: number): FoundLists {
  const { text, blocks } = document;
  const end = begins !== undefined && begins >= bodyEnd(document) ? text.length : bodyEnd(document);
  const lines = linesOf(text.slice(0, end));
  const found = withoutChapters(
    lines.flatMap((line, at) => (mayHeadList(line.text) && headsList(lines, at) ? [at] : [])),
    lines,
  );
  const head = begins === undefined ? undefined : headOf(lines, begins, blocks);
  const headings = head === undefined ? found : [head, ...found.filter((at) => at > head + 1)];
  if (headings.length === 0) {
    const list = markedList(blocks);
    if (list) return { lists: [list], by: 'marks' };
    const formed = unheaded(lines);
    if (!formed) return { lists: [] };
    const until = formed.last === lines.length - 1 ? end : (lines[formed.last]?.end ?? end);
    return { lists: [{ start: lines[formed.first]?.start ?? 0, end: until }], by: 'form' };
  }
  if (headings.length > mostLists)
    throw new PaperError('too-complex', `The paper has more than ${mostLists} lists of references`);
  const lists = headings.flatMap((at, index) => listBelow(lines, at, headings[index + 1] ?? lines.length));
  return { lists, by: head === undefined ? 'heading' : 'given' };
}
