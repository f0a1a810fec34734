import { type FrontPages, type PaperFile, readFrontPages } from '@citewright/documents';
import { comparable, type Item, isSameTitle, type Name } from '@citewright/record';
import { type TypeBlock, typeBlocksOf } from './blocks.ts';
import { type NamedIdentifier, namedIdentifiers } from './identifiers.ts';
import { journalIn, kindOnPage } from './kinds.ts';
import { peopleIn } from './printed-people.ts';
import { yearOnPage } from './year-on-page.ts';

/** What the first pages of a file say of their work. */
export interface TitlePage {
  identifiers: NamedIdentifier[];
  /** What may be its title, the likeliest first. */
  titles: string[];
  /** The words of the first pages. */
  text: string;
  /** What the pages say, as a work; its title is empty where none was found. */
  item: Item;
}

/** Candidates, the longest title, and the words of the pages, in characters. */
const [mostTitles, longestTitle, longestText] = [12, 400, 20_000];
/** Characters of a block from which on it is running text. */
const runningText = 420;
/** Characters of a page from which on it is no title page that stands alone. */
const fullPage = 2_500;

const kindWords =
  /^(?:(?:original|research|review|short|brief|invited|case|open access|regular|full|letter)[ -]?)*(?:articles?|papers?|reviews?|reports?|communications?|letters?|research|access|contribution|chapter \w+|peer reviewed|abstract|summary|introduction|contents|table of contents|acknowledg\w+)$/i;
const masthead =
  /\b(?:journal of|international journal|proceedings of|transactions on|revista|zeitschrift|annals of|archives of|issn|vol\.|volume \d|available at|sciencedirect|university|universität|université|universidad|working paper|technical report|faculty of|department of)\b/i;

/** Sizes of type by the characters that are set in them. */
function bodySize({ pages }: FrontPages): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of pages.flatMap(({ lines }) => lines)) {
    const key = Math.round(size * 4) / 4;
    sizes.set(key, (sizes.get(key) ?? 0) + text.length);
  }
  return [...sizes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Whether a line begins with these words, and volume, year or pages follow: they name a journal. */
const namesJournal = (text: string, lines: readonly string[]) =>
  lines.some(
    (line) =>
      line.length > text.length &&
      line.startsWith(text) &&
      (line.slice(text.length).match(/\d+/g) ?? []).length > 1,
  );

/** How likely a block is the title, by size, place, length and words. */
function weightOfBlock(
  block: TypeBlock,
  front: FrontPages,
  lines: readonly string[],
  isBehindText: boolean,
  own: string,
): number {
  const { text, size, page, y } = block;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const { height = 800 } = front.pages[page] ?? {};
  if (words === 0 || text.length > longestTitle) return 0;
  let weight = size * (1 - (0.2 * y) / height);
  if (words < 3) weight *= words === 1 ? 0.35 : 0.7;
  if (words > 40) weight *= 0.6;
  if (kindWords.test(text)) weight *= 0.1;
  if (masthead.test(text) || namesJournal(text, lines)) weight *= 0.4;
  if (peopleIn(block, false).length > 0) weight *= 0.3;
  if (page > 0) weight *= 0.6;
  if (isBehindText) weight *= 0.4;
  return own !== '' && isSameTitle(own, text) ? weight * 1.6 : weight;
}

/** The title that the file gives itself, where a page says it, too. */
function ownTitle({ metadata }: FrontPages, text: string): string {
  const given = [metadata.get('dc:title'), metadata.get('Title')].find(
    (title) => title !== undefined && /\p{L}.*\s.*\p{L}/u.test(title) && title.length <= longestTitle,
  );
  return given !== undefined && comparable(text).includes(comparable(given)) ? given : '';
}

interface Candidate {
  block: TypeBlock;
  weight: number;
}

function rankedBlocks(
  front: FrontPages,
  blocks: readonly TypeBlock[],
  own: string,
  body: number,
): Candidate[] {
  const lines = front.pages.flatMap((page) => page.lines.map(({ text }) => text));
  const texts = blocks.filter(({ text }) => text.length >= runningText);
  return blocks
    .map((block) => {
      const isBehindText = texts.some(({ page, y }) => page === block.page && y < block.y);
      // In ordinary type stand the text, and lists of what others wrote.
      const isOrdinary = (isBehindText || block.page > 0) && block.size <= body * 1.08;
      const weight = isOrdinary ? 0 : weightOfBlock(block, front, lines, isBehindText, own);
      return { block, weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostTitles);
}

const charactersOf = (page: FrontPages['pages'][number] | undefined): number =>
  (page?.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);

/** The lines of the first page that are no running text, from the top. */
const shortLines = (blocks: readonly TypeBlock[]): string[] =>
  blocks
    .filter(({ page, text }) => page === 0 && text.length < runningText)
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => text);

/** A block without the mark of a note at its end; raised digits within it are of a formula. */
const withoutMark = ({ text, unmarked }: TypeBlock): string =>
  unmarked !== '' && text.startsWith(unmarked) ? unmarked : text.replace(/\s*[*†‡§]$/, '');

/** The block that goes on with a title: right under it, in type that is large, too, and no names. */
function subtitleOf(title: TypeBlock, blocks: readonly TypeBlock[]): TypeBlock | undefined {
  const next = blocks[blocks.indexOf(title) + 1];
  if (!next || next.page !== title.page || next.text.length > longestTitle) return undefined;
  const isNear = next.y - title.bottom < title.size * 2.2;
  return isNear && peopleIn(next, true).length === 0 ? next : undefined;
}

/** A line of its own before names. */
const byline =
  /^(?:(?:written|submitted|presented|vorgelegt|presentada|présentée) )?(?:by|von|par|por|door|av|di):?$/i;

/** The people of a title page: under the title as a rule, above it on covers. */
function authorsOnPage(title: TypeBlock, blocks: readonly TypeBlock[]): Name[] {
  const at = blocks.indexOf(title);
  const isOnPage = ({ page }: TypeBlock) => page === title.page;
  const under = blocks.slice(at + 1, at + 16).filter(isOnPage);
  const end = under.findIndex(
    ({ text }) => text.length >= runningText || /^(?:abstract|summary|keywords|contents)\b/i.test(text),
  );
  const people: Name[] = [];
  let isSaidBefore = true;
  for (const block of under.slice(0, end < 0 ? under.length : end)) {
    if (
      people.length > 0 &&
      /\b(?:supervis|advis|committee|examin|betreu|gutacht|director|editor)/i.test(block.text)
    )
      break;
    people.push(...peopleIn(block, people.length === 0 && isSaidBefore));
    isSaidBefore = byline.test(block.text);
  }
  if (people.length > 0) return people;
  const above = blocks.slice(Math.max(0, at - 3), at).filter(isOnPage);
  return above.flatMap((block) => peopleIn(block, false));
}

/** Reads what the lines of first pages say of their work. */
function titlePageOf(front: FrontPages): TitlePage {
  const body = bodySize(front);
  const blocks = front.pages.flatMap((page, at) => typeBlocksOf(page, at, body));
  const text = blocks
    .map(({ unmarked }) => unmarked)
    .join('\n')
    .slice(0, longestText);
  const own = ownTitle(front, text);
  const ranked = rankedBlocks(front, blocks, own, body);
  const [best] = ranked;
  const titles = ranked.flatMap(({ block }) => {
    const next = subtitleOf(block, blocks);
    const title = withoutMark(block);
    return next ? [title, `${title} ${withoutMark(next)}`] : [title];
  });
  const author = best ? authorsOnPage(best.block, blocks) : [];
  const firstPage = shortLines(blocks);
  const kind = kindOnPage(firstPage, charactersOf(front.pages[0]) > fullPage);
  const edges = front.pages.flatMap(({ lines, height }) =>
    lines.filter(({ y }) => y < height * 0.15 || y > height * 0.88).map((line) => line.text),
  );
  const journal = kind.type === 'document' ? edges.flatMap((line) => journalIn(line) ?? [])[0] : undefined;
  const year = yearOnPage(firstPage);
  const isParted = best !== undefined && /[:–—]$/.test(best.block.text);
  return {
    identifiers: namedIdentifiers(front),
    titles: [...new Set(own === '' ? titles : [...titles, own])].slice(0, 2 * mostTitles),
    text,
    item: {
      id: 'title-page',
      ...kind,
      ...(journal && { type: 'article-journal', ...journal }),
      title: (isParted ? titles[1] : titles[0]) ?? own,
      ...(author.length > 0 && { author }),
      ...(year !== undefined && !journal?.issued && { issued: { 'date-parts': [[year]] } }),
    },
  };
}

/**
 * Reads what the first two pages of a PDF file and its metadata say of its work.
 * Throws a `PaperError` for a file that is broken, locked, no PDF, or without text there.
 */
export const readTitlePage = async ({ bytes }: PaperFile): Promise<TitlePage> =>
  titlePageOf(await readFrontPages(bytes));
