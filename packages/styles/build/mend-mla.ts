import type { LocaleTree, StyleTree } from '@citewright/csl';
import {
  choose,
  type Rewrite,
  reviewOf,
  rewriteMacros,
  type StyleNode,
  withoutTranslatorAsAuthor,
  withReviews,
} from './rewrite.ts';

/** Terms in which the style differs from the handbook's own list of abbreviations: appendix 1. */
const terms: LocaleTree['terms'] = {
  chapter: [{ form: 'short', single: 'ch.', multiple: 'chs.' }],
  paragraph: [{ form: 'short', single: 'par.', multiple: 'pars.' }],
  bc: [{ form: 'long', single: ' BCE', multiple: ' BCE' }],
};

/** Pages, posts, talks and papers always stand in something greater, named or not: their titles are in quotation marks. */
const partsOfSites = ['webpage', 'post', 'post-weblog', 'speech', 'paper-conference', 'chapter'];

const issues = { test: 'type' as const, values: ['periodical'] };

const quotedParts: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const [branch, ...others] = node.branches;
  const [condition] = branch?.conditions ?? [];
  if (!branch || condition?.test !== 'variable' || condition.values[0] !== 'container-title') return node;
  const parts = { test: 'type' as const, values: partsOfSites };
  const issue = { match: 'any' as const, conditions: [issues], children: [titleOfIssue] };
  return {
    ...node,
    branches: [issue, { ...branch, match: 'any', conditions: [condition, parts] }, ...others],
  };
};

/** An issue of a journal that has a title of its own is a work, whose title is in italics. */
const titleOfIssue: StyleNode = {
  kind: 'variable',
  variable: 'title',
  marks: ['italic'],
  textCase: 'title',
};

/** The volume of a book by its author alone, which the style forgets: it opens its element, so that it has a capital. */
const volumeOfBook: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const plain = node.branches.at(-1)?.children ?? [];
  const branches = node.branches.map((branch) => {
    const [inner] = branch.children;
    if (inner?.kind !== 'choose' || inner.branches.at(-1)?.conditions.length === 0) return branch;
    const otherwise = { match: 'all' as const, conditions: [], children: plain };
    return { ...branch, children: [{ ...inner, branches: [...inner.branches, otherwise] }] };
  });
  return plain.length > 0 && node.branches.at(-1)?.conditions.length === 0 ? { ...node, branches } : node;
};

const isSpeech = (node: StyleNode): boolean =>
  node.kind === 'choose' &&
  Boolean(node.branches[0]?.conditions.some(({ values }) => values.includes('speech')));

/** An edition has a capital where it follows the title, and none after a comma: in a container, and after other contributors. */
const editionInContainer: Rewrite = (node) => {
  if (node.kind !== 'variable' || node.variable !== 'edition' || !node.textCase) return node;
  const { textCase: _, ...plain } = node;
  const afterHelpers = choose([{ test: 'variable', values: ['editor', 'translator'] }], [plain], [node]);
  const byAuthor = choose([{ test: 'variable', values: ['author'] }], [afterHelpers], [node]);
  return choose([{ test: 'variable', values: ['container-title'] }], [plain], [byAuthor]);
};

/** A talk names its event, or else who arranged it, day and place, and at the end its kind. */
const event: StyleNode = choose(
  [{ test: 'type', values: ['speech'] }],
  [
    {
      kind: 'group',
      delimiter: ', ',
      children: [
        { kind: 'variable', variable: 'event' },
        choose([{ test: 'variable', values: ['event'] }], [], [{ kind: 'variable', variable: 'publisher' }]),
        { kind: 'date', variable: 'issued', form: 'text', parts: [] },
        { kind: 'variable', variable: 'event-place' },
      ],
    },
  ],
);
const kindOfTalk: StyleNode = choose(
  [{ test: 'type', values: ['speech'] }],
  [{ kind: 'variable', variable: 'genre', textCase: 'capitalize-first' }],
);

/** How many volumes there are of a work that is cited as a whole: "6 vols." at the end. */
const volumes: StyleNode = choose(
  [{ test: 'type', values: ['book'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        { kind: 'variable', variable: 'number-of-volumes' },
        { kind: 'label', variable: 'number-of-volumes', form: 'short', plural: 'contextual' },
      ],
    },
  ],
);

const quotedTitle: StyleNode = { kind: 'variable', variable: 'title', quotes: true, textCase: 'title' };
const kind: StyleNode = { kind: 'variable', variable: 'genre' };

/** "Review of _Rivers of Power_, by Laurence C. Smith": 5.31. */
const review = reviewOf('Review of', quotedTitle, { options: { and: 'text', initialize: false } }, '. ');

/** An interview says who asked after its title; a part that is called by its kind alone ("Foreword") has no other title. */
const titleAndKind = (title: readonly StyleNode[]): StyleNode[] => [
  choose(
    [{ test: 'type', values: ['interview'] }],
    [{ kind: 'group', delimiter: '. ', children: [quotedTitle, kind] }],
    [
      choose(
        [{ test: 'variable', values: ['title'] }],
        [...title],
        [choose([{ test: 'type', values: ['chapter'] }], [kind])],
      ),
    ],
  ),
];

/** MLA Handbook, 9th ed., ch. 5: titles of parts, volumes, talks; appendix 1: abbreviations. */
export function mendMla(style: StyleTree): StyleTree {
  const mended = rewriteMacros(style, {
    title: quotedParts,
    'title-short': quotedParts,
    number: volumeOfBook,
    author: withoutTranslatorAsAuthor,
    'author-short': withoutTranslatorAsAuthor,
    version: editionInContainer,
    'container2-title': (node) => (isSpeech(node) ? [kindOfTalk, volumes] : node),
  });
  const { publisher = [], title = [] } = mended.macros;
  return {
    ...mended,
    macros: {
      ...mended.macros,
      title: withReviews(review)(titleAndKind(title)),
      publisher: [choose([{ test: 'type', values: ['speech'] }], [event], publisher)],
    },
    locales: [...mended.locales, { tree: 'locale', terms, dates: {} }],
  };
}
