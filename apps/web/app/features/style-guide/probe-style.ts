import type { CitationItem } from '@citewright/contract';
import { formatProject, formatReference } from '@citewright/formatting';

/** What a style does with long lists of authors, journals, titles and the order of its list: found by printing works made for the question. */
export interface StyleHabits {
  order: string;
  authors: string;
  journals: string | undefined;
  titles: string;
}

const probe = (fields: Partial<CitationItem>): CitationItem => ({
  id: 'probe',
  type: 'article-journal',
  title: 'A',
  author: [{ family: 'Qax', given: 'Una' }],
  'container-title': 'B',
  volume: '1',
  page: '1-9',
  issued: { 'date-parts': [[2001]] },
  ...fields,
});

const printed = (fields: Partial<CitationItem>, style: string): string =>
  formatReference(probe(fields), style).text;

/** No manual names more authors than these. */
const most = 25;

/** Names that are in no other word: Qax, Qbx, Qcx. */
const family = (at: number): string => `Q${String.fromCharCode('a'.charCodeAt(0) + at)}x`;

/** Which of `count` authors the style names, by their positions. */
function namedOf(count: number, style: string): number[] {
  const author = Array.from({ length: count }, (_, at) => ({ family: family(at), given: 'Una' }));
  const text = printed({ author }, style).toLowerCase();
  return author.flatMap((name, at) => (text.includes(name.family.toLowerCase()) ? [at] : []));
}

function authorsOf(style: string): string {
  const named = namedOf(most, style);
  if (named.length === most) return 'All are named';
  let fewest = named.length + 1;
  while (namedOf(fewest, style).length === fewest) fewest += 1;
  const withLast = named.includes(most - 1);
  const first = named.length - (withLast ? 1 : 0);
  const kept = first === 1 ? 'only the first' : `the first ${first}`;
  return `From ${fewest} authors on, ${kept}${withLast ? ' and the last' : ''}`;
}

const journal = {
  full: 'Journal of the American Chemical Society',
  short: /J\. ?Am\. ?Chem\. ?Soc\.|J Am Chem Soc/,
};

function journalsOf(style: string): string | undefined {
  const text = printed({ 'container-title': journal.full }, style);
  if (text.includes(journal.full)) return 'In full';
  const short = journal.short.exec(text)?.[0];
  return short && `Shortened: ${short}`;
}

function titlesOf(style: string): string {
  const [sentence, headline] = ['Plants and the light of day', 'Plants and the Light of Day'].map((title) =>
    printed({ title }, style),
  );
  if (!/light of day/i.test(`${sentence}`)) return 'Left out';
  if (sentence?.includes('Light of Day')) return 'Headline capitals';
  return headline?.includes('light of day') ? 'Sentence case' : 'As published';
}

function orderOf(style: string): string {
  const works = ['Zeno', 'Abel'].map((name) =>
    probe({ id: name, author: [{ family: name, given: 'Una' }], title: name }),
  );
  const { text, inTextForms } = formatReference(probe({}), style);
  if (inTextForms.note?.text === text) return 'None: sources are in the notes';
  const [first] = formatProject(works, style);
  return first?.id === 'Abel' ? 'Alphabetical' : 'In the order of citing';
}

/** What a style does, found out by printing. For the build: it prints some forty references. */
export function styleHabits(style: string): StyleHabits {
  return {
    order: orderOf(style),
    authors: authorsOf(style),
    journals: journalsOf(style),
    titles: titlesOf(style),
  };
}
