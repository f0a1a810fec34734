import type { DeveloperPart } from './part.ts';

interface PublishedPackage {
  name: string;
  /** What it does in a few words. */
  does: string;
  description: string;
  /** Whether it runs in browsers, too. */
  inBrowsers: 'yes' | 'partly' | 'no';
  /** What the example's imports add to a bundle: tree-shaken, minified, brotli, in KiB. `npm run packages` measures and compares it. */
  size: number;
  /** An example of its README, where a test runs it. */
  example: string;
}

/** In the order in which they are shown. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    name: '@citewright/formatting',
    does: 'Makes references',
    description:
      'An item and a style in, a reference out: with the capitals and rules of the manuals, forms for the text, and whole lists.',
    inBrowsers: 'yes',
    size: 117,
    example: `import { formatReference } from '@citewright/formatting';

const item = {
  id: 'lecun2015',
  type: 'article-journal',
  title: 'Deep Learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
    { family: 'Hinton', given: 'Geoffrey' },
  ],
  'container-title': 'Nature',
  volume: '521',
  page: '436-444',
  issued: { 'date-parts': [[2015, 5, 28]] },
  DOI: '10.1038/nature14539',
};

formatReference(item, 'apa').inText; // = (LeCun et al., 2015)
formatReference(item, 'nature').text; // = 1. LeCun, Y., Bengio, Y. & Hinton, G. Deep Learning. Nature 521, 436–444 (2015).`,
  },
  {
    name: '@citewright/csl',
    does: 'Processes CSL',
    description:
      'A CSL 1.0.2 processor without dependencies, which passes 837 of the 845 cases of the official suite.',
    inBrowsers: 'yes',
    size: 30,
    example: `import { readFileSync } from 'node:fs';
import { compileStyle } from '@citewright/csl';

const read = (file: string) => readFileSync(file, 'utf8');
const [apaXml, enUsXml] = [read('apa.csl'), read('locales-en-US.xml')];
const style = compileStyle(apaXml, [enUsXml]); // once

const rivers = { id: 'rivers', type: 'book', title: 'Rivers', author: [{ family: 'Okafor', given: 'Ada' }] };
style.bibliography([rivers])[0].text; // = Okafor, A. (n.d.). Rivers.`,
  },
  {
    name: '@citewright/styles',
    does: 'Holds ten thousand styles',
    description:
      'The registry of styles: five that we tend ourselves, more than ten thousand names of the CSL repository, and their search. Browsers get the styles that your server sends them.',
    inBrowsers: 'partly',
    size: 35,
    example: `import { findStyles, loadStyle } from '@citewright/styles';

const [found] = await findStyles('vancouver');
found.id; // = nlm-citation-sequence
const csl = await loadStyle(found.id);
csl.includes('<title>NLM/Vancouver'); // = true`,
  },
  {
    name: '@citewright/identifiers',
    does: 'Recognises what was pasted',
    description:
      'Tells what a pasted text is (DOI, ISBN, address, in-text citation, title) and gives its canonical form.',
    inBrowsers: 'yes',
    size: 12,
    example: `import { detect } from '@citewright/identifiers';

detect('https://doi.org/10.1038/NATURE14539'); // = {"kind":"doi","value":"10.1038/nature14539"}
detect('0-306-40615-2'); // = {"kind":"isbn","value":"9780306406157"}
detect('arXiv:1706.03762').value; // = 10.48550/arxiv.1706.03762
detect('(Okafor & Lindqvist, 2019)').kind; // = intext`,
  },
  {
    name: '@citewright/references',
    does: 'Reads reference lists',
    description: 'Cuts a reference list into its entries and reads the fields of each, in any style.',
    inBrowsers: 'yes',
    size: 315,
    example: `import { parseReference } from '@citewright/references';

const { item } = parseReference('Okafor, A. (2019). Rivers. Journal of Water, 12(3), 45–67.');
item.title; // = Rivers
item['container-title']; // = Journal of Water
item.page; // = 45-67`,
  },
  {
    name: '@citewright/interchange',
    does: 'Reads and writes files',
    description:
      'Reads fifteen formats of reference files, and writes BibTeX, RIS, CSL-JSON, Hayagriva, Word, OpenDocument, RTF and HTML.',
    inBrowsers: 'yes',
    size: 100,
    example: `import { readRecords, writeRecords } from '@citewright/interchange';

const ris = 'TY  - BOOK\\nAU  - Okafor, Ada\\nTI  - Rivers\\nPY  - 2019\\nER  - \\n';
const items = [...readRecords(ris)].flatMap(({ item }) => item ?? []);
const bibtex = [...writeRecords('bibtex', items)].join('');
bibtex.includes('author = {Okafor, Ada}'); // = true`,
  },
  {
    name: '@citewright/resolver',
    does: 'Finds the record of a work',
    description:
      'Finds the record of an identifier, a page, a citation or a title in registers and libraries, with evidence for each field.',
    inBrowsers: 'no',
    size: 677,
    example: `import { createHttp, createMemoryCache, createResolver } from '@citewright/resolver';

const resolver = createResolver({
  http: createHttp({ userAgent: 'my-tool/1.0 (mailto:me@example.org)' }),
  cache: createMemoryCache(),
});
const { item, verification } = await resolver.resolve({ kind: 'doi', value: '10.1038/nature14539' });
item.title; // = Deep learning
verification; // = registry`,
  },
];

/** The packages that other programs use. */
export const packagesPart: DeveloperPart = {
  id: 'packages',
  title: 'Packages',
  blocks: [
    {
      kind: 'text',
      text: 'The engine is made of small packages in TypeScript, each named `@citewright/` and a word: ES modules with declarations, without side effects, under the MIT licence (the styles of the CSL project: CC BY-SA). Items are CSL-JSON everywhere, so that each can be used without the others. What runs in Node (22.22 and later) runs in Deno and Bun, too.',
    },
    {
      kind: 'table',
      label: 'Packages',
      head: ['Package', 'What it does', 'Browsers', 'Size'],
      rows: publishedPackages.map(({ name, does, inBrowsers, size }) => [
        `\`${name.replace('@citewright/', '')}\``,
        does,
        inBrowsers,
        `${size}\u00a0KiB`,
      ]),
    },
    {
      kind: 'text',
      text: 'Size is what the imports of the example below add to a bundle with everything that they need: without unused code, in the shortest form, compressed by `brotli`. In a clone of the repository, `npm run packages -- folder` writes the tarballs to install; the same program runs these examples against them.',
    },
    ...publishedPackages.flatMap(({ name, description, example }): DeveloperPart['blocks'] => [
      { kind: 'heading', text: `\`${name}\`` },
      { kind: 'text', text: description },
      { kind: 'code', label: 'Example', code: example },
    ]),
  ],
};
