import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { judge } from '@citewright/resolver';
import { readJson } from '../../corpora.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createRandom, type Random } from '../titles/forms.ts';
import { isSame, readIndex } from '../titles/index-records.ts';
import { sampleOf } from '../titles/measure.ts';
import { createIndex, type WorkIndex } from '../verify/works.ts';
import { type NoiseName, noiseOf, noises } from './noise.ts';

/*
 * Records of the catalogue, printed in the most used styles without their identifiers, parsed, and matched among all records: how many are
 * matched with their own record, and how many of the matches are right. The same with noise.
 */

const bars = { plain: { recall: 0.97, precision: 0.995 }, noisy: { recall: 0.88, precision: 0.99 } } as const;

/** The works of a run; a quick one prints fewer. */
const works = { all: 5_000, quick: 900 } as const;

const styles = 30;

interface Case {
  style: string;
  noise: NoiseName | undefined;
  item: Item;
  text: string;
}

interface Outcome extends Case {
  chosen: Item | undefined;
  isRight: boolean;
}

const identifiers =
  /\s*(?:\[?(?:Available|Retrieved) (?:at|from):?\s*|<|(?:doi|DOI):?\s*)?(?:https?:\/\/|(?:dx\.)?doi\.org\/|10\.\d{4,9}\/)\S+/gu;

function printed(item: Item, style: string, noise: NoiseName | undefined, random: Random): string {
  const { item: change, text: slip } = noise === undefined ? {} : noiseOf(noise);
  const { DOI: _doi, ISBN: _isbn, URL: _url, ...rest } = item;
  const { text } = formatReference((change ? change(rest, random) : rest) as Item, style);
  const plain = text.replace(identifiers, '').trim();
  return slip ? slip(plain, random) : plain;
}

/** Works in every style, one style after the other: only some stay compiled. */
function casesOf(items: readonly Item[], random: Random, isNoisy: boolean): Case[] {
  const { styles: popular } = readJson<{ styles: { id: string }[] }>('csl/popular.json');
  const names = Object.keys(noises) as NoiseName[];
  return popular.slice(0, styles).flatMap(({ id: style }, turn) =>
    items
      .filter((_, place) => place % styles === turn)
      .map((item, place) => {
        const noise = isNoisy ? names[place % names.length] : undefined;
        return { style, noise, item, text: printed(item, style, noise, random) };
      }),
  );
}

function outcomeOf(one: Case, index: WorkIndex): Outcome {
  const { item } = parseReference(one.text);
  const { text } = one;
  const [first] = item.author ?? item.editor ?? [];
  const words = item.title === undefined ? text : `${item.title} ${first?.family ?? first?.literal ?? ''}`;
  const candidates = index.search(words);
  const { record } = judge(item, { text, candidates, isUnanswered: false, isUncheckable: false });
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
  const random = createRandom(22);
  const records = readIndex().map(({ item }) => item);
  const index = createIndex(records);
  const complete = records.filter(
    ({ title, author, editor, issued }) => title && (author ?? editor) && issued,
  );
  const sample = sampleOf(complete, quick ? works.quick : works.all, random);
  return ([false, true] as const).map((isNoisy) =>
    reportOf(
      `${sample.length} works in ${styles} styles among ${records.length} records${isNoisy ? ', with noise' : ''}`,
      casesOf(sample, random, isNoisy).map((one) => outcomeOf(one, index)),
      isNoisy ? bars.noisy : bars.plain,
    ),
  );
};
