import type { Cover, PublishedArticle } from '@citewright/contract';
import { cloth } from '../colours.ts';
import type { Faces } from '../faces.ts';
import { drawing, shape } from '../svg.ts';
import { createTypesetter } from '../typesetter.ts';
import { annotatedReference } from './annotated-reference.ts';
import { bookIndex } from './book-index.ts';
import { bracketedNumber } from './bracketed-number.ts';
import { catalogueCard } from './catalogue-card.ts';
import { corrections } from './corrections.ts';
import { footnote } from './footnote.ts';
import { hangingIndent } from './hanging-indent.ts';
import { coverSize, type Motif } from './motif.ts';
import { titlePage } from './title-page.ts';

const motifs = {
  'hanging-indent': hangingIndent,
  'annotated-reference': annotatedReference,
  'catalogue-card': catalogueCard,
  index: bookIndex,
  footnote,
  'bracketed-number': bracketedNumber,
  corrections,
  'title-page': titlePage,
} as const satisfies Record<Cover['motif'], Motif>;

/** The fields of an article that its cover depends on. */
export type CoveredArticle = Pick<PublishedArticle, 'title' | 'excerpt' | 'category' | 'cover'>;

/** Draws an article's cover as SVG: its motif on the colour of its category, all text as outlines. */
export function drawCover({ title, excerpt, category, cover }: CoveredArticle, faces: Faces): string {
  const pen = createTypesetter(faces);
  const ground = cloth[category];
  const picture = motifs[cover.motif]({ words: cover.words, title, text: excerpt, ground, pen });
  const { width, height } = coverSize;
  return drawing(width, height, pen.definitions(), shape('rect', { width, height, fill: ground }), picture);
}
