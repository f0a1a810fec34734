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

/** English as in CSL-JSON, and as in other records: `en_US`, `eng`, `Engl.`, `Englisch`. */
const ENGLISH = /^en(?:g|(?![a-z]))/i;

/** Whether title case applies: the item, or else the style, is English (CSL 1.0.2, Non-English Items). */
function isEnglish(context: Context, scope: StyleScope): boolean {
  const language = context.reference.language ?? scope.tree.defaultLocale ?? 'en';
  return ENGLISH.test(language);
}

/** The styling of elements without formatting, as most are. */
export const unchanged = (node: Node): Node => node;

const stripPeriods = (node: Node): Node => mapText(node, (text) => text.replaceAll('.', ''));

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
        english: ofStyle || isEnglish(context, scope),
        language: ofStyle ? undefined : context.reference.language,
        titleCase: scope.conventions.titleCase,
      });
    }
    if (strip) styled = stripPeriods(styled);
    return decorated ? decorate(styled) : styled;
  };
}
