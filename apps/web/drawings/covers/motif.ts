import type { Typesetter } from '../typesetter.ts';

/** The size of a cover, in units. */
export const coverSize = { width: 800, height: 450 } as const;

/** What a motif draws with. */
export interface CoverParts {
  /** The words on the cover. */
  words: string;
  /** The article's title and first sentences: the text on drawn pages. */
  title: string;
  text: string;
  /** The colour of the ground. */
  ground: string;
  pen: Typesetter;
}

/** Draws a cover, without its ground. */
export type Motif = (parts: CoverParts) => string;
