import type { PageReading } from '@citewright/pages';
import { yearOf } from '@citewright/record';
import type { ResolverContext } from '../context.ts';
import type { AnswerHead } from '../http/http.ts';
import type { Resolution } from '../resolution.ts';
import type { ResolveError } from '../resolve-error.ts';
import { doiOfAnswer } from './answer-doi.ts';
import { fromRegistry } from './registry.ts';
import { slugTitle } from './slug-title.ts';
import { findDoiByTitle, type WorkClue } from './title-search.ts';

/** Types that usually have a DOI: a page of such a work without an identifier is looked up by title. */
const registered = new Set(['article-journal', 'paper-conference', 'chapter', 'article']);

/** Address paths of articles in journals and repositories. */
const articlePath =
  /\/(?:articles?|papers?|abs|abstract|document|content|publications?|fulltext|doi|pii|stable)\//i;

/** The registered work with a given title: a real record, but matched by us. */
async function matchedWork(
  context: ResolverContext,
  clue: WorkClue,
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  const doi = await findDoiByTitle(context, clue, signal);
  if (doi === undefined) return undefined;
  const { resolution } = await fromRegistry(context, { kind: 'doi', value: doi }, signal);
  return resolution && { ...resolution, verification: 'matched' };
}

/** The search terms for a page of a registered work, or with nothing but a title, that has no identifier. */
function clueOf({ item }: PageReading, url: string): WorkClue | undefined {
  if (item?.title === undefined || item.DOI !== undefined || item.ISBN !== undefined) return undefined;
  const bare = item.author === undefined && item.issued === undefined;
  if (!registered.has(item.type) && !(bare && articlePath.test(url))) return undefined;
  const [first] = item.author ?? [];
  return { title: String(item.title), family: first?.family, year: yearOf(item.issued) };
}

/** The registered work on a page without an identifier, by its title, author and year. */
export async function workOfPage(
  context: ResolverContext,
  url: string,
  reading: PageReading,
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  const clue = clueOf(reading, url);
  return clue && (await matchedWork(context, clue, signal));
}

/** The title in a refused address; after a redirect to a login page only the original address has it. */
function spelledTitle(address: string, head: AnswerHead, failure: ResolveError): string | undefined {
  return failure.code === 'SOURCE_REFUSED' ? (slugTitle(head.url) ?? slugTitle(address)) : undefined;
}

/** The work behind an answer that is no page: by the DOI in its head, or by the title in a refused address. */
export async function workOfAnswer(
  context: ResolverContext,
  address: string,
  { failure, ...head }: AnswerHead & { failure: ResolveError },
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  const doi = doiOfAnswer(head);
  if (doi !== undefined) {
    const { resolution } = await fromRegistry(context, { kind: 'doi', value: doi }, signal);
    if (resolution !== undefined) return resolution;
  }
  const title = spelledTitle(address, head, failure);
  return title === undefined ? undefined : await matchedWork(context, { title }, signal);
}
