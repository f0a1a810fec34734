import type { Typesetter } from '../typesetter.ts';

/** The size of a cover, in units. */
export const coverSize = { width: 800, height: 450 } as const;

/** The inputs of a motif. */
export interface CoverParts {
  /** The text of the cover. */
  words: string;
  /** The article's title and first sentences: text for pages in the drawing. */
  title: string;
  text: string;
  /** The background colour. */
  ground: string;
  pen: Typesetter;
}

/** Draws a cover without its background. */
export type Motif = (parts: CoverParts) => string;
