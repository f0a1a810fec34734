import type { Conventions } from '../conventions/conventions.ts';
import type { Person } from '../reference/names.ts';
import type { NameOptions } from '../style/tree.ts';
import { isAscii } from '../text/ascii.ts';
import type { Context, StyleScope } from './context.ts';

/** A term with its own space, such as the Hebrew prefixed "and" (name_HebrewAnd), or in a script without spaces. */
const SPACE_END = /[\s\u2000-\u200a]$/;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A term that is punctuation, such as "; ". */
const PUNCTUATION_START = /^[,;:]/;

function spaceBefore(term: string): string {
  if (PUNCTUATION_START.test(term)) return '';
  if (isAscii(term)) return ' ';
  const own = term.endsWith(' ') ? term.slice(0, -1) : term;
  return SPACE_END.test(own) || UNSPACED.test(own) ? '' : ' ';
}

function andTerm(and: NameOptions['and'], scope: StyleScope): string | undefined {
  if (!and) return undefined;
  const term = and === 'symbol' ? (scope.locale.term('and', 'symbol') ?? '&') : scope.locale.term('and');
  if (!term) return undefined;
  return SPACE_END.test(term) ? term : `${term} `;
}

/** Whether the delimiter precedes the last name or "et al." by a rule of the style. */
function delimits(rule: string, contextual: boolean, previousInverted: boolean): boolean {
  if (rule === 'always') return true;
  if (rule === 'never') return false;
  return rule === 'after-inverted-name' ? previousInverted : contextual;
}

/** The texts between the names of a list (CSL 1.0.2, Name: `and`, `delimiter`, `delimiter-precedes-last`). */
export class NameSeparators {
  readonly between: string;
  readonly #options: NameOptions;
  readonly #and: string | undefined;
  readonly #andInProse: string | undefined;
  readonly #conventions: Conventions;

  constructor(options: NameOptions, scope: StyleScope) {
    this.between = options.delimiter ?? ', ';
    this.#options = options;
    this.#conventions = scope.conventions;
    this.#and = andTerm(options.and, scope);
    this.#andInProse = options.and === 'symbol' ? andTerm('text', scope) : this.#and;
  }

  /** Before the last name, at index `at`. Sort keys have no "and"; in a sentence it is a word. */
  beforeLast(
    people: readonly Person[],
    at: number,
    afterInverted: boolean,
    { sorting, cite }: Context,
  ): string {
    const and = cite.prose ? this.#andInProse : this.#and;
    if (and === undefined || sorting) return this.between;
    const rule = this.#conventions.delimiterRule(
      this.#options.delimiterPrecedesLast ?? 'contextual',
      people,
      at,
    );
    const delimited = delimits(rule, at > 1, afterInverted);
    return (delimited ? this.between : spaceBefore(and)) + and;
  }

  /** Before "et al." after `shown` names. */
  beforeEtAl(etAl: string, shown: number, afterInverted: boolean): string {
    const rule = this.#options.delimiterPrecedesEtAl ?? 'contextual';
    return delimits(rule, shown > 1, afterInverted) ? this.between : spaceBefore(etAl);
  }

  /** Before the last name of a shortened list (`et-al-use-last`). */
  get ellipsis(): string {
    return `${this.between}… `;
  }
}
