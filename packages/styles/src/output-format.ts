import { HTML, type OutputFormat } from '@citewright/csl';

/**
 * HTML with only the elements that the API promises: i, b, sub, sup, span.small-caps, a[href^=http]. Upright words inside
 * italics close and reopen the italics; formatting without such an element becomes plain text.
 */
export const outputFormat: OutputFormat = {
  ...HTML,
  marks: {
    ...HTML.marks,
    'normal-style': ['</i>', '<i>'],
    'normal-variant': ['', ''],
    'normal-weight': ['', ''],
    'no-decoration': ['', ''],
    underline: ['', ''],
    baseline: ['', ''],
  },
};
