import type { Cover, PublishedArticle } from '@citewright/contract';
import { cloth } from '../colours.ts';
import type { Faces } from '../faces.ts';
import { drawing, shape } from '../svg.ts';
import { createTypesetter } from '../typesetter.ts';
import { addressLine } from './address-line.ts';
import { annotatedReference } from './annotated-reference.ts';
import { bibtexRecord } from './bibtex-record.ts';
import { bracketedNumber } from './bracketed-number.ts';
import { carbonCopy } from './carbon-copy.ts';
import { catalogueCard } from './catalogue-card.ts';
import { changingPage } from './changing-page.ts';
import { corrections } from './corrections.ts';
import { dialects } from './dialects.ts';
import { fadingAuthors } from './fading-authors.ts';
import { footnote } from './footnote.ts';
import { hangingIndent } from './hanging-indent.ts';
import { journalShelf } from './journal-shelf.ts';
import { lastHour } from './last-hour.ts';
import { coverSize, type Motif } from './motif.ts';
import { nameNumber } from './name-number.ts';
import { nestedQuotation } from './nested-quotation.ts';
import { overlappingSets } from './overlapping-sets.ts';
import { promptWindow } from './prompt-window.ts';
import { quotationMarks } from './quotation-marks.ts';
import { retractionStamp } from './retraction-stamp.ts';
import { sortedNotes } from './sorted-notes.ts';
import { speechBubbles } from './speech-bubbles.ts';
import { synthesisMatrix } from './synthesis-matrix.ts';
import { threePasses } from './three-passes.ts';
import { titlePage } from './title-page.ts';
import { twinWorks } from './twin-works.ts';
import { verbScale } from './verb-scale.ts';
import { versionLine } from './version-line.ts';

const motifs = {
  'hanging-indent': hangingIndent,
  'annotated-reference': annotatedReference,
  'catalogue-card': catalogueCard,
  footnote,
  'bracketed-number': bracketedNumber,
  corrections,
  'title-page': titlePage,
  'synthesis-matrix': synthesisMatrix,
  'verb-scale': verbScale,
  'journal-shelf': journalShelf,
  'nested-quotation': nestedQuotation,
  'prompt-window': promptWindow,
  'changing-page': changingPage,
  'version-line': versionLine,
  'address-line': addressLine,
  'fading-authors': fadingAuthors,
  dialects,
  'three-passes': threePasses,
  'sorted-notes': sortedNotes,
  'name-number': nameNumber,
  'quotation-marks': quotationMarks,
  'bibtex-record': bibtexRecord,
  'twin-works': twinWorks,
  'overlapping-sets': overlappingSets,
  'carbon-copy': carbonCopy,
  'last-hour': lastHour,
  'speech-bubbles': speechBubbles,
  'retraction-stamp': retractionStamp,
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
