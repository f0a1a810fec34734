import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { compileStyle, type Item } from '@citewright/csl';
import { formatReference } from '@citewright/formatting';
import { loadStyle, portableStyle } from '@citewright/styles';
import { corpora } from '../../corpora.ts';
import { judged, percent, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';

// Whether every style that prints titles in sentence case or in title case by its own rules gets our capitals, which keep names, and
// whether a style that leaves titles alone does so. What a style does is seen from what its CSL alone prints.

/** Titles that are right. The others have a condition about the work, beside its type, around the case of its title. */
const bar = 0.995;

/** What the CSL of a style does with titles of a type. */
type Habit = 'sentence' | 'title' | 'alone' | 'other' | 'unprinted';

const types = [
  'article-journal',
  'article-newspaper',
  'book',
  'chapter',
  'paper-conference',
  'report',
  'thesis',
  'webpage',
] as const;

/** A title whose capitals nobody can guess, and what becomes of it. */
const probe = {
  mixed: 'Xylo of Bamboo quartz',
  sentence: 'Xylo of bamboo quartz',
  title: 'Xylo of Bamboo Quartz',
};

interface Tricky {
  what: string;
  title: string;
  language?: string;
  /** What should be printed; the record's where it is not given. */
  sentence?: string;
  headline?: string;
  alone?: string;
}

const tricky: readonly Tricky[] = [
  {
    what: 'a record in title case, with names and an acronym',
    title: 'Rapid Adaptation of Darwin Finches in Galápagos: Evidence From DNA',
    sentence: 'Rapid adaptation of Darwin finches in Galápagos: evidence from DNA',
    headline: 'Rapid Adaptation of Darwin Finches in Galápagos: Evidence from DNA',
  },
  {
    what: 'a record in sentence case',
    title: 'Rapid adaptation of finches in London: evidence from DNA',
    headline: 'Rapid Adaptation of Finches in London: Evidence from DNA',
  },
  {
    what: 'a record in capitals',
    title: 'CLIMATE CHANGE AND THE RIVERS OF EUROPE',
    sentence: 'Climate change and the rivers of Europe',
    headline: 'Climate Change and the Rivers of Europe',
    alone: 'Climate change and the rivers of Europe',
  },
  {
    what: 'a German title',
    title: 'Die Flüsse Europas und ihre Geschichte',
    language: 'de',
  },
];

const itemOf = (type: string, title: string, language?: string): Item => ({
  id: '1',
  type,
  title,
  author: [{ family: 'Okafor', given: 'Ada' }],
  ...(/^(?:book|report|thesis)$/.test(type) ? { publisher: 'Fjord' } : { 'container-title': 'Quarterly' }),
  issued: { 'date-parts': [[2020, 5, 4]] },
  ...(language ? { language } : {}),
});

/** Typographic marks as a keyboard has them: styles differ in them. */
const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\s+/g, ' ');

type CslStyle = ReturnType<typeof compileStyle>;

const printed = (style: CslStyle, item: Item): string =>
  plain(style.bibliography([item])[0]?.text || style.citation([{ item }]).text);

function habitOf(style: CslStyle, type: string): Habit {
  const text = printed(style, itemOf(type, probe.mixed));
  if (text.includes(probe.mixed)) return 'alone';
  if (text.includes(probe.title)) return 'title';
  if (text.includes(probe.sentence)) return 'sentence';
  return text.toLowerCase().includes(probe.sentence.toLowerCase()) ? 'other' : 'unprinted';
}

/** What a title should be printed as; sentence case may begin a subtitle with a capital. */
function expected(
  { title, sentence = title, headline = title, alone = title }: Tricky,
  habit: Habit,
): string[] {
  if (habit === 'alone') return [alone];
  if (habit === 'title') return [headline];
  return [sentence, sentence.replace(/: \p{L}/u, (start) => start.toUpperCase())];
}

interface Outcome {
  habits: Habit[];
  failures: string[];
}

function checkTitles(id: string, raw: CslStyle): Outcome {
  const failures: string[] = [];
  const habits = types.map((type) => {
    const habit = habitOf(raw, type);
    if (habit === 'unprinted' || habit === 'other') return habit;
    for (const one of tricky) {
      const { text } = formatReference(itemOf(type, one.title, one.language), id);
      if (!expected(one, habit).some((title) => plain(text).includes(plain(title))))
        failures.push(`${id}, ${type} (${habit}), ${one.what}: ${text}`);
    }
    return habit;
  });
  return { habits, failures };
}

const journal = { name: 'Journal of the American Chemical Society', short: 'J. Am. Chem. Soc.' };
const mark = 'Zq Xv';

/** Whether a style that prints the short form of a journal's name abbreviates it by ISO 4 where the record has none; undefined for others. */
function checkShort(id: string, raw: CslStyle): { failure?: string } | undefined {
  const item = {
    ...itemOf('article-journal', probe.mixed),
    'container-title': journal.name,
    volume: '3',
    page: '1-2',
  };
  const asked = printed(raw, { ...item, 'container-title-short': mark });
  if (!asked.toLowerCase().includes(mark.toLowerCase())) return undefined;
  const own = formatReference(item, id).text;
  const given = formatReference({ ...item, 'container-title-short': journal.short }, id).text;
  return own === given ? {} : { failure: `${id}: ${own}, not ${given}` };
}

/** The independent styles of the repository of CSL. */
function independentStyles(): string[] {
  const archive = join(corpora, 'csl/all-styles.tar.xz');
  const listed = execFileSync('tar', ['-tJf', archive], { encoding: 'utf8' }).split('\n');
  return listed.flatMap((file) => (file.endsWith('.csl') ? [basename(file, '.csl')] : [])).sort();
}

/** Whether a manual that we follow sets titles in another case than the CSL of its style. */
const followsManual = (csl: string, titles: string | undefined): boolean =>
  titles !== undefined &&
  titles !== 'headline' &&
  !(titles === 'sentence-small-subtitle' && csl.includes('text-case="sentence"'));

/** Capitals of titles, and abbreviations of journals, in every independent style but those whose manuals we follow. */
export const capitals: Suite = async ({ quick }) => {
  const outcomes: Outcome[] = [];
  const short: { failure?: string }[] = [];
  for (const [at, id] of independentStyles().entries()) {
    const { own, locales = [], about } = portableStyle(id);
    if (own !== undefined || (quick && at % 20 > 0)) continue;
    const csl = await loadStyle(id);
    const raw = compileStyle(csl, locales, { lang: about.language });
    if (!followsManual(csl, about.capitals?.titles)) outcomes.push(checkTitles(id, raw));
    short.push(...[checkShort(id, raw)].filter((found) => found !== undefined));
  }
  const habits = ['sentence', 'title', 'alone', 'other', 'unprinted'] as const;
  const rows = types.map((type, at) => [
    type,
    ...habits.map((habit) => String(outcomes.filter((outcome) => outcome.habits[at] === habit).length)),
  ]);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const cases = outcomes.flatMap((outcome) => outcome.habits).filter((habit) => habits.indexOf(habit) < 3);
  const printedTitles = cases.length * tricky.length;
  const right = 1 - failures.length / printedTitles;
  const figure = `${printedTitles} titles in ${outcomes.length} styles, ${failures.length} wrong: ${percent(right, 2)} (bar ${percent(bar)})`;
  const wrong = short.flatMap(({ failure }) => failure ?? []);
  return [
    {
      name: 'capitals of titles',
      passed: right >= bar,
      figures: [figure, ...tableOf('Habits', ['type', ...habits], rows)],
      failures,
    },
    judged('names of journals', `${short.length} styles ask for short ones, ${wrong.length} wrong`, wrong),
  ];
};
