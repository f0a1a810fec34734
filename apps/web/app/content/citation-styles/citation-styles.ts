import type { CitationStyle } from './citation-style.ts';
import { humanities } from './humanities.ts';
import { law } from './law.ts';
import { medicine } from './medicine.ts';
import { publishers } from './publishers.ts';
import { sciences } from './sciences.ts';
import { standards } from './standards.ts';

/** The popular styles that have a page, by field. Only for the build: the pages are prerendered. */
export const styleGroups: readonly { title: string; styles: readonly CitationStyle[] }[] = [
  { title: 'Humanities and social sciences', styles: humanities },
  { title: 'Medicine and life sciences', styles: medicine },
  { title: 'Sciences and engineering', styles: sciences },
  { title: 'Law', styles: law },
  { title: 'Publishers', styles: publishers },
  { title: 'Standards of countries', styles: standards },
];

export const citationStyles: readonly CitationStyle[] = styleGroups.flatMap(({ styles }) => styles);
