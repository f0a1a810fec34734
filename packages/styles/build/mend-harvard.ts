import type { StyleTree } from '@citewright/csl';
import { director, editorsOfBook, helpersOfParts } from './harvard-contributors.ts';
import { bareTitle, titleInItsForm, titleOrReview, volumeOfChapter } from './harvard-titles.ts';
import {
  choose,
  type Rewrite,
  rewriteMacros,
  rewriteNodes,
  type StyleNode,
  withoutTranslatorAsAuthor,
} from './rewrite.ts';

/** Periodicals have headline capitals, also where a record gives them none. */
const headlines: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'container-title' && !node.textCase
    ? choose([{ test: 'type', values: periodicals }], [{ ...node, textCase: 'title' }], [node])
    : node;
const periodicals = ['article-journal', 'article-magazine', 'article-newspaper'];

/** What stands in the place of an author is the title alone: edition and description follow the year. */
const titleAlone: Rewrite = (node) =>
  node.kind === 'macro' && node.macro === 'title' ? { ...node, macro: 'title-alone' } : node;

/** In a citation an act is called by its name up to its number: "Regulation (EU) 2016/679". */
const titleInText: Rewrite = (node) =>
  node.kind === 'macro' && node.macro === 'title' ? { ...node, macro: 'title-in-text' } : node;

const nameOfAct: StyleNode = { kind: 'variable', variable: 'title', form: 'short', marks: ['italic'] };

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

/** Broadcasts and interviews are told by their day, too. */
const dated: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => ({
    ...branch,
    conditions: branch.conditions.map((condition) => ({
      ...condition,
      values: [...condition.values, 'broadcast', 'interview'],
    })),
  }));
  return { ...node, branches };
};

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

const callsMacro = (node: StyleNode | undefined, macro: string): boolean =>
  node?.kind === 'macro' && node.macro === macro;

/** No stop follows a year, also where a title stands in the place of names: "_Parasite_ (2019) Directed by J. Bong [Film]". */
const withoutStopAfterYear: Rewrite = (node) => {
  if (node.kind !== 'group' || node.delimiter !== '. ') return node;
  const [head, ...others] = node.children;
  if (head?.kind !== 'group' || !callsMacro(head.children[0], 'author')) return node;
  const rest: StyleNode = { ...node, children: [...head.children.slice(2), ...others] };
  const entitled: StyleNode = { ...head, children: [...head.children.slice(0, 2), rest] };
  return choose([{ test: 'variable', values: ['author', 'editor'] }], [node], [entitled]);
};

/** Cite Them Right, 11th ed.: titles, dates, films, preprints, article numbers; a citation by title has the title alone. */
export function mendHarvard(style: StyleTree): StyleTree {
  const mended = rewriteMacros(style, {
    title: titleInItsForm,
    'number-volumes': () => [],
    'year-date': year,
    'published-date': dated,
    edition: (node) => (node.kind === 'variable' ? { ...node, textCase: 'capitalize-first' } : node),
    'container-title': (node) => [preprints(node)].flat().map(volumeOfChapter).flatMap(headlines),
    author: (node) => [titleAlone(node)].flat().flatMap(withoutTranslatorAsAuthor),
    'author-short': (node) => [titleInText(node)].flat().flatMap(withoutTranslatorAsAuthor),
    editor: editorsOfBook,
  });
  const {
    title = [],
    pages = [],
    'container-title': container = [],
    'container-prefix': prefix = [],
  } = mended.macros;
  const { 'secondary-contributors': contributors = [] } = mended.macros;
  const { bibliography } = mended;
  return {
    ...mended,
    pageRangeFormat: 'expanded',
    // "M. Ferguson, M.J. Salter and J. Stallworthy (eds)": no list of names has a comma before its "and".
    ...(bibliography && {
      bibliography: {
        ...bibliography,
        layout: {
          ...bibliography.layout,
          children: rewriteNodes(bibliography.layout.children, withoutStopAfterYear),
        },
        names: { ...bibliography.names, delimiterPrecedesLast: 'never' },
      },
    }),
    macros: {
      ...mended.macros,
      title: titleOrReview(title),
      'title-alone': bareTitle(title),
      'title-in-text': [choose([{ test: 'type', values: ['legislation'] }], [nameOfAct], bareTitle(title))],
      'container-prefix': [choose([{ test: 'variable', values: ['container-title'] }], prefix)],
      'container-title': [choose([{ test: 'type', values: ['post'] }], [], container)],
      'secondary-contributors': [...contributors, ...helpersOfParts, director],
      pages: [choose([{ test: 'variable', values: ['page'] }], pages, [articleNumber])],
    },
  };
}
