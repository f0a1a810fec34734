import type { StyleTree } from '@citewright/csl';
import {
  choose,
  type Rewrite,
  reviewOf,
  rewriteMacros,
  type StyleNode,
  withoutTranslatorAsAuthor,
  withReviews,
} from './rewrite.ts';

/** What has its title in italics besides what the style knows: works that stand for themselves. */
const standingAlone = ['dataset', 'map', 'pamphlet', 'patent', 'software', 'standard'];

const italicTitles: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const [branch, ...others] = node.branches;
  const [condition] = branch?.conditions ?? [];
  if (condition?.test !== 'type') return node;
  const types = { ...condition, values: [...condition.values, ...standingAlone] };
  return {
    ...node,
    branches: [{ ...branch, match: 'any', conditions: [types], children: branch?.children ?? [] }, ...others],
  };
};

/** "(Version 1.3.0)" after the title of a program or data set. */
const version: StyleNode = choose(
  [{ test: 'type', values: ['dataset', 'software'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      prefix: '(',
      suffix: ')',
      children: [
        { kind: 'value', value: 'Version' },
        { kind: 'variable', variable: 'version' },
      ],
    },
  ],
);

/** The day on which a video or a post was put online. */
const day: StyleNode = {
  kind: 'date',
  variable: 'issued',
  parts: [
    { name: 'day', suffix: ' ' },
    { name: 'month', form: 'long' },
  ],
};

const titleWithVersion: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'title' && node.marks?.includes('italic')
    ? [node, version]
    : node;

/** A volume of a work, or how many there are: "Vol. 2", "6 vols". */
const volumes: StyleNode = choose(
  [{ test: 'type', values: ['book', 'chapter'] }],
  [
    choose(
      [{ test: 'variable', values: ['volume'] }],
      [
        {
          kind: 'group',
          delimiter: ' ',
          children: [
            { kind: 'term', term: 'volume', form: 'short', textCase: 'capitalize-first' },
            { kind: 'variable', variable: 'volume' },
          ],
        },
      ],
      [
        {
          kind: 'group',
          delimiter: ' ',
          children: [
            { kind: 'variable', variable: 'number-of-volumes' },
            { kind: 'label', variable: 'number-of-volumes', form: 'short', stripPeriods: true },
          ],
        },
      ],
    ),
  ],
);

/** Where a post was made and when, after its words: "[Twitter] 21 March". */
const placeOfPost: StyleNode = choose(
  [{ test: 'type', values: ['post'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [{ kind: 'variable', variable: 'container-title', prefix: '[', suffix: ']' }, day],
    },
  ],
);
const dayOfVideo: StyleNode = choose([{ test: 'type', values: ['motion_picture'] }], [day]);

const italicTitle: StyleNode = { kind: 'variable', variable: 'title', marks: ['italic'] };
const quotedTitle: StyleNode = { kind: 'variable', variable: 'title', quotes: true };

const titleOfPart: StyleNode = { kind: 'group', delimiter: ' ', children: [quotedTitle, placeOfPost] };

/** What follows a title: volumes and days after a full stop, the place of a post after a space. */
const titleInFull: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => {
    const [group] = branch.children;
    if (branch.conditions.length === 0 || group?.kind !== 'group')
      return { ...branch, children: [titleOfPart] };
    return { ...branch, children: [{ ...group, children: [...group.children, volumes, dayOfVideo] }] };
  });
  return { ...node, branches };
};

/** The title alone, where a citation has no names: no edition, no description. */
const bareTitle = (title: readonly StyleNode[]): StyleNode[] =>
  title.map((node) => {
    if (node.kind !== 'choose') return node;
    const branches = node.branches.map((branch) => ({
      ...branch,
      children: [branch.conditions.length > 0 ? italicTitle : quotedTitle],
    }));
    return { ...node, branches };
  });

/** The volume of the book that a chapter stands in, after its edition. */
const volumeOfChapter = (node: StyleNode): StyleNode =>
  node.kind === 'group' && node.delimiter === '. '
    ? { ...node, children: [...node.children, choose([{ test: 'type', values: ['chapter'] }], [volumes])] }
    : node;

/** Periodicals have headline capitals, also where a record gives them none. */
const headlines: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'container-title' && !node.textCase
    ? choose([{ test: 'type', values: periodicals }], [{ ...node, textCase: 'title' }], [node])
    : node;
const periodicals = ['article-journal', 'article-magazine', 'article-newspaper'];

/** What stands in the place of an author is the title alone: edition and description follow the year. */
const titleAlone: Rewrite = (node) =>
  node.kind === 'macro' && node.macro === 'title' ? { ...node, macro: 'title-alone' } : node;

/** "(c. 1890)", "(in press)"; an act has its year in its name. */
const year: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const [dated, undated] = node.branches;
  if (!dated || !undated) return node;
  const circa = choose(
    [{ test: 'is-uncertain-date', values: ['issued'] }],
    [{ kind: 'term', term: 'circa', form: 'short', suffix: ' ' }],
  );
  const status = choose(
    [{ test: 'variable', values: ['status'] }],
    [{ kind: 'variable', variable: 'status', textCase: 'lowercase' }],
    undated.children,
  );
  const unlessAct = choose([{ test: 'type', values: ['legislation'] }], [], [status]);
  return {
    ...node,
    branches: [
      { ...dated, children: [circa, ...dated.children] },
      { ...undated, children: [unlessAct] },
    ],
  };
};

/** Broadcasts are told by their day, too. */
const dated: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => ({
    ...branch,
    conditions: branch.conditions.map((condition) => ({
      ...condition,
      values: [...condition.values, 'broadcast'],
    })),
  }));
  return { ...node, branches };
};

/** "Directed by J. Bong [Film]" */
const director: StyleNode = choose(
  [{ test: 'type', values: ['motion_picture'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        {
          kind: 'names',
          variables: ['director'],
          name: { options: { and: 'text', initializeWith: '.' } },
          label: { form: 'verb', first: true, suffix: ' ', textCase: 'capitalize-first' },
        },
        { kind: 'value', value: '[Film]' },
      ],
    },
  ],
);

/** Only manuscripts that circulate before they are published are preprints; an article may just have no volume yet. */
const preprints: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => ({
    ...branch,
    conditions: branch.conditions.map((condition) =>
      condition.test === 'type' && condition.values.includes('article')
        ? { ...condition, values: ['article'] }
        : condition,
    ),
  }));
  return { ...node, branches };
};

/** "Article 1135" where an article has a number instead of pages. */
const articleNumber: StyleNode = choose(
  [{ test: 'type', values: ['article-journal'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        { kind: 'value', value: 'Article' },
        { kind: 'variable', variable: 'number' },
      ],
    },
  ],
);

const named = { options: { and: 'text', initializeWith: '.' } } as const;

/** "Review of _Rivers of power_, by L.C. Smith" */
const review = reviewOf('Review of', quotedTitle, named, '. ');

/** Whoever translated a chapter or asked the questions of an interview stands after the book or the journal, as translators of books do. */
const helpersOfParts: StyleNode[] = [
  choose(
    [{ test: 'type', values: ['chapter'] }],
    [
      {
        kind: 'names',
        variables: ['translator'],
        name: named,
        label: { form: 'verb', first: true, suffix: ' ', textCase: 'capitalize-first' },
      },
    ],
  ),
  choose(
    [{ test: 'variable', values: ['interviewer'] }],
    [
      {
        kind: 'group',
        delimiter: ' ',
        children: [
          { kind: 'value', value: 'Interviewed by' },
          { kind: 'names', variables: ['interviewer'], name: named },
        ],
      },
    ],
  ),
];

/** Names before a book are those of its editors, or of its author where that is another's: "in R. Bradbury _Fahrenheit 451_". */
const editorsOfBook: Rewrite = (node) => {
  if (node.kind !== 'names') return node;
  if (node.variables.includes('container-author')) {
    const { suffix: _, ...names } = node;
    return { ...names, name: named };
  }
  return { ...node, variables: node.variables.filter((variable) => variable !== 'translator') };
};

/** Cite Them Right, 11th ed.: titles, dates, films, preprints, article numbers; a citation by title has the title alone. */
export function mendHarvard(style: StyleTree): StyleTree {
  const named = rewriteMacros(style, {
    title: (node) => [italicTitles(node)].flat().flatMap(titleWithVersion).flatMap(titleInFull),
    'number-volumes': () => [],
    'year-date': year,
    'published-date': dated,
    edition: (node) => (node.kind === 'variable' ? { ...node, textCase: 'capitalize-first' } : node),
    'container-title': (node) => [preprints(node)].flat().map(volumeOfChapter).flatMap(headlines),
    author: (node) => [titleAlone(node)].flat().flatMap(withoutTranslatorAsAuthor),
    'author-short': (node) => [titleAlone(node)].flat().flatMap(withoutTranslatorAsAuthor),
    editor: editorsOfBook,
  });
  const {
    title = [],
    pages = [],
    'container-title': container = [],
    'container-prefix': prefix = [],
  } = named.macros;
  const { 'secondary-contributors': contributors = [] } = named.macros;
  return {
    ...named,
    pageRangeFormat: 'expanded',
    macros: {
      ...named.macros,
      title: withReviews(review)(title),
      'title-alone': bareTitle(title),
      'container-prefix': [choose([{ test: 'variable', values: ['container-title'] }], prefix)],
      'container-title': [choose([{ test: 'type', values: ['post'] }], [], container)],
      'secondary-contributors': [...contributors, ...helpersOfParts, director],
      pages: [choose([{ test: 'variable', values: ['page'] }], pages, [articleNumber])],
    },
  };
}
