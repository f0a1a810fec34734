import type { StyleId } from '@citewright/contract';

/** The short name of each style. (The contract's labels would bring its schemas into every page.) */
export const styleNames = {
  apa: 'APA',
  mla: 'MLA',
  chicago: 'Chicago',
  harvard: 'Harvard',
  ieee: 'IEEE',
} as const satisfies Record<StyleId, string>;

/** The full name of each style. */
export const styleTitles = {
  apa: 'APA 7th Edition',
  mla: 'MLA 9th Edition',
  chicago: 'Chicago 17th Edition',
  harvard: 'Harvard (Style)',
  ieee: 'IEEE (Format)',
} as const satisfies Record<StyleId, string>;

/** The page of each style's generator. */
export const stylePaths = {
  apa: '/apa-citation-generator',
  mla: '/mla-citation-generator',
  chicago: '/chicago-citation-generator',
  harvard: '/harvard-citation-generator',
  ieee: '/ieee-citation-generator',
} as const satisfies Record<StyleId, string>;

/** The five styles in the order in which they are offered. */
export const styleIds: readonly StyleId[] = ['apa', 'mla', 'chicago', 'harvard', 'ieee'];
