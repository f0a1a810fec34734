import { branch, mapText, type Node, withFormatting } from '../output/node.ts';
import type { Styling } from '../style/tree.ts';
import { changeCase } from '../text/case.ts';
import type { Context, StyleScope } from './context.ts';

/** Whether a node can take marks and affixes itself, without a branch around it. */
function isBare(node: Node): boolean {
  return (
    node.prefix === '' && node.suffix === '' && !node.marks && !node.quotes && !node.markup && !node.display
  );
}

/** Whether title case applies: the item, or else the style, is English (CSL 1.0.2, Non-English Items). */
function isEnglish(context: Context, scope: StyleScope): boolean {
  return scope.conventions.english(context.reference, scope.tree.defaultLocale ?? 'en');
}

/** The styling of elements without formatting, as most are. */
export const unchanged = (node: Node): Node => node;

/** A period that ends an abbreviation or a number of an item, not one inside a word ("Example.org"). */
const PERIOD = /\.(?!\p{Ll})/gu;
const stripPeriods = (node: Node, ofStyle: boolean): Node =>
  mapText(node, (text) => (text.includes('.') ? text.replace(ofStyle ? /\./g : PERIOD, '') : text));

/**
 * Compiles text case, strip-periods, marks, quotes, affixes and display of an element. `ofStyle`: the text is a term of the
 * style, not in the language of the item.
 */
export function compileStyling(
  styling: Styling,
  scope: StyleScope,
  ofStyle = false,
): (node: Node, context: Context) => Node {
  const { marks, prefix = '', suffix = '', textCase, display, quotes = false, stripPeriods: strip } = styling;
  const formatting = { marks, prefix, suffix, quotes, display };
  const decorated = marks || prefix !== '' || suffix !== '' || display || quotes;
  if (!decorated && !textCase && !strip) return unchanged;
  const decorate = (node: Node): Node => {
    return withFormatting(isBare(node) ? node : branch([node], '', node.role), formatting);
  };
  if (!textCase && !strip) return decorate;
  return (node, context) => {
    let styled = node;
    if (textCase) {
      styled = changeCase(styled, textCase, {
        effort: context.reference.effort,
        english: ofStyle || isEnglish(context, scope),
        language: (ofStyle ? undefined : context.reference.language) ?? scope.locale.lang,
        titleCase: scope.conventions.titleCase,
      });
    }
    if (strip) styled = stripPeriods(styled, ofStyle);
    return decorated ? decorate(styled) : styled;
  };
}
