import type { StyleTree } from '@citewright/csl';
import {
  choose,
  type Rewrite,
  reviewOf,
  rewriteMacros,
  rewriteNodes,
  type StyleNode,
  withoutTranslatorAsAuthor,
  withReviews,
} from './rewrite.ts';

/** Titles in italics have headline capitals. */
const headlines: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'title' && node.marks?.includes('italic')
    ? { ...node, textCase: 'title' }
    : node;

/** Proceedings are counted by volumes of their series: "Lecture Notes in Computer Science, vol. 1205". */
const volumesOfSeries: Rewrite = (node) => {
  if (node.kind !== 'variable' || node.variable !== 'collection-number') return node;
  const volume: StyleNode = { ...node, prefix: 'vol. ' };
  return choose([{ test: 'type', values: ['paper-conference'] }], [volume], [node]);
};

/** The volume of proceedings that stand in no series. */
const volumeOfProceedings: Rewrite = (node) => {
  if (node.kind !== 'choose' || node.branches[0]?.conditions[0]?.values[0] !== 'collection-title')
    return node;
  const volume: StyleNode = { kind: 'variable', variable: 'volume', prefix: 'vol. ', suffix: '. ' };
  const conditions = [
    { test: 'type' as const, values: ['paper-conference'] },
    { test: 'variable' as const, values: ['volume'] },
  ];
  return { ...node, branches: [...node.branches, { match: 'all', conditions, children: [volume] }] };
};

const stop = (value: string): StyleNode => ({ kind: 'value', value });

/** A DOI follows after a comma, an address after a period: "pp. 1–9, doi: 10.1109/5.771073". */
const beforeAccess = choose([{ test: 'variable', values: ['DOI'] }], [stop(',')], [stop('.')]);

/** Where a book has nothing but its title, the period of that stands already. */
const published = ['collection-title', 'publisher', 'publisher-place', 'issued', 'page'];
const beforeAccessOfBook = choose([{ test: 'variable', values: published }], [beforeAccess]);

/** The comma that the style sets after an article before its address. */
const isCommaBeforeAddress = (node: StyleNode): boolean =>
  node.kind === 'choose' && node.branches[0]?.conditions[0]?.values.join() === 'URL,DOI';

function joinAccess(nodes: readonly StyleNode[]): StyleNode[] {
  return nodes.flatMap((node, at) => {
    if (isCommaBeforeAddress(node)) return beforeAccess;
    if (node.kind === 'choose') {
      const branches = node.branches.map((branch) => ({ ...branch, children: joinAccess(branch.children) }));
      return { ...node, branches };
    }
    const next = nodes[at + 1];
    if (node.kind !== 'group' || node.suffix !== '.' || next?.kind !== 'macro' || next.macro !== 'access')
      return node;
    const { suffix: _, ...group } = node;
    const afterTitle = nodes.slice(0, at).some((before) => before.kind === 'group' && before.suffix === '. ');
    return [group, afterTitle ? beforeAccessOfBook : beforeAccess];
  });
}

/** A film or video ends with a period before its date: "Parasite. (2019)." */
const dateOfFilm: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => {
    if (!branch.conditions.some(({ values }) => values.join() === 'motion_picture')) return branch;
    const children = branch.children.map((child) =>
      child.kind === 'group' && child.delimiter === ', ' ? { ...child, delimiter: '. ' } : child,
    );
    return { ...branch, children };
  });
  return { ...node, branches };
};

/** A journal has headline capitals, also where its record gives it none. */
const headlineOfJournal: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'container-title' && node.form === 'short'
    ? { ...node, textCase: 'title' }
    : node;

/** A patent ends with a period, as everything does. */
const endOfPatent: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => {
    if (!branch.conditions.some(({ values }) => values.join() === 'patent')) return branch;
    const [group, ...access] = branch.children;
    return group ? { ...branch, children: [group, beforeAccess, ...access] } : branch;
  });
  return { ...node, branches };
};

/** What became of a paper that is not out yet is told in plain letters: "to be published". */
const plainStatus: Rewrite = (node) =>
  node.kind === 'variable' && node.variable === 'status' ? { kind: 'variable', variable: 'status' } : node;

/** The book that a chapter stands in is set as books are. */
const bookOfChapter: Rewrite = (node) => {
  if (node.kind !== 'choose') return node;
  const branches = node.branches.map((branch) => {
    const chapter = branch.conditions.some(
      ({ test, values }) => test === 'type' && values.includes('chapter'),
    );
    if (!chapter) return branch;
    const set: Rewrite = (inner) =>
      inner.kind === 'variable' && inner.variable === 'container-title'
        ? { ...inner, textCase: 'title' }
        : inner;
    return { ...branch, children: rewriteNodes(branch.children, set) };
  });
  return { ...node, branches };
};

/** Days have no zero before them: "May 6, 2020". */
const withoutZeros = ({ name, form, ...part }: DatePart): DatePart =>
  name === 'day' && form ? { name, ...part } : { name, ...(form ? { form } : {}), ...part };
type DatePart = NonNullable<StyleTree['locales'][number]['dates']['text']>['parts'][number];

/** "review of _Rivers of Power_, by L. C. Smith" */
const review = reviewOf(
  'review of',
  { kind: 'variable', variable: 'title', quotes: true },
  { options: { and: 'text', initializeWith: '. ' } },
  ', ',
);

/** IEEE Reference Guide: ranges of pages in full, headline capitals of books, volumes of proceedings, DOIs, dates. */
export function mendIeee(style: StyleTree): StyleTree {
  const named = rewriteMacros(style, {
    author: withoutTranslatorAsAuthor,
    title: headlines,
    status: plainStatus,
    collection: (node) => [volumesOfSeries(node)].flat().flatMap(volumeOfProceedings),
  });
  const mended = {
    ...named,
    macros: { ...named.macros, title: withReviews(review)(named.macros.title ?? []) },
  };
  const { bibliography } = mended;
  const locales = mended.locales.map((locale) => {
    const { text } = locale.dates;
    return text
      ? { ...locale, dates: { ...locale.dates, text: { ...text, parts: text.parts.map(withoutZeros) } } }
      : locale;
  });
  const pageRangeFormat = 'expanded';
  if (!bibliography) return { ...mended, pageRangeFormat, locales };
  const { layout } = bibliography;
  return {
    ...mended,
    pageRangeFormat,
    locales,
    bibliography: {
      ...bibliography,
      layout: {
        ...layout,
        children: joinAccess(
          [bookOfChapter, dateOfFilm, headlineOfJournal, endOfPatent].reduce<StyleNode[]>(rewriteNodes, [
            ...layout.children,
          ]),
        ),
      },
    },
  };
}
