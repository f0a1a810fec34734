import { placeOf } from './place.ts';

function setOf(words: string): ReadonlySet<string> {
  const variables = new Set(words.split(' '));
  variables.forEach(placeOf);
  return variables;
}

/** The variables of CSL 1.0.2, appendix IV, by kind; what is none of these is text, and known where a style names it. */
const NAMES = setOf(
  'author chair collection-editor compiler composer container-author contributor curator director ' +
    'editor editor-translator editorial-director executive-producer guest host illustrator interviewer ' +
    'narrator organizer original-author performer producer recipient reviewed-author script-writer ' +
    'series-creator translator',
);
const DATES = setOf('accessed available-date event-date issued original-date submitted');
const NUMBERS = setOf(
  'chapter-number collection-number edition issue number number-of-pages number-of-volumes page ' +
    'page-first part-number printing-number section supplement-number version volume',
);
/** The texts that most items have. */
const TEXTS = setOf('type title container-title publisher publisher-place genre language DOI ISBN ISSN URL');

export const isNameVariable = (variable: string): boolean => NAMES.has(variable);
export const isDateVariable = (variable: string): boolean => DATES.has(variable);
/** Number variables of items; `locator` and `citation-number` belong to cites. */
export const isNumberVariable = (variable: string): boolean => NUMBERS.has(variable);
/** Texts that an item is told of when they are none, whatever styles were compiled before; numbers among them. */
export const isTextVariable = (variable: string): boolean => TEXTS.has(variable) || NUMBERS.has(variable);
