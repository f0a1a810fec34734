import type { Item } from '@citewright/record';
import { judge } from '@citewright/resolver';
import { percent, type Report, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createRandom } from '../titles/forms.ts';
import { isSame, readIndex } from '../titles/index-records.ts';
import { createIndex, type WorkIndex } from '../verify/works.ts';
import { casesOf, type Printed, searched, seed, styles, works, worksOf } from './printed.ts';

/*
 * Records of the catalogue, printed in the most used styles without their identifiers, parsed, and matched among all records: how many are
 * matched with their own record, and how many of the matches are right. The same with noise.
 */

const bars = { plain: { recall: 0.97, precision: 0.995 }, noisy: { recall: 0.88, precision: 0.99 } } as const;

interface Outcome extends Printed {
  chosen: Item | undefined;
  isRight: boolean;
}

function outcomeOf(one: Printed, index: WorkIndex): Outcome {
  const { item, candidates } = searched(one, index);
  const { record } = judge(item, { text: one.text, candidates, isUnanswered: false, isUncheckable: false });
  return { ...one, chosen: record?.item, isRight: record !== undefined && isSame(record.item, one.item) };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

const rowOf = (name: string, outcomes: readonly Outcome[]): string[] => {
  const right = outcomes.filter(({ isRight }) => isRight).length;
  const chosen = outcomes.filter((one) => one.chosen).length;
  return [
    name,
    String(outcomes.length),
    percent(share(right, outcomes.length)),
    percent(share(right, chosen), 2),
  ];
};

function grouped(outcomes: readonly Outcome[], keyOf: (one: Outcome) => string): string[][] {
  const keys = [...new Set(outcomes.map(keyOf))];
  return keys.map((key) =>
    rowOf(
      key,
      outcomes.filter((one) => keyOf(one) === key),
    ),
  );
}

function reportOf(
  name: string,
  outcomes: readonly Outcome[],
  bar: { recall: number; precision: number },
): Report {
  const right = outcomes.filter(({ isRight }) => isRight).length;
  const chosen = outcomes.filter((one) => one.chosen).length;
  const byNoise = outcomes.some(({ noise }) => noise) ? grouped(outcomes, ({ noise = '' }) => noise) : [];
  return {
    name,
    passed: right >= outcomes.length * bar.recall && right >= chosen * bar.precision,
    figures: tableOf(
      name,
      ['printed', 'works', 'matched with their record', 'matches that are right'],
      [rowOf('all', outcomes), ...byNoise, ...grouped(outcomes, ({ style }) => style)],
    ),
    failures: outcomes
      .filter(({ isRight }) => !isRight)
      .map(({ style, noise, text, chosen: other }) => {
        const found = other ? `ANOTHER: ${other.title} (${other.author?.[0]?.family})` : 'nothing';
        return `${style}${noise ? `, ${noise}` : ''}: ${text} -> ${found}`;
      }),
  };
}

/** Whether printed references are matched with their records. */
export const verifyCatalogue: Suite = ({ quick }) => {
  const random = createRandom(seed);
  const records = readIndex().map(({ item }) => item);
  const index = createIndex(records);
  const sample = worksOf(records, quick ? works.quick : works.all, random);
  return ([false, true] as const).map((isNoisy) =>
    reportOf(
      `${sample.length} works in ${styles} styles among ${records.length} records${isNoisy ? ', with noise' : ''}`,
      casesOf(sample, random, isNoisy).map((one) => outcomeOf(one, index)),
      isNoisy ? bars.noisy : bars.plain,
    ),
  );
};
