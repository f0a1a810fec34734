import {
  type CheckCounts,
  type CheckedEntry,
  type CheckedRecord,
  type CheckVerdict,
  checkLimits,
  checkRequestSchema,
  checkResultSchema,
  checkVerdicts,
  type ListedEntry,
} from '@citewright/contract';
import type { CheckedWork, FieldDifference, Judgement, Resolver } from '@citewright/resolver';
import { fitItem } from '../citations/fit-work.ts';
import type { ProjectConfig } from '../config.ts';
import { closingOf, type SendEvent, stoppingOf, streamEvents, wantsEvents } from '../edge/event-stream.ts';
import { problemOf } from '../edge/failure.ts';
import { callerOf } from '../edge/network.ts';
import type { Admit } from '../edge/rate-limits.ts';
import { problemResponses } from '../openapi.ts';
import { ProblemError, problems } from '../problem.ts';
import { createKnownWorks } from '../projects/citations/duplicates.ts';
import { createImportBudget } from '../projects/import/budget.ts';
import { entryFormatSchema } from '../projects/import/entry-format.ts';
import { readInThread, shortText } from '../read-in-thread.ts';
import type { Api } from '../server.ts';
import { type ListedReference, readListed } from './listed.ts';

/** Milliseconds for one work. */
const checkTime = 20_000;

const requestSchema = checkRequestSchema.extend({ format: entryFormatSchema });

interface Listed extends ListedReference {
  index: number;
  duplicateOf: number | undefined;
}

/** The entries that were asked for, each with the earlier one of the same work. @throws ProblemError when the text has none of them */
function chosenOf(references: readonly ListedReference[], only: readonly number[] | undefined): Listed[] {
  const works = createKnownWorks([]);
  const wanted = only && new Set(only);
  const listed = references.map((reference, index) => ({
    ...reference,
    index,
    duplicateOf: works.findAndAdd({ id: index, item: reference.item })?.id,
  }));
  const chosen = listed.filter(({ index }) => wanted?.has(index) !== false);
  if (chosen.length === 0) throw new ProblemError('INVALID_REQUEST');
  return chosen;
}

type SourceRecord = NonNullable<Judgement['record']>;

function presentRecord({ item: found, record, source, evidence }: SourceRecord): CheckedRecord {
  const item = fitItem(found);
  const { DOI, ISBN, PMID } = item;
  const url = DOI === undefined ? record.url : `https://doi.org/${DOI}`;
  return {
    item,
    source: source === 'identifier' ? (evidence.title?.source ?? record.name) : source,
    ...(url && { url }),
    identifiers: {
      ...(DOI !== undefined && { doi: String(DOI) }),
      ...(ISBN !== undefined && { isbn: String(ISBN) }),
      ...(PMID !== undefined && { pmid: String(PMID) }),
    },
  };
}

const gravestFirst = (one: FieldDifference, other: FieldDifference) =>
  Number(one.weight === 'slight') - Number(other.weight === 'slight');

function presentEntry({ index, item, duplicateOf }: Listed, checked: CheckedWork): CheckedEntry {
  const { verdict, record, alternatives, asked } = checked;
  const differences = checked.differences.toSorted(gravestFirst);
  return {
    index,
    verdict,
    item,
    ...(checked.score !== undefined && { confidence: checked.score }),
    differences,
    ...(record && { record: presentRecord(record) }),
    alternatives: alternatives.map(presentRecord),
    asked,
    notices: record?.notices ?? [],
    ...(duplicateOf !== undefined && { duplicateOf }),
  };
}

/** An entry that could not be checked, with the reason. */
function uncheckedEntry({ index, item, duplicateOf }: Listed, error: unknown): CheckedEntry {
  const { code } = problemOf(error);
  return {
    index,
    verdict: 'not-checked',
    item,
    differences: [],
    alternatives: [],
    asked: [],
    notices: [],
    ...(duplicateOf !== undefined && { duplicateOf }),
    problem: { message: problems[code].message, code },
  };
}

function countsOf(entries: readonly CheckedEntry[]): CheckCounts {
  const counts = Object.fromEntries(checkVerdicts.map((verdict) => [verdict, 0])) as Record<
    CheckVerdict,
    number
  >;
  for (const { verdict } of entries) counts[verdict] += 1;
  const duplicates = entries.filter(({ duplicateOf }) => duplicateOf !== undefined).length;
  return { total: entries.length, duplicates, ...counts };
}

const shown = ({ index, input, start, end }: Listed): ListedEntry => ({ index, input, start, end });

interface CheckParts {
  resolver: Resolver;
  admit: Admit;
  config: { projects: Pick<ProjectConfig, 'importSession' | 'importNetwork'> };
  secret: string;
}

/** `POST /api/checks`: the references of a list, each compared with what registers hold. Nothing is stored. */
export function checkRoute(app: Api, { resolver, admit, config, secret }: CheckParts): void {
  const budget = createImportBudget(app, config.projects, secret);
  const stopping = stoppingOf(app);

  app.post(
    '/api/checks',
    {
      bodyLimit: checkLimits.body,
      schema: {
        summary: 'Check the references of a list against registers',
        description:
          'Takes a pasted list of references, or the text of a file of references in any format that imports read, up to 1,000 entries. Each entry ' +
          'is looked up by its identifier, or searched for, and compared with the record: the verdict, and each field that differs. `only` chooses ' +
          'entries by their index, to try again or to go on. With `Accept: text/event-stream` the entries come as events `entry` while they are ' +
          'decided, between `start` and `done`. Nothing is stored.',
        tags: ['checks'],
        body: requestSchema,
        response: { 200: checkResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      await admit(request);
      const { text, format, only } = request.body;
      const signal = closingOf(reply);
      const references =
        text.length <= shortText
          ? readListed(text, format)
          : await readInThread<ListedReference>(
              new URL('./listed-thread.ts', import.meta.url),
              { text, format },
              signal,
            );
      const listed = chosenOf(references, only);
      const within = AbortSignal.any([signal, stopping.due]);

      async function check(onEntry: (entry: CheckedEntry) => void): Promise<void> {
        const works = listed.map(({ item, input }) => ({ item, text: input }));
        await resolver.check(
          works,
          async (place, run) => {
            const own = listed[place];
            if (!own || signal.aborted) return;
            try {
              if (stopping.begun.aborted) throw new ProblemError('RESTARTING');
              const limit = AbortSignal.any([within, AbortSignal.timeout(checkTime)]);
              onEntry(presentEntry(own, await budget(request, within, () => run(limit))));
            } catch (error) {
              if (!signal.aborted) onEntry(uncheckedEntry(own, error));
            }
          },
          { caller: callerOf(request), signal: within },
        );
      }

      if (wantsEvents(request))
        return streamEvents(reply, async (send: SendEvent) => {
          const entries: CheckedEntry[] = [];
          send('start', { total: listed.length, entries: listed.map(shown) });
          await check((entry) => {
            entries.push(entry);
            send('entry', entry);
          });
          if (entries.length === listed.length) send('done', countsOf(entries));
        });
      const entries: CheckedEntry[] = [];
      await check((entry) => entries.push(entry));
      entries.sort((one, other) => one.index - other.index);
      return { counts: countsOf(entries), entries };
    },
  );
}
