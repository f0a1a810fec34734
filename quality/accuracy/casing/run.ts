import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasingEvidence } from '../../../packages/formatting/src/casing/casing-evidence.ts';
import { sentenceCase } from '../../../packages/formatting/src/casing/sentence-case.ts';
import { corpora } from '../../corpora.ts';
import { informing, percent, type Report } from '../../report.ts';

/*
 * How often `sentenceCase` gives a title back as its own gold has it. Real pairs: works that stand in the corpora both
 * as a headline (or in capitals) and as a sentence. Synthetic: titles recorded as sentences, put into headline case and
 * into capitals, and brought back. Compared are the letters; the first letter of a subtitle is left out, since sources
 * follow different manuals there.
 */

interface RecordedTitle {
  source: string;
  title: string;
  doi?: string | undefined;
  evidence: CasingEvidence;
}

/** Right answers out of all, and how many words were right. */
interface CasingScore {
  right: number;
  total: number;
  wordsRight: number;
  words: number;
  wrong: string[];
}

/**
 * Golds that were judged wrong by hand, by the hash of their letters, each with the reason: a name without its
 * capital, a capital left over, or a headline's subtitle inside a sentence.
 */
const faultyGolds: Readonly<Record<string, string>> = {
  '1c344a262e': 'Lie without its capital',
  a1f9e988d7: 'FRBR in small letters',
  a00f169bd8: 'the pronoun I in small letters',
  '4ae3fa025c': 'words run together',
  c25a18f010: 'words run together',
  '97c9354104': 'a headline before the colon',
  c92a8cef6b: 'quotes another title with its capital',
  '7b1e1f8abc': 'two titles in two languages run together',
  '7ada817b81': 'Internet: APA, MLA and Chicago write it small',
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() ? first.trim() : undefined;
};

const tag = /<[^<>]{0,200}>/g;
const plain = (title: string): string => title.replace(tag, '').replace(/\s+/g, ' ').trim();
const lettersOf = (title: string): string => plain(title).replace(/[^\p{L}]/gu, '');
const keyOf = (title: string): string => lettersOf(title).toLowerCase();
const withSubtitleCapitals = (title: string): string =>
  plain(title).replace(
    /((?:[:?!.—]|[–-]{1,2}(?=\s))["'”’“‘)(]*\s*["'“‘(]*)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

function capitalShare(title: string): number | undefined {
  const words = (plain(title).match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [])
    .slice(1)
    .filter((word) => word.length > 3);
  return words.length < 2 ? undefined : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
}

function recordOf(source: string, object: Json): RecordedTitle | undefined {
  const main = textIn(object.title) ?? textIn(object.display_name) ?? textIn(object['article-title']);
  const described = [
    'DOI',
    'doi',
    'author',
    'authors',
    'authorships',
    'creators',
    'article-title',
    'year',
  ].some((key) => key in object);
  if (!main || !described) return undefined;
  const subtitle = textIn(object.subtitle);
  const people = [object.author, object.authors, object.creators].find(Array.isArray) ?? [];
  return {
    source,
    title: subtitle && !main.includes(subtitle) ? `${main}: ${subtitle}` : main,
    doi: (textIn(object.DOI) ?? textIn(object.doi))?.toLowerCase().replace('https://doi.org/', ''),
    evidence: {
      language: textIn(object.language),
      abstract: textIn(object.abstract) ?? textIn(object.abstractNote) ?? textIn(object.abstractText),
      names: people.filter(isObject).flatMap((name) => textIn(name.family) ?? textIn(name.lastName) ?? []),
    },
  };
}

function walk(source: string, value: unknown, found: RecordedTitle[]): void {
  if (Array.isArray(value)) for (const element of value) walk(source, element, found);
  if (!isObject(value)) return;
  const record = recordOf(source, value);
  if (record) found.push(record);
  for (const inner of Object.values(value)) walk(source, inner, found);
}

function labelledTitle(source: string, line: Json): RecordedTitle[] {
  const segments = Array.isArray(line.segments) ? (line.segments as [string, string][]) : [];
  const titles = segments.filter(([label]) => label === 'title');
  const [only] = titles;
  return only && titles.length === 1
    ? [{ source, title: only[1].replace(/[.,;\s]+$/, ''), evidence: {} }]
    : [];
}

const linesOf = (file: string): Json[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Json);

function recordedTitles(): RecordedTitle[] {
  const found: RecordedTitle[] = [];
  for (const file of readdirSync(join(corpora, 'catalogue')))
    walk(`catalogue`, linesOf(join(corpora, 'catalogue', file)), found);
  for (const file of ['items.ndjson', 'search-by-identifier.ndjson']) {
    walk('zotero', linesOf(join(corpora, 'records/zotero-translators', file)), found);
  }
  walk('elife', linesOf(join(corpora, 'inputs/intext-elife.ndjson')), found);
  for (const name of ['anystyle', 'grobid']) {
    found.push(
      ...linesOf(join(corpora, `inputs/references-${name}.ndjson`)).flatMap((line) =>
        labelledTitle(name, line),
      ),
    );
  }
  for (const service of readdirSync(join(corpora, 'upstream'))) {
    for (const file of readdirSync(join(corpora, 'upstream', service)).filter(
      (name) => name.endsWith('.json') && name !== 'index.json',
    )) {
      try {
        walk(
          `upstream/${service}`,
          JSON.parse(readFileSync(join(corpora, 'upstream', service, file), 'utf8')),
          found,
        );
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error; // recorded faults are no JSON
      }
    }
  }
  return found.filter(({ title }) => lettersOf(title).length >= 15);
}

/** The titles of known DOIs as they stand inside reference strings of those DOIs. */
function titlesInReferences(records: RecordedTitle[]): RecordedTitle[] {
  const byDoi = Map.groupBy(
    records.filter(({ doi }) => doi),
    ({ doi }) => doi,
  );
  return ['references-real-with-doi', 'references-noisy-with-doi'].flatMap((name) =>
    linesOf(join(corpora, `inputs/${name}.ndjson`)).flatMap((line) => {
      const letters = lettersOf(textIn(line.text) ?? '');
      return (byDoi.get(textIn(line.doi)?.toLowerCase()) ?? []).flatMap((record) => {
        const at = letters.toLowerCase().indexOf(keyOf(record.title));
        if (at < 0) return [];
        let next = at;
        const title = plain(record.title).replace(/\p{L}/gu, () => letters.charAt(next++));
        return [{ ...record, source: name, title }];
      });
    }),
  );
}

/** Titles as Crossref's formatter gave them in 2018, as recorded (APA) and put into headline case (MLA, Chicago). */
function titlesInStyles(): RecordedTitle[] {
  return linesOf(join(corpora, 'inputs/references-five-styles.ndjson')).flatMap((line) =>
    ['mla', 'chicago'].flatMap((style) => {
      const quoted = /“(.{20,500}?)[.,]?”/.exec(textIn(line[style]) ?? '')?.[1] ?? '';
      const letters = lettersOf(textIn(line.apa) ?? '');
      const at = letters.toLowerCase().indexOf(keyOf(quoted));
      if (at < 0 || lettersOf(quoted).length < 15) return [];
      let next = at;
      const given = quoted.replace(/\p{L}/gu, () => letters.charAt(next++));
      return [quoted, given].map((title) => ({ source: 'five-styles', title, evidence: {} }));
    }),
  );
}

const isSentence = (title: string): boolean =>
  (capitalShare(title) ?? 1) <= 0.35 && /^[^\p{L}]*\p{Lu}/u.test(plain(title));
const isHeadline = (title: string): boolean => (capitalShare(title) ?? 0) >= 0.7;
const isEnglish = ({ title, evidence }: RecordedTitle): boolean =>
  /^en|^$/i.test(evidence.language ?? '') &&
  /\b(the|of|and|in|for|on|with|to|from|by|an)\b/i.test(plain(title)) &&
  !/\b(de|der|die|und|et|la|les|el|em|da|y)\b/i.test(plain(title));

const smallInHeadlines = new Set(
  'a an the and but or nor for so yet as at by in of off on per to up via with from into vs'.split(' '),
);
const inHeadlineCase = (title: string): string =>
  title.replace(/<[^<>]{0,200}>|&\w+;|\\\w+|[\p{L}\p{M}\p{N}'’]+/gu, (word, index: number) => {
    const stays = (index > 0 && smallInHeadlines.has(word)) || !/^[a-zà-ž][a-zà-ž'’]+$|^a$/.test(word);
    return stays ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
const inCapitals = (title: string): string =>
  title.replace(/(<[^<>]{0,200}>)|[^<]+/g, (text, mark?: string) => mark ?? text.toUpperCase());

function emptyScore(): CasingScore {
  return { right: 0, total: 0, wordsRight: 0, words: 0, wrong: [] };
}

function score(into: CasingScore, input: string, golds: string[], evidence: CasingEvidence): void {
  const got = lettersOf(withSubtitleCapitals(sentenceCase(input, evidence).title));
  const gold =
    golds.find((candidate) => lettersOf(withSubtitleCapitals(candidate)) === got) ?? golds[0] ?? '';
  const words = withSubtitleCapitals(gold).match(/\p{L}+/gu) ?? [];
  let at = 0;
  const missed: string[] = [];
  for (const word of words) {
    const mine = got.slice(at, at + word.length);
    at += word.length;
    if (mine !== word) missed.push(`${mine} (${word})`);
  }
  into.total += 1;
  into.words += words.length;
  into.wordsRight += words.length - missed.length;
  if (missed.length)
    into.wrong.push(
      `${missed.join(', ')} | ${plain(gold)} | ${createHash('sha256').update(keyOf(gold)).digest('hex').slice(0, 10)}`,
    );
  else into.right += 1;
}

/** The scores by kind of task; `faulty` counts the real pairs whose gold was judged wrong and left out. */
function measureCasing(): { scores: Record<string, CasingScore>; faulty: number } {
  const records = recordedTitles();
  records.push(...titlesInReferences(records), ...titlesInStyles());
  const scores: Record<string, CasingScore> = {
    'real pairs': emptyScore(),
    'sentence stays': emptyScore(),
    'headline, synthetic': emptyScore(),
    'capitals, synthetic': emptyScore(),
  };
  let faulty = 0;
  for (const [key, group] of Map.groupBy(records, ({ title }) => keyOf(title))) {
    const golds = [
      ...new Set(
        group.filter((record) => isEnglish(record) && isSentence(record.title)).map(({ title }) => title),
      ),
    ];
    const [gold] = golds;
    if (!gold) continue;
    const evidence =
      group.find(({ evidence: { abstract } }) => abstract)?.evidence ?? group[0]?.evidence ?? {};
    const headlines = new Map(
      group.filter(({ title }) => isHeadline(title)).map((record) => [lettersOf(record.title), record]),
    );
    const judged = createHash('sha256').update(key).digest('hex').slice(0, 10) in faultyGolds;
    if (headlines.size && judged) faulty += 1;
    for (const headline of headlines.size && !judged ? headlines.values() : []) {
      score(scores['real pairs'] as CasingScore, headline.title, golds, headline.evidence);
    }
    if ((capitalShare(gold) ?? 1) > 0.35 || lettersOf(gold).length < 20) continue;
    score(scores['sentence stays'] as CasingScore, gold, golds, evidence);
    score(scores['headline, synthetic'] as CasingScore, inHeadlineCase(gold), golds, evidence);
    score(scores['capitals, synthetic'] as CasingScore, inCapitals(gold), golds, evidence);
  }
  return { scores, faulty };
}

/** How often titles come back in sentence case. The figures inform; there is no bar. */
export function casing(): Report[] {
  const { scores, faulty } = measureCasing();
  return [
    ...Object.entries(scores).map(([task, { right, total, wordsRight, words, wrong }]) => ({
      name: `sentence case: ${task}`,
      passed: total > 0,
      figures: [
        `titles ${right} of ${total}, ${percent(right / total, 2)}; words ${percent(wordsRight / words, 2)}`,
      ],
      failures: wrong,
    })),
    informing('sentence case', `${faulty} real pairs left out because their gold is wrong`),
  ];
}
