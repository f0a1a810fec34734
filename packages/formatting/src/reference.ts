import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { applyCapitals } from './capitals.ts';
import { applyManualRules } from './manual-rules.ts';
import { styleOf } from './styles.ts';

/** One item in one style. HTML holds only i, b, sub, sup, span.small-caps and a[http]; texts are one line. */
export interface Reference {
  /** The bibliography entry. */
  html: string;
  text: string;
  /** The citation as it stands in the text: "(LeCun et al., 2015)", "[1]"; for Chicago the full note. */
  inTextHtml: string;
  inText: string;
}

/** The place in the work that a citation points to; `label` is a CSL locator term (`page`, `chapter`, ...). */
export interface CitedPlace {
  label: string;
  value: string;
}

/** The item as `style` wants it before CSL formats it: its manual's rules, then its capitals. */
export function prepareItem(item: Item, style: StyleId): Item {
  return applyCapitals(applyManualRules(item, style), style);
}

/** Upright words at an edge of italics leave an empty element behind. */
export function tidy(html: string): string {
  return html.replaceAll('<i></i>', '');
}

/**
 * Formats an item, on its own, as the style's bibliography entry and citation; the citation names `place` in the style's way.
 * Fields may hold CSL's rich text (`<i>`, `<b>`, `<sub>`, `<sup>`, small caps); everything else in them is plain text.
 */
export function formatReference(item: Item, style: StyleId, place?: CitedPlace): Reference {
  const compiled = styleOf(style);
  const prepared = prepareItem(item, style);
  const [entry] = compiled.bibliography([prepared]);
  const citation = compiled.citation([{ item: prepared, locator: place?.value, label: place?.label }]);
  return {
    html: tidy(entry?.html ?? ''),
    text: entry?.text ?? '',
    inTextHtml: tidy(citation.html),
    inText: citation.text,
  };
}
