import { findStyles } from '@citewright/styles';
import { readJson } from '../../corpora.ts';
import { countRight, type Report } from '../../report.ts';

interface Named {
  id: string;
  title: string;
  names?: string[];
}

interface Popular {
  styles: Named[];
  more: Named[];
  universityHarvard: Named[];
}

interface Case {
  query: string;
  id: string;
}

/** Slips of the keyboard at each place of a name: a letter left out, doubled, or swapped with the next. */
const slips = (name: string): string[] =>
  [...name].flatMap((letter, at) => {
    if (!/\p{L}/u.test(letter)) return [];
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const [next = ''] = after;
    const swapped = /\p{L}/u.test(next) ? [`${before}${next}${letter}${after.slice(next.length)}`] : [];
    return [`${before}${after}`, `${before}${letter}${letter}${after}`, ...swapped];
  });

/** One slip, or two: of a name with a slip, a few more, spread over it. */
const twice = (name: string): string[] =>
  slips(name).flatMap((once, at) => slips(once).filter((_, other) => (at + other) % 47 === 0));

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Names of at least `shortest` letters with slips. What is a name itself, of any style, is left out. */
function misspelt(names: readonly Case[], shortest: number, slipsOf: (name: string) => string[]): Case[] {
  const plain = (text: string) => text.toLowerCase().trim();
  const taken = new Set(names.map(({ query }) => plain(query)));
  return names
    .filter(({ query }) => letters(query) >= shortest)
    .flatMap(({ query, id }) =>
      [...new Set(slipsOf(query).map(plain))]
        .filter((slip) => !taken.has(slip))
        .map((slip) => ({ query: slip, id })),
    );
}

const casesOf = (styles: readonly Named[], queries: (style: Named) => string[]): Case[] =>
  styles.flatMap((style) => queries(style).map((query) => ({ query, id: style.id })));

async function score(name: string, cases: readonly Case[], bar?: number): Promise<Report> {
  const answered = [];
  for (const { query, id } of cases) {
    const [first] = await findStyles(query, { limit: 1 });
    answered.push({ query, id, found: first?.id });
  }
  return countRight(
    name,
    answered,
    ({ query, id, found }) => (found === id ? undefined : `${query}: ${found}, not ${id}`),
    bar,
  );
}

/** Whether the style that a name of `csl/popular.json` means is found first. */
export async function styleNames(): Promise<Report[]> {
  const { styles, more, universityHarvard } = readJson<Popular>('csl/popular.json');
  const names = casesOf(styles, (style) => style.names ?? []);
  const university = ({ title }: Named) => [title, `${title.replace(/ \(.*/, '')} Harvard`];
  return [
    await score('names of popular styles', names, 0.95),
    await score(
      'names of further styles',
      casesOf(more, (style) => style.names ?? []),
      0.95,
    ),
    await score('universities and "Harvard"', casesOf(universityHarvard, university), 0.95),
    await score('names of four letters or more, one slip', misspelt(names, 4, slips), 0.95),
    await score('names of seven letters or more, two slips', misspelt(names, 7, twice), 0.95),
  ];
}
