import { type LookedUpLink, type PaperLink, paperLimits } from '@citewright/contract';
import { type Item, plainOf, yearOf } from '@citewright/record';
import type { Resolver } from '@citewright/resolver';
import { problemMessages, tellNotice } from '@citewright/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { find } from '../citations/find.ts';
import { closingOf, type Stopping } from '../edge/event-stream.ts';
import { problemOf } from '../edge/failure.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import type { ImportBudget } from '../projects/import/budget.ts';

/** Milliseconds for one work, as for an entry of a list. */
const lookUpTime = 20_000;

/** Links that one paper waits for at a time. */
const concurrency = 4;

/** Characters of a work in a few words. */
const longestWork = 200;

/** A work in a few words: "Okafor (2019), Rivers of the delta". */
function workInWords({ author, editor, issued, title }: Item): string {
  const names = (author ?? editor ?? []).map(({ family, literal }) => family ?? literal ?? '');
  const first = names.length > 2 ? `${names[0]} et al.` : names.join(' & ');
  const year = yearOf(issued);
  const dated = [first, year && `(${year})`].filter(Boolean).join(' ');
  return [dated, plainOf(title)].filter(Boolean).join(', ').slice(0, longestWork);
}

/** What the look-ups of a paper's links work with. */
export interface LinkParts {
  resolver: Resolver;
  budget: ImportBudget;
  stopping: Stopping;
  clock: { now(): number };
}

/** What became of a target, without the link. */
type Outcome = Pick<LookedUpLink, 'status' | 'item' | 'work' | 'notices' | 'message'>;

/**
 * Looks up the links of a paper that are wanted, each target once, and gives each link to `onLink` in their order. One that fails says why. Ends early
 * when the client has gone.
 */
export async function lookUpLinks(
  request: FastifyRequest,
  reply: FastifyReply,
  { links, wanted }: { links: readonly PaperLink[]; wanted: (link: PaperLink, index: number) => boolean },
  { resolver, budget, stopping, clock }: LinkParts,
  onLink: (link: LookedUpLink) => void,
): Promise<void> {
  const signal = closingOf(reply);
  const within = AbortSignal.any([signal, stopping.due]);

  async function lookUp({ kind, value }: NonNullable<PaperLink['target']>): Promise<Outcome> {
    try {
      if (stopping.begun.aborted) throw new ProblemError('RESTARTING');
      const limit = AbortSignal.any([within, AbortSignal.timeout(lookUpTime)]);
      const found = await budget(request, within, () =>
        find({ kind, value }, resolver, new Date(clock.now()), { caller: callerOf(request), signal: limit }),
      );
      const item = cleanItem(found.item);
      return { status: 'found', item, work: workInWords(item), notices: found.notices.map(tellNotice) };
    } catch (error) {
      return { status: 'failed', notices: [], message: problemMessages[problemOf(error).code] };
    }
  }

  const known = new Map<string, Promise<Outcome>>();
  let looked = 0;
  const outcomeOf = (link: PaperLink, index: number): Promise<Outcome> => {
    const { target, message } = link;
    const asked: Outcome = { status: 'asked', notices: [], ...(message !== undefined && { message }) };
    if (!target || !wanted(link, index)) return Promise.resolve(asked);
    const key = `${target.kind} ${target.value}`;
    const earlier = known.get(key);
    if (earlier) return earlier;
    looked += 1;
    const outcome =
      looked > paperLimits.links
        ? Promise.resolve<Outcome>({ status: 'failed', notices: [], message: problemMessages.CHECK_TOO_LONG })
        : lookUp(target);
    known.set(key, outcome);
    return outcome;
  };
  const underWay = links.slice(0, concurrency).map(outcomeOf);
  for (const [index, link] of links.entries()) {
    const outcome = await underWay.shift();
    if (signal.aborted || !outcome) return;
    const next = links[index + concurrency];
    if (next) underWay.push(outcomeOf(next, index + concurrency));
    const { message: _, ...rest } = link;
    onLink({ ...rest, index, ...outcome });
  }
}
