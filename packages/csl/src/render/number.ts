import { leaf, type Node } from '../output/node.ts';
import { fieldNode } from '../reference/field-node.ts';
import type { NumberNode, TermForm } from '../style/tree.ts';
import type { NumberChunk, NumberValue } from '../text/number.ts';
import { toLongOrdinal, toOrdinal } from '../text/ordinal.ts';
import { formatRangeEnd } from '../text/page-range.ts';
import { toRoman } from '../text/roman.ts';
import { isUsed, type Render, type StyleScope } from './context.ts';
import { isNumericOf, numberTextOf } from './number-text.ts';
import { sortableNumber } from './sortable.ts';
import { compileStyling } from './styling.ts';

type Form = NonNullable<NumberNode['form']>;
const MARKED_NUMBER = /^\d+</;
const INTEGER = /^(?:0|[1-9]\d*)$/;

function numberInForm(
  text: string,
  form: Form | undefined,
  gender: string | undefined,
  scope: StyleScope,
): string {
  if (!form || form === 'numeric' || !INTEGER.test(text)) return text;
  const number = Number(text);
  if (form === 'roman') return toRoman(number);
  return form === 'ordinal'
    ? toOrdinal(number, scope.locale, gender)
    : toLongOrdinal(number, scope.locale, gender);
}

/** The dash of a range: the locale's, for all numbers, so that "3-4, 101-109" has one kind; other locators have an en dash. */
function rangeDash(variable: string, scope: StyleScope): string {
  return (variable === 'other-locator' ? undefined : scope.locale.term('page-range-delimiter')) ?? '–';
}

/** The separator before a chunk. "&" becomes the symbol of the locale. */
function printedSeparator(chunk: NumberChunk, dash: string, scope: StyleScope): string {
  if (chunk.range) return dash;
  if (chunk.separator !== ' & ') return chunk.separator;
  return ` ${scope.locale.term('and', 'symbol') ?? '&'} `;
}

/** A label that is part of the value, as the locale abbreviates it. */
function typedLabel(chunk: NumberChunk, value: NumberValue, at: number, scope: StyleScope): string {
  if (!chunk.label) return '';
  const plural = value.chunks[at + 1]?.range ?? false;
  const form: TermForm = 'short';
  return `${scope.locale.term(chunk.label, form, plural) ?? chunk.typed} `;
}

/** Prints the numbers of a value. `own` is the label that the style prints itself, which is not repeated. */
export function printNumbers(
  value: NumberValue,
  variable: string,
  form: Form | undefined,
  own: string | undefined,
  scope: StyleScope,
): string {
  const [only] = value.chunks;
  if (value.chunks.length === 1 && only && !only.label && !form) return only.text;
  const pages = variable === 'page' || variable === 'locator';
  const format = pages ? scope.tree.pageRangeFormat : undefined;
  const gender = form ? scope.locale.genderOf(variable) : undefined;
  const dash = rangeDash(variable, scope);
  let printed = '';
  let other = false;
  value.chunks.forEach((chunk, at) => {
    const before = value.chunks[at - 1];
    const label = at === 0 && chunk.label === own ? '' : typedLabel(chunk, value, at, scope);
    const text = chunk.range && before ? formatRangeEnd(before.text, chunk.text, format) : chunk.text;
    // The form does not apply after another label in the value (number_OrdinalSpacing).
    other ||= label !== '';
    printed +=
      printedSeparator(chunk, dash, scope) + label + (other ? text : numberInForm(text, form, gender, scope));
  });
  return printed;
}

/** Renders the value of a number variable: as numbers if it is numeric, otherwise as text with markup. */
export function renderNumber(
  text: string,
  variable: string,
  form: Form | undefined,
  scope: StyleScope,
): Node {
  const value = scope.conventions.number(text.trim(), variable, scope.tree.pageRangeFormat);
  if (isNumericOf(value, variable) || value.ranged)
    return leaf(printNumbers(value, variable, form, variable, scope));
  const { field } = scope.conventions;
  return form ? field(text) : fieldNode(variable, text, field);
}

/** `cs:number`. */
export function compileNumber(node: NumberNode, scope: StyleScope): Render {
  const style = compileStyling(node, scope);
  const { variable, form } = node;
  const textOf = numberTextOf(variable);
  return (context) => {
    context.called = true;
    if (isUsed(variable, context)) return undefined;
    const text = textOf(context);
    if (!text) return undefined;
    context.filled = true;
    context.substituting?.push(variable);
    const { effort } = context.reference;
    effort.spend('numberCharacter', text.length);
    if (context.sorting) return leaf(sortableNumber(text));
    // Markup is not parsed in a field that starts with a number (flipflop_NumericField).
    const output = MARKED_NUMBER.test(text) ? leaf(text) : renderNumber(text, variable, form, scope);
    effort.spend('character', output.text.length);
    return style(output, context);
  };
}
