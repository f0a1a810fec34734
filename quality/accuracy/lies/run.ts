import { formatReference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { type Judgement, judge } from '@citewright/resolver';
import { readJson, readLines } from '../../corpora.ts';
import { percent, type Report, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createRandom, type Random } from '../titles/forms.ts';
import { readIndex } from '../titles/index-records.ts';
import { sampleOf } from '../titles/measure.ts';
import { candidateOf } from '../verify/works.ts';
import { blindLies, blindTellings } from './blind/kinds.ts';
import { detailLies } from './detail.ts';
import type { Concern, Field, Lie, Telling } from './kind.ts';
import { meaningLies } from './meaning.ts';
import { peopleLies } from './people.ts';
import { trueTellings } from './tellings.ts';

/*
 * Records are told truly and with small lies, as fields and as text of thirty styles, with their identifier and without it, and judged
 * against themselves. Nobody is in doubt whether the record is the work: the question is whether the lie is told.
 */

const seed = 45;
const styles = 30;
/** Works of each type of a run. */
const each = { all: 30, quick: 8 } as const;
const bars = { hidden: 0, told: 0.99, doubted: 0.005 } as const;
/** A run fails when a bar is missed by more than it was. */
const guards = { hidden: 0.002, told: 0.975, doubted: 0.015 } as const;

type Door = 'fields' | 'text';

interface Case {
  kind: string;
  concern: Concern | 'truth';
  fields: readonly Field[];
  work: Item;
  door: Door;
  text: string;
  judgement: Judgement;
}

/** Works that registers hold: law, films and letters are nothing to ask for. */
const types = new Set(
  'article article-journal article-magazine article-newspaper book chapter dataset document entry entry-dictionary entry-encyclopedia paper-conference patent report review software standard thesis webpage'.split(
    ' ',
  ),
);

function worksOf(count: number, random: Random): Item[] {
  const examples = ['apa', 'mla', 'chicago', 'harvard', 'ieee'].flatMap((style) =>
    readLines<{ item: Item }>(`examples/${style}.ndjson`).map(({ item }) => item),
  );
  const records = readIndex().map(({ item }) => item);
  const isComplete = ({ title, author, editor, issued, type }: Item) =>
    types.has(type) && title !== undefined && (author ?? editor) !== undefined && issued !== undefined;
  const grouped = Map.groupBy(records.filter(isComplete), ({ type }) => type);
  return [
    ...[...grouped.values()].flatMap((works) => sampleOf(works, count, random)),
    ...sampleOf(examples.filter(isComplete), count * 3, random),
  ];
}

/** The only record of the register; an identifier that is another's is one that it does not know. */
const judged = (work: Item, listed: Item, text: string | undefined): Judgement => {
  const record = candidateOf(work);
  const isKnown =
    listed.DOI !== undefined && String(listed.DOI).toLowerCase() === String(work.DOI).toLowerCase();
  return judge(listed, {
    ...(text !== undefined && { text }),
    identified: listed.DOI === undefined ? undefined : isKnown ? record : 'unknown',
    candidates: [record],
    isUnanswered: false,
    isUncheckable: false,
  });
};

const popular = readJson<{ styles: { id: string }[] }>('csl/popular.json').styles.slice(0, styles);

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a printed lie says something else than the truth: `et al.` may stand for the people that it leaves out, or adds. */
function isVisible(told: string, truth: string): boolean {
  const known = new Set(wordsIn(truth));
  const isCut = /et al|and others|u\. ?a\.|…|\. \. \./.test(told);
  return isCut
    ? wordsIn(told).some((word) => !known.has(word) && !/^(?:et|al|and|others)$/.test(word))
    : told !== truth;
}

const withoutDoi = ({ DOI: _, ...item }: Item): Item => item as Item;

/** A telling as fields and as text; text that says what the truth says tells no lie. */
function casesOf(
  work: Item,
  told: Item,
  kind: Pick<Case, 'kind' | 'concern' | 'fields'>,
  turn: number,
): Case[] {
  const style = popular[turn % popular.length]?.id ?? 'apa';
  // Half of the true identifiers are left out.
  const shown = (item: Item): Item => (turn % 2 === 0 || item.DOI !== work.DOI ? item : withoutDoi(item));
  const print = (item: Item) => formatReference(shown(item), style).text;
  const text = print(told);
  const isTold = kind.concern === 'truth' || isVisible(text, print(work));
  const fields = shown(told);
  return [
    {
      ...kind,
      work,
      door: 'fields',
      text: JSON.stringify(fields),
      judgement: judged(work, fields, undefined),
    },
    ...(isTold
      ? [
          {
            ...kind,
            work,
            door: 'text' as const,
            text: `${style}: ${text}`,
            judgement: judged(work, parseReference(text).item, text),
          },
        ]
      : []),
  ];
}

const isTruth = ({ concern }: Case) => concern === 'truth';

/** What is wrong with the verdict on a case, if anything. */
function faultOf({ concern, fields, judgement: { verdict, differences } }: Case): string | undefined {
  if (concern === 'truth') return verdict === 'confirmed' ? undefined : 'doubted';
  if (concern !== 'detail') return verdict === 'confirmed' ? 'hidden' : undefined;
  return differences.some(({ field }) => (fields as readonly string[]).includes(field))
    ? undefined
    : 'not told';
}

function rowsBy(cases: readonly Case[], keyOf: (one: Case) => string): string[][] {
  return [...Map.groupBy(cases, keyOf)].map(([key, own]) => {
    const wrong = own.filter((one) => faultOf(one)).length;
    return [key, String(own.length), String(wrong), percent(wrong / own.length, 2)];
  });
}

function reportOf(name: string, cases: readonly Case[]): Report {
  const share = (own: readonly Case[]) => own.filter((one) => faultOf(one)).length / Math.max(1, own.length);
  const [truths, details] = [cases.filter(isTruth), cases.filter(({ concern }) => concern === 'detail')];
  const grave = cases.filter(({ concern }) => concern === 'people' || concern === 'meaning');
  const head = ['', 'cases', 'wrong', 'share'];
  return {
    name,
    passed:
      share(grave) <= guards.hidden && share(truths) <= guards.doubted && 1 - share(details) >= guards.told,
    figures: [
      `people and meaning hidden ${percent(share(grave), 2)} (bar ${percent(bars.hidden)}); true doubted ${percent(share(truths), 2)} (bar ${percent(bars.doubted)}); other lies told ${percent(1 - share(details), 2)} (bar ${percent(bars.told)})`,
      ...tableOf(
        `${name}: by concern`,
        head,
        rowsBy(cases, ({ concern, door }) => `${concern}, as ${door}`),
      ),
      ...tableOf(
        `${name}: by kind`,
        head,
        rowsBy(cases, ({ kind }) => kind),
      ),
      ...tableOf(
        `${name}: by type`,
        head,
        rowsBy(cases, ({ work }) => work.type),
      ),
    ],
    failures: cases.flatMap((one) => {
      const fault = faultOf(one);
      if (!fault) return [];
      const { verdict, differences } = one.judgement;
      const told = differences
        .map(({ field, weight, listed, record }) => `${field} ${weight}: ${listed} | ${record}`)
        .join('; ');
      return [`${fault} (${one.kind}, ${one.work.type}, ${verdict}): ${one.text} -> ${told}`];
    }),
  };
}

/** All that is told of some works in the given ways. */
function measured(
  name: string,
  lies: readonly Lie[],
  tellings: readonly Telling[],
  works: readonly Item[],
): Report {
  const random = createRandom(seed);
  let turn = 0;
  const cases = works.flatMap((work) => [
    ...tellings.flatMap(({ name: kind, tell }) => {
      const told = tell(work, random);
      turn += 1;
      return told ? casesOf(work, told, { kind, concern: 'truth', fields: [] }, turn) : [];
    }),
    ...lies.flatMap(({ name: kind, concern, fields, tell }) => {
      const told = tell(work, random);
      turn += 1;
      return told ? casesOf(work, told, { kind, concern, fields }, turn) : [];
    }),
  ]);
  return reportOf(name, cases);
}

/** Whether small lies about works are told, and nothing true is doubted. */
export const lies: Suite = ({ quick }) => {
  const works = worksOf(quick ? each.quick : each.all, createRandom(seed));
  return [
    measured('our kinds', [...peopleLies, ...meaningLies, ...detailLies], trueTellings, works),
    measured('kinds of somebody who knew no rules', blindLies, blindTellings, works),
  ];
};
