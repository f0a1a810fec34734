import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Item } from '@citewright/csl';
import { formatReference, listEntry, type Reference } from '@citewright/formatting';
import { knownStyleIds, styleOf } from '@citewright/styles';
import { judged, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';

// Whether every independent style prints an entry with an annotation as it prints it without one, and the annotation as one block behind it.

const packs = join(import.meta.dirname, '../../../packages/styles/catalogue/packs');

/** The ids of the independent styles of the catalogue. */
const catalogueIds = (): string[] =>
  readdirSync(packs)
    .filter((name) => name.startsWith('styles-'))
    .flatMap((name) =>
      Object.keys(JSON.parse(brotliDecompressSync(readFileSync(join(packs, name))).toString())),
    );

const works: readonly Item[] = [
  {
    id: 'article',
    type: 'article-journal',
    title: 'Rivers of the north',
    author: [
      { family: 'Reed', given: 'Ann' },
      { family: 'Berg', given: 'Kai' },
    ],
    'container-title': 'Journal of Water',
    issued: { 'date-parts': [[2021, 4, 2]] },
    volume: '12',
    issue: '3',
    page: '45-67',
    DOI: '10.1000/rivers',
    language: 'de',
  },
  {
    id: 'book',
    type: 'book',
    title: 'Salt',
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
    publisher: 'Fjord Press',
    'publisher-place': 'Oslo',
  },
];

const annote = 'Zyxwvut shows <i>rivers</i>.\nUsed for qponmlk.';
const printed = ['Zyxwvut shows <i>rivers</i>.', 'Used for qponmlk.'];
const ownWords = /zyxwvut|qponmlk/i;

/** The entry and the citations of a reference, without the annotation wherever it may stand. */
const ofReference = ({ html, text, blocks, inTextForms }: Reference) =>
  JSON.stringify([html, text, blocks, inTextForms]);

function faultOf(style: string, item: Item): string | undefined {
  const annotated = { ...item, annote };
  const [bare, reference] = [formatReference(item, style), formatReference(annotated, style)];
  if (ofReference(bare) !== ofReference(reference)) return 'the entry or a citation is another one';
  if (ownWords.test(ofReference(reference))) return 'the annotation stands in the entry';
  const isAlways = styleOf(style).annotations.always === true;
  const unasked = listEntry(reference, annotated, style, false);
  if (!isAlways && ownWords.test(JSON.stringify(unasked))) return 'the annotation is printed unasked';
  const { html, paragraphs = [] } = listEntry(reference, annotated, style, true);
  const plain = listEntry(bare, item, style, true);
  const before = plain.paragraphs ?? [{ html: bare.html, text: bare.text, left: 0.5, first: -0.5 }];
  if (html !== bare.html || JSON.stringify(paragraphs.slice(0, -2)) !== JSON.stringify(before))
    return 'the paragraphs of the entry are others';
  const behind = paragraphs.slice(-2).map((paragraph) => paragraph.html);
  return JSON.stringify(behind) === JSON.stringify(printed) ? undefined : 'the annotation is not behind it';
}

/** All styles, or with `quick` each fortieth. */
export const annotations: Suite = ({ quick }): Report => {
  const ids = [...knownStyleIds, ...catalogueIds()].filter((_, at) => !quick || at % 40 === 0);
  const placed = ids.filter((id) => formatReference(works[0] as Item, id).blocks !== undefined).length;
  const failures = ids.flatMap((id) =>
    works.flatMap((item) => {
      const fault = faultOf(id, item);
      return fault === undefined ? [] : [`${id}, ${item.id}: ${fault}`];
    }),
  );
  return judged(
    'annotations behind unchanged entries',
    `${ids.length} styles, ${works.length} works each; ${placed} place parts of an entry`,
    ids.length > 0 ? failures : ['no styles were found'],
  );
};
