import { parseInText } from '@citewright/identifiers';
import { comparable } from '@citewright/record';
import type { Model } from '../../../packages/finding/src/model/advice.ts';
import type { Http } from '../../../packages/registers/src/http/http.ts';
import { ResolveError } from '../../../packages/registers/src/resolve-error.ts';
import type { Resolver } from '../../../packages/resolver/src/resolve.ts';
import { corpora } from '../../corpora.ts';
import { informing, percent, type Report } from '../../report.ts';
import { createIndexHttp, type Indexed } from './index-http.ts';
import { inventCitations } from './invented.ts';
import { measureLatency } from './latency.ts';
import { type Callout, isCited, printedText, readCallouts, readRecords } from './records.ts';
import { resolverBefore } from './resolver.ts';

/** The first answer is right, and one of the first five is, among works that the index holds. */
const bars = { withContext: { first: 0.8, five: 0.95 }, alone: { first: 0.65, five: 0.95 } } as const;

/** A citation whose gold link leads to another work than the text names is not scored: a split list, or a lone year. */
function namesItsWork({ text, reference }: Callout): boolean {
  const [first] = reference.authors ?? [];
  const family = comparable(first?.family ?? first?.literal ?? '');
  return reference.title !== undefined && family !== '' && comparable(text).startsWith(family);
}

/** The place of the right work in the answer, 0 for the reference itself; infinite when it is not there. */
async function placeOf(resolver: Resolver, callout: Callout, withContext: boolean): Promise<number> {
  const value = printedText(callout);
  try {
    const { item, alternatives } = await resolver.resolve({
      kind: 'intext',
      value,
      ...(withContext && { context: callout.context }),
    });
    const place = [{ item }, ...alternatives].findIndex((answer) => isCited(answer.item, callout));
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  } catch (error) {
    if (!(error instanceof ResolveError)) throw error;
    const miss = error.alternatives.findIndex(({ item }) => isCited(item, callout));
    // A near miss is offered to choose from, but it is no answer.
    return miss < 0 ? Number.POSITIVE_INFINITY : miss + 1;
  }
}

async function measureMatching(
  callouts: readonly Callout[],
  http: Http,
  withContext: boolean,
): Promise<Report> {
  const { first, five } = withContext ? bars.withContext : bars.alone;
  const resolver = resolverBefore(http);
  const places: number[] = [];
  const lost: string[] = [];
  for (const callout of callouts) {
    const place = await placeOf(resolver, callout, withContext);
    places.push(place);
    if (place > 4) lost.push(`${callout.id} ${callout.text}: ${callout.reference.title?.slice(0, 60)}`);
  }
  const share = (limit: number) => places.filter((place) => place < limit).length / places.length;
  return {
    name: `in-text citations ${withContext ? 'with' : 'without'} the text around them`,
    passed: share(1) >= first && share(5) >= five,
    figures: [
      `${places.length} citations: first ${percent(share(1))} (bar ${percent(first)}), first five ${percent(share(5))} (bar ${percent(five)})`,
    ],
    failures: lost,
  };
}

/** A model that always answers with confidence: the first candidate, or a proposed real work. */
function boldModel(records: readonly Indexed[]): Model {
  let asked = 0;
  return {
    id: 'bold',
    budget: { take: async () => true },
    ask: async ({ candidates }) => {
      asked += 1;
      const title = String(records[(asked * 31) % records.length]?.item.title);
      return candidates.length > 0
        ? { choice: 0, confidence: 1, proposal: undefined }
        : { choice: undefined, confidence: 1, proposal: { title, author: undefined, year: undefined } };
    },
  };
}

async function measureInvented(records: readonly Indexed[], http: Http, model?: Model): Promise<Report> {
  const resolver = resolverBefore(http, model);
  const verified: string[] = [];
  const invented = inventCitations(records);
  for (const { kind, text, context } of invented) {
    if (parseInText(text) === undefined) throw new Error(`${text} is no in-text citation`);
    const found = await resolver
      .resolve({ kind: 'intext', value: text, ...(context !== undefined && { context }) })
      .catch((error: unknown) => {
        if (error instanceof ResolveError && error.code === 'IN_TEXT_NOT_FOUND') return undefined;
        throw error;
      });
    if (found !== undefined) verified.push(`${kind}: ${text} became ${found.item.title}`);
  }
  return {
    name: `invented in-text citations${model ? ', before a model that is always sure' : ''}`,
    passed: verified.length === 0,
    figures: [`${verified.length} of ${invented.length} were verified (bar 0)`],
    failures: verified,
  };
}

/**
 * Finds the works behind real in-text citations, and none behind invented ones, in an index of all corpora's records that
 * answers as Crossref, OpenAlex and Open Library do; and measures what the resolver adds to their 200 ms.
 */
export async function inText(): Promise<Report[]> {
  const all = readCallouts(corpora);
  const callouts = all.filter(namesItsWork);
  const records = readRecords(corpora, all);
  const http = createIndexHttp(records, async () => undefined);
  return [
    informing(
      'index of in-text citations',
      `${records.length} records; ${callouts.length} of ${all.length} citations name the work that they are linked to`,
    ),
    await measureMatching(callouts, http, true),
    await measureMatching(callouts, http, false),
    await measureInvented(records, http),
    await measureInvented(records, http, boldModel(records)),
    await measureLatency(callouts, records),
  ];
}
