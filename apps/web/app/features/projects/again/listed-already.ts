import type { CitationItem, CitationRequest, ManualData, ProjectCitation } from '@citewright/contract';
import { parseDoi, parseIsbn } from '@citewright/identifiers';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** An address without what does not tell pages apart: its scheme, `www.`, a slash at the end. */
const bareAddress = (address: unknown) =>
  String(address ?? '')
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

/** Works whose ISBN is that of the book which they are a part of. */
const partsOfBooks: readonly string[] = [
  'chapter',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'paper-conference',
];

const hasDoi = (item: CitationItem, doi: string | undefined) =>
  doi !== undefined && item.DOI !== undefined && parseDoi(String(item.DOI)) === doi;

function hasIsbn({ type, ISBN }: CitationItem, isbn: string | undefined): boolean {
  if (isbn === undefined || partsOfBooks.includes(type)) return false;
  return String(ISBN ?? '')
    .split(/[\s,;]+/)
    .some((text) => parseIsbn(text) === isbn);
}

/** Title, year and first author are those that were typed. */
function isTyped({ title, issued, author = [] }: CitationItem, typed: ManualData): boolean {
  const [first] = author;
  const name = letters(first?.family ?? first?.literal ?? '');
  const year = issued?.['date-parts']?.[0]?.[0] ?? issued?.literal ?? '';
  return (
    letters(String(title ?? '')) === letters(typed.title) &&
    letters(String(year)) === letters(typed.year) &&
    letters(typed.authors).startsWith(name)
  );
}

/** Whether a request is certainly for the work of an item. What has to be looked up first is not known before. */
function isFor({ inputType, sourceInput, manualData }: CitationRequest, item: CitationItem): boolean {
  if (inputType === 'manual') return manualData !== undefined && isTyped(item, manualData);
  if (inputType === 'isbn') return hasIsbn(item, parseIsbn(sourceInput));
  if (inputType === 'doi') return hasDoi(item, parseDoi(sourceInput));
  const isUrl = inputType === 'url' && item.URL !== undefined;
  return isUrl && bareAddress(item.URL) === bareAddress(sourceInput);
}

/** The citation of a project that a request would add again; absent where there is none, or that is not known before. */
export const listedAlready = (
  request: CitationRequest,
  citations: readonly ProjectCitation[],
): ProjectCitation | undefined => citations.find(({ item }) => isFor(request, item));
