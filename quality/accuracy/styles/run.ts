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

/** Two letters in the middle of a long name swapped. */
const mistyped = (name: string): string => `${name.slice(0, 4)}${name[5]}${name[4]}${name.slice(6)}`;

const casesOf = (styles: readonly Named[], queries: (style: Named) => string[]): Case[] =>
  styles.flatMap((style) => queries(style).map((query) => ({ query, id: style.id })));

async function score(name: string, cases: readonly Case[], bar?: number): Promise<Report> {
  const answered = [];
  for (const { query, id } of cases) {
    const [first] = await findStyles(query, { limit: 8 });
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
  const long = names.filter(({ query }) => query.length > 9);
  const university = ({ title }: Named) => [title, `${title.replace(/ \(.*/, '')} Harvard`];
  return [
    await score('names of popular styles', names, 0.95),
    await score(
      'names of further styles',
      casesOf(more, (style) => style.names ?? []),
      0.95,
    ),
    await score('universities and "Harvard"', casesOf(universityHarvard, university), 0.95),
    await score(
      'names with two letters swapped',
      long.map(({ query, id }) => ({ query: mistyped(query), id })),
    ),
  ];
}
