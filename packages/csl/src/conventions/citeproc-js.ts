import { leaf } from '../output/node.ts';
import { parseMarkup } from '../text/markup.ts';
import { date } from './citeproc-js/date.ts';
import { marked } from './citeproc-js/edition.ts';
import { field } from './citeproc-js/field.ts';
import { citeprocInitializer } from './citeproc-js/initials.ts';
import { namesakes } from './citeproc-js/namesakes.ts';
import { number } from './citeproc-js/number.ts';
import { people, settledPeople } from './citeproc-js/people.ts';
import { settle } from './citeproc-js/settle.ts';
import { titleCase } from './citeproc-js/title-case.ts';
import { CONVENTIONS, type Conventions } from './conventions.ts';

/**
 * The decisions of citeproc-js where they differ from ours, for hosts that move from it and need the same output, and to prove
 * that nothing else differs. Found by running citeproc-js 2.4.63. Conventions may be used one by one; `people` and `number` do
 * more together with `settle`, which completes them.
 */
export const CITEPROC_JS: Required<Conventions> = {
  delimiterRule: (rule, people, at) => {
    const own = rule === 'after-inverted-name' && at === 1;
    return people[at]?.literal === '' || own ? rule : 'contextual';
  },
  initializer: citeprocInitializer,
  people(names, language) {
    return (this.settle === settle ? settledPeople : people)(names, language);
  },
  namesakes,
  sortText: (text) => text,
  titleCase,
  field,
  date,
  number(typed, variable, rangeFormat) {
    const value = number(typed, variable, rangeFormat);
    return this.settle === settle && !variable.startsWith('page') ? marked(value, typed) : value;
  },
  settle,
  macro: ({ textCase: _textCase, ...styling }) => styling,
  english: (item, lang) => !item.has('jurisdiction') && CONVENTIONS.english(item, lang),
  groupsNameless: true,
  ordersSuffixes: false,
  keepsQuotes: (open, { outer, inner }) => open !== outer[0] && open !== inner[0],
  value: (text) => (/^[.,]/.test(text) ? { ...leaf(text), markup: 'apart' } : parseMarkup(text)),
};
