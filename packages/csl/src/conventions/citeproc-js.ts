import { leaf } from '../output/node.ts';
import { parseMarkup } from '../text/markup.ts';
import { date } from './citeproc-js/date.ts';
import { marked } from './citeproc-js/edition.ts';
import { field } from './citeproc-js/field.ts';
import { initializer } from './citeproc-js/initials.ts';
import { namesakes } from './citeproc-js/namesakes.ts';
import { number } from './citeproc-js/number.ts';
import { people, settledPeople } from './citeproc-js/people.ts';
import { settle } from './citeproc-js/settle.ts';
import { titleCase } from './citeproc-js/title-case.ts';
import type { Conventions } from './conventions.ts';

/**
 * What citeproc-js was seen to decide where we decide otherwise: for who moves from it and needs the bibliographies of
 * yesterday, and to prove that nothing else tells the two apart. Found out by running citeproc-js 2.4.63. Each may be taken by
 * itself: what only `settle` can finish is begun where it is there.
 */
export const CITEPROC_JS: Required<Conventions> = {
  delimiterRule: (rule, people, at) => {
    const own = rule === 'after-inverted-name' && at === 1;
    return people[at]?.literal === '' || own ? rule : 'contextual';
  },
  initializer,
  people(names, language) {
    return (this.settle === settle ? settledPeople : people)(names, language);
  },
  namesakes,
  titleCase,
  field,
  date,
  number(typed, variable, rangeFormat) {
    const value = number(typed, variable, rangeFormat);
    return this.settle === settle && !variable.startsWith('page') ? marked(value, typed) : value;
  },
  settle,
  value: (text) => (/^[.,]/.test(text) ? { ...leaf(text), markup: 'apart' } : parseMarkup(text)),
};
