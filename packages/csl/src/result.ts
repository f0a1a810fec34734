import type { Display } from './style/tree.ts';

/** A problem with a result, which is rendered nevertheless. */
export interface Warning {
  code: 'nothing-printed' | 'unknown-item' | 'odd-item';
  /** For developers. */
  message: string;
  id: string | number;
}

/** A part of an entry that stands in lines of its own; without `display` the part that the style does not place. */
export interface Block {
  display?: Display;
  html: string;
  text: string;
}

/** Output in both forms. HTML is escaped; its elements depend on the format. */
export interface Rendered {
  html: string;
  text: string;
  /** The same part by part, where the style places some of them (CSL 1.0.2, Display). */
  blocks?: readonly Block[];
  warnings: Warning[];
}
