import { type Block, type PaperDocument, PaperError, type Span } from '@citewright/documents';
import { mayHeadList } from './headings.ts';

// Where the list of references stands: below its heading, which may have headings inside it, or at the end of a text without one.

/** What may come after a list. */
const after =
  /^(?:#{1,6}\s*)?(?:\d{1,2}[.)]?\s+)?(?:(?:end)?notes?|notas?(?: de rodapé| al pie)?|fußnoten|anmerkungen|append(?:ix|ices)\b.*|apêndices?\b.*|anexos?\b.*|annex(?:es)?\b.*|anhang\b.*|acknowledge?ments?|agradecimentos|agradecimientos|remerciements|danksagung|supporting information|supplementary (?:material|information)s?|author(?:s|['’]s|s['’])? contributions?|contributions? of (?:the )?authors?|contribui(?:ção|ções) d[aeo]s? (?:autoria|autor(?:a|es|as)?)|contribuci(?:ón|ones) de (?:l[oa]s )?(?:autoría|autor(?:es|as)?)|funding|financiamento|financiamiento|financiación|(?:declaration of )?conflicts? of interests?|(?:declaration of )?competing interests?|(?:declaração de )?conflitos? de interesses?|(?:declaración de )?conflictos? de inter[eé]s(?:es)?|data availability(?: statement)?|disponibilidade (?:de|dos) dados|disponibilidad de (?:los )?datos|(?:list of )?(?:figures|tables)|figure legends|(?:received|accepted|submitted|revised|recebido|aceito|aprovado|submetido|revisado|recibido|aceptado|enviado|how to cite|como citar|cómo citar|correspond(?:ence|ing author|ência))(?:\s(?:on|in|em|el|for|para|this|este|to)\b|\s?:).*)\s*[.:]?$/iu;

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

/** The first line of the last lines that look like references: at least four, or all that there are. */
function unheaded(lines: readonly Line[]): number | undefined {
  let [first, found, all] = [lines.length, 0, 0];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    all += 1;
    const { text } = lines[at] as Line;
    if (year.test(text) && /^(?:\[?\d|\p{Lu}|—|–)/u.test(text) && text.length < 600) found += 1;
    if (found < all * 0.75) break;
    if (found === all || year.test(text)) first = at;
  }
  return first < lines.length && (first === 0 || lines.length - first >= 4) ? first : undefined;
}

/** Whether a heading and text follow, not entries: the next chapter, where a later list is its own. */
const beginsChapter = ([line, ...next]: readonly Line[]) =>
  line !== undefined &&
  line.text.length < 100 &&
  !/[.,;]$/.test(line.text) &&
  next.length > 0 &&
  ![line, ...next].some(({ text }) => year.test(text));

/** Lists of a paper, at most: one for each chapter. */
const mostLists = 300;

/** The lists of a document, and by what they were found. */
export interface FoundLists {
  lists: Span[];
  by?: 'heading' | 'marks' | 'form';
}

/** The lists of a document, in the order of its text, without their headings. Throws a `PaperError` where there are too many. */
export function findLists(document: Pick<PaperDocument, 'text' | 'blocks'>): FoundLists {
  const end = bodyEnd(document);
  const lines = linesOf(document.text.slice(0, end));
  const headings = lines.flatMap((line, at) => (mayHeadList(line.text) && headsList(lines, at) ? [at] : []));
  if (headings.length === 0) {
    const list = markedList(document.blocks);
    if (list) return { lists: [list], by: 'marks' };
    const first = unheaded(lines);
    return first === undefined
      ? { lists: [] }
      : { lists: [{ start: lines[first]?.start ?? 0, end }], by: 'form' };
  }
  if (headings.length > mostLists)
    throw new PaperError('too-complex', `The paper has more than ${mostLists} lists of references`);
  const lists = headings.map((at, index) => {
    const next = headings[index + 1] ?? lines.length;
    let last = at;
    const isLast = index === headings.length - 1;
    while (
      last + 1 < next &&
      !after.test(lines[last + 1]?.text ?? '') &&
      (isLast || last === at || !beginsChapter(lines.slice(last + 1, Math.min(next, last + 4))))
    )
      last += 1;
    return { start: lines[at + 1]?.start ?? end, end: lines[last]?.end ?? end };
  });
  return { lists, by: 'heading' };
}
