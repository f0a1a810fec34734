import {
  type CitationRequest,
  type CitationResponse,
  obviousWork,
  type StyleKey,
} from '@citewright/contract';
import { generateCitation } from '~/api/citations.ts';
import { RequestError } from '~/api/request-error.ts';
import { listRunWords } from '~/content/list-run.ts';
import { chooseWork } from '../choice/choice.ts';
import { buildRequest, InputError } from '../form/build-request.ts';
import { emptyValues } from '../form/values.ts';
import { requestWorks } from '../generation/request-citation.ts';
import { sameWork } from '../history/same-work.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { errorMessage } from '../problem/error-message.ts';

/** What became of an entry of a list, which is the one at this place. */
export type LineResult = { at: number } & (
  | { kind: 'added'; id: number }
  | { kind: 'listed' }
  | { kind: 'failed'; message: string }
);

interface Found {
  citation: CitationResponse;
  request: CitationRequest | undefined;
}

/** Entries that are looked up at a time. */
const concurrency = 3;

/** A server that has answered enough for now is asked again after these milliseconds, so many times. */
const pause = 15_000;
const mostPauses = 5;

async function afterPauses<Result>(look: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await look();
    } catch (error) {
      const isBusy = error instanceof RequestError && error.status === 429;
      if (!isBusy || pauses === mostPauses || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The citation of an entry, as the box gives it. Of words only where one work fits: nobody is there to choose. */
async function findEntry(text: string, format: StyleKey): Promise<Found> {
  const request = buildRequest({ ...emptyValues(format), sourceIdentifier: text });
  if (request.inputType !== 'title') return { citation: await generateCitation(request), request };
  const found = await requestWorks(request);
  const work = obviousWork(found) ?? (found.clear ? found.choices[0] : undefined);
  if (!work) throw new InputError(listRunWords.several);
  const { request: exact, asFound } = chooseWork({ request, found }, work);
  return exact
    ? { citation: { ...(await generateCitation(exact)), alternatives: asFound.alternatives }, request: exact }
    : { citation: asFound, request: undefined };
}

function put(at: number, { citation, request }: Found): LineResult {
  if (sameWork(citation.item, sessionHistory().entries())) return { at, kind: 'listed' };
  return { at, kind: 'added', id: sessionHistory().add(citation, request).id };
}

/** Cites the entries of a list in their order. Tells what became of each; ends early when it is aborted. */
export async function* citeList(
  entries: readonly string[],
  format: StyleKey,
  signal: AbortSignal,
): AsyncGenerator<LineResult> {
  const begin = async (text: string): Promise<Found | Error> => {
    try {
      return await afterPauses(() => findEntry(text, format), signal);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const underWay = entries.slice(0, concurrency).map(begin);
  for (const at of entries.keys()) {
    const found = await Promise.race([underWay.shift(), aborted]);
    if (!found || signal.aborted) return;
    const following = entries[at + concurrency];
    if (following !== undefined) underWay.push(begin(following));
    if (found instanceof Error) {
      const [message = ''] = errorMessage(found).split('\n');
      yield { at, kind: 'failed', message };
    } else yield put(at, found);
  }
}
