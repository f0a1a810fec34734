import type { Block, Cite, Item } from '@citewright/csl';
import { addStyle, hasStyle, type PortableStyle, type Style, styleOf } from '@citewright/styles';
import { applyCapitals } from './capitals.ts';
import { lacksBook, withoutEmptyBook } from './empty-book.ts';
import { firstForm, formsOrEntry, type InTextForms, inTextForms, type Printed } from './in-text-forms.ts';
import { applyManualRules } from './manual-rules.ts';
import { withShortTitles } from './short-title.ts';
import { joinHandles, oneArticle, tidy, withoutSchemes } from './tidy.ts';
import { tidyItem } from './tidy-item.ts';

/** One item in one style. HTML holds only i, b, sub, sup, span.small-caps and a[http]; texts are one line. */
export interface Reference {
  /** The bibliography entry. */
  html: string;
  text: string;
  /** The entry in parts, where the style places some of them. */
  blocks?: readonly Block[];
  /** The citation in the text: "(LeCun et al., 2015)", "[1]"; in note styles the full note. */
  inTextHtml: string;
  inText: string;
  /** Every form of that citation. */
  inTextForms: InTextForms;
}

/**
 * Loads what a browser needs for a style besides the engine; elsewhere all is at hand. To be awaited before references are formatted in it.
 * `fetchStyle` gets a style that browsers do not have from the server.
 * @throws StyleError for an id that no style has; the error of `fetchStyle`, or of the import, if it fails.
 */
export async function loadStyle(
  style: string,
  fetchStyle?: (id: string) => Promise<PortableStyle>,
): Promise<void> {
  if (fetchStyle && !hasStyle(style)) await addStyle(style, await fetchStyle(style));
  await styleOf(style).load();
}

/** The place in the work that a citation points to; `label` is a CSL locator term (`page`, `chapter`, ...). */
export interface CitedPlace {
  label: string;
  value: string;
}

/** An item as CSL formats it: tidied, after the rules of the manual and its capitals. Its annotation is no part of the entry. */
export function prepareItem({ annote: _, ...item }: Item, style: Style): Item {
  return applyCapitals(applyManualRules(tidyItem(item as Item), style), style);
}

/** Items as CSL formats them together: each prepared, with short titles. */
export function prepareItems(items: readonly Item[], style: Style): readonly Item[] {
  return withShortTitles(
    items.map((item) => prepareItem(item, style)),
    style,
  );
}

/** A bibliography entry of a style with only the HTML that the API promises. */
export function toEntry(printed: Printed, { about }: Style, item: Item): Printed {
  const isEmptyBook = lacksBook(item);
  const tidied = (part: Pick<Printed, 'html' | 'text'>): Pick<Printed, 'html' | 'text'> => {
    const { html, text } = isEmptyBook ? withoutEmptyBook(part) : part;
    const entry = { html: joinHandles(tidy(html)), text: oneArticle(joinHandles(text.trimEnd())) };
    if (!about.plainAddresses) return entry;
    return { html: withoutSchemes(entry.html), text: withoutSchemes(entry.text) };
  };
  const entry = tidied(printed);
  if (!printed.blocks) return entry;
  // Where nothing of the whole is untidy, nothing of a part is.
  const isTidy = entry.html === printed.html && entry.text === printed.text;
  const blocks = isTidy ? printed.blocks : printed.blocks.map((block) => ({ ...block, ...tidied(block) }));
  return { ...entry, blocks };
}

/** An entry and the citation of the same work as one reference. A work that its citation does not name is cited by its entry. */
export function toReference(entry: Printed, forms: InTextForms): Reference {
  const named = formsOrEntry(forms, entry);
  const { html, text } = firstForm(named);
  return { ...entry, inTextHtml: html, inText: text, inTextForms: named };
}

/** What a list prints: the entry, or the citation where a style has no bibliography or leaves works like this to the notes. */
export const entryOrCitation = (entry: Printed | undefined, cited: () => Printed): Printed =>
  entry?.text.trim() ? entry : cited();

/** A cite of an item that names `place`. */
export function citeOf(id: Item['id'], place: CitedPlace | undefined): Cite {
  return { id, locator: place?.value, label: place?.label };
}

/**
 * Formats an item on its own as bibliography entry and citation, with `place` as locator. In a style without a bibliography the entry
 * is the full note.
 * @throws StyleError for an id that no style has.
 * Fields may hold CSL's rich text (`<i>`, `<b>`, `<sub>`, `<sup>`, small caps); everything else in them is plain text.
 */
export function formatReference(item: Item, style: string, place?: CitedPlace): Reference {
  const registered = styleOf(style);
  const { csl } = registered;
  const items = prepareItems([item], registered);
  const [entry] = csl.bibliography(items);
  const formsAt = (cited?: CitedPlace) =>
    inTextForms(csl.class, cited !== undefined, (form) =>
      csl.citation([citeOf(item.id, cited)], { items, ...form }),
    );
  const listed = entryOrCitation(entry, () => firstForm(formsAt()));
  return toReference(toEntry(listed, registered, item), formsAt(place));
}
