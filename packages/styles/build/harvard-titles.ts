import { interviewer, named } from './harvard-contributors.ts';
import { choose, type Rewrite, reviewOf, type StyleNode, withReviews } from './rewrite.ts';

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
  [{ test: 'type', values: ['book', 'chapter', 'paper-conference'] }],
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

/** "[PowerPoint slides]" */
const slides: StyleNode = choose(
  [{ test: 'type', values: ['speech'] }],
  [{ kind: 'variable', variable: 'medium', prefix: '[', suffix: ']' }],
);

const titleOfPart: StyleNode = {
  kind: 'group',
  delimiter: '. ',
  children: [{ kind: 'group', delimiter: ' ', children: [quotedTitle, placeOfPost, slides] }, interviewer],
};

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
export const bareTitle = (title: readonly StyleNode[]): StyleNode[] =>
  title.map((node) => {
    if (node.kind !== 'choose') return node;
    const branches = node.branches.map((branch) => ({
      ...branch,
      children: [branch.conditions.length > 0 ? italicTitle : quotedTitle],
    }));
    return { ...node, branches };
  });

/** The volume of the book that a chapter stands in, after its edition. */
export const volumeOfChapter = (node: StyleNode): StyleNode =>
  node.kind === 'group' && node.delimiter === '. '
    ? {
        ...node,
        children: [
          ...node.children,
          choose([{ test: 'type', values: ['chapter', 'paper-conference'] }], [volumes]),
        ],
      }
    : node;

/** A title as the manual has it, with all that follows it up to the full stop. */
export const titleInItsForm: Rewrite = (node) =>
  [italicTitles(node)].flat().flatMap(titleWithVersion).flatMap(titleInFull);

/** "Review of _Rivers of power_, by L.C. Smith" */
export const titleOrReview = withReviews(reviewOf('Review of', quotedTitle, named, '. '));
