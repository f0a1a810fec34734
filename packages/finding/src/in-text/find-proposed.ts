import type { InTextCite } from '@citewright/identifiers';
import { comparable, sharedWords } from '@citewright/record';
import {
  collect,
  type ResolverContext,
  type SourceRecord,
  searchBooks,
  searchCrossref as searchWorks,
} from '@citewright/registers';
import type { Proposal } from '../model/advice.ts';
import { type Candidate, rankCandidates } from './rank.ts';
import { crossrefFields } from './search.ts';

/** Titles below this likeness belong to different works. */
const sameTitle = 0.8;

function searches(
  { upstreams, contact }: ResolverContext,
  { title, author }: Proposal,
  signal: AbortSignal,
): Promise<SourceRecord[]>[] {
  const words = comparable(title);
  const works = {
    'query.bibliographic': words,
    ...(author !== undefined && { 'query.author': author }),
    rows: '10',
    select: crossrefFields,
  };
  const books = { title: words, ...(author !== undefined && { author }) };
  return [
    searchWorks(upstreams.crossref, works, contact, signal),
    searchBooks(upstreams.openlibrary, books, signal),
  ];
}

/**
 * Looks up a work that a model proposes. It counts only when an index has that title, and its authors and
 * year agree with the citation; otherwise, or when no index answers, `undefined`.
 */
export async function findProposed(
  context: ResolverContext,
  cite: InTextCite,
  words: readonly string[],
  proposal: Proposal,
  signal: AbortSignal,
): Promise<Candidate | undefined> {
  const { values } = await collect(searches(context, proposal, signal));
  const alike = values
    .flat()
    .filter(({ item }) => sharedWords(String(item.title ?? ''), proposal.title) >= sameTitle);
  const [best] = rankCandidates(cite, words, alike);
  return best?.agrees ? best : undefined;
}
