import { formatReference } from '@citewright/formatting';
import { readLines } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import { beyond } from './beyond.ts';
import { type Comparison, compareExample, type Example } from './example.ts';

/** The share of entries that must come out as published, or in an allowed variant; of citations and notes, 95 %. */
const entryBars = { apa: 0.92, mla: 0.88, chicago: 0.88, harvard: 0.88, ieee: 0.85 } as const;
const citationBar = 0.95;

const keyOf = ({ id, form }: Comparison): string => `${id} ${form}`;

function reportOf(name: string, comparisons: readonly Comparison[], bar: number): Report {
  const counted = comparisons.filter((one) => !(keyOf(one) in beyond));
  const exact = counted.filter(({ result }) => result === 'exact').length;
  const wrong = counted.filter(({ result }) => result === 'wrong');
  const right = counted.length - wrong.length;
  const stale = comparisons.filter((one) => keyOf(one) in beyond && one.result !== 'wrong');
  const share = (count: number) => `${count} of ${counted.length}, ${percent(count / counted.length)}`;
  return {
    name,
    passed: right / counted.length >= bar && stale.length === 0,
    figures: [
      `exact ${share(exact)}; with variants ${share(right)} (bar ${percent(bar)}); ${comparisons.length - counted.length} not counted`,
    ],
    failures: [
      ...stale.map((one) => `${keyOf(one)}: comes out right, take it out of beyond.ts`),
      ...wrong.map(
        (one) => `${keyOf(one)}\n           published ${one.expected}\n           printed   ${one.printed}`,
      ),
    ],
  };
}

/** How many published worked examples of each manual come out as published: entries, then citations and notes. */
export function examples(): Report[] {
  return Object.entries(entryBars).flatMap(([style, bar]) => {
    const comparisons = readLines<Example>(`examples/${style}.ndjson`).flatMap((example) =>
      compareExample(example, (item, place) => formatReference(item, style, place)),
    );
    const [entries, citations] = [true, false].map((isFirst) =>
      comparisons.filter((one, index) => (comparisons[index - 1]?.id !== one.id) === isFirst),
    );
    return [
      reportOf(`examples of ${style}: entries`, entries ?? [], bar),
      ...(citations?.length ? [reportOf(`examples of ${style}: citations`, citations, citationBar)] : []),
    ];
  });
}
