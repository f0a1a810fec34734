import { corpora, hasCorpora } from '../corpora.ts';
import { informing } from '../report.ts';
import type { Group, Suite } from '../suite.ts';

/** A suite that needs the recorded corpora; without them it says so. */
const withCorpora =
  (name: string, suite: Suite): Suite =>
  (options) =>
    hasCorpora() ? suite(options) : [informing(name, `${corpora} is absent`)];

const suites: Record<string, () => Promise<Suite>> = {
  identifiers: async () => (await import('./identifiers/run.ts')).identifiers,
  upstream: async () => (await import('./upstream/run.ts')).upstream,
  pages: async () => (await import('./pages/run.ts')).pages,
  'pages-by-kind': async () => (await import('./pages/run.ts')).pagesByKind,
  'in-text': async () => (await import('./in-text/run.ts')).inText,
  titles: async () => (await import('./titles/run.ts')).titles,
  catalogue: async () => (await import('./catalogue/run.ts')).catalogue,
  capitals: async () => (await import('./capitals/run.ts')).capitals,
  casing: async () => (await import('./casing/run.ts')).casing,
  examples: async () => (await import('./examples/run.ts')).examples,
  references: async () => (await import('./references/run.ts')).references,
  reports: async () => (await import('./reports/run.ts')).reports,
  'verify-pages': async () => (await import('./verify-pages/run.ts')).verifyPages,
  'verify-catalogue': async () => (await import('./verify-catalogue/run.ts')).verifyCatalogue,
  conservation: async () => (await import('./conservation/run.ts')).conservation,
  interchange: async () => (await import('./interchange/run.ts')).interchange,
  lies: async () => (await import('./lies/run.ts')).lies,
  verify: async () => (await import('./verify/run.ts')).verify,
  pdf: async () => (await import('./pdf/run.ts')).pdf,
  papers: async () => (await import('./papers/run.ts')).papers,
  'papers-grounds': async () => (await import('./papers/grounds.ts')).papersGrounds,
  'papers-styled': async () => (await import('./papers-styled/run.ts')).papersStyled,
  'papers-source': async () => (await import('./papers-source/run.ts')).papersSource,
  'papers-office': async () => (await import('./papers-office/run.ts')).papersOffice,
  extension: async () => (await import('./extension/run.ts')).extension,
  'find-style': async () => (await import('./find-style/run.ts')).findStyle,
  'style-names': async () => (await import('./styles/run.ts')).styleNames,
};

/**
 * What comes out right on recorded data: identifiers, upstream answers, pages, citations, capitals,
 * published examples, lists of references, files.
 */
export const accuracy: Group = {
  suites: {
    ...Object.fromEntries(
      Object.entries(suites).map(([name, open]) => [name, async () => withCorpora(name, await open())]),
    ),
    annotations: async () => (await import('./annotations/run.ts')).annotations,
    'annotations-office': async () => (await import('./annotations/office.ts')).annotationsOnPaper,
    guides: async () => (await import('./guides/run.ts')).guideExamples,
    'papers-held': async () => (await import('./papers-held/run.ts')).papersHeld,
  },
  // They need the built extension and a browser, or LibreOffice and a validator of 45 MB, and some minutes each; documents held back are
  // scored once. `find-style` takes a minute and a half, and misses its bars (docs/accuracy.md).
  byHand: ['extension', 'find-style', 'annotations-office', 'papers-office', 'papers-held'],
};
