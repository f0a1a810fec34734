import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { printAnnotation } from './annotation.ts';
import type { Printed } from './in-text-forms.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';

/** An entry as it stands in a list. */
export interface ListedEntry extends Pick<Printed, 'html' | 'text'> {
  /** Its paragraphs, where it is more than one that hangs: of a style that places parts of it, or with an annotation. */
  paragraphs?: readonly Paragraph[];
}

/** Whether a list in a style prints annotations: where it is to (`asked`), and in styles that are made for it. @throws StyleError */
const printsAnnotations = (style: string, asked: boolean | undefined): boolean =>
  asked === true || styleOf(style).annotations.always === true;

/** An entry with the annotation of its item (`annote`), if the list of a style is annotated. The entry is the same without. @throws StyleError */
export function listEntry(
  { html, text, blocks }: Printed,
  { annote }: Pick<Item, 'annote'>,
  style: string,
  asked: boolean | undefined,
): ListedEntry {
  const annotation = printsAnnotations(style, asked) ? printAnnotation(annote) : [];
  if (!blocks && annotation.length === 0) return { html, text };
  const entry = blocks ? { html, text, blocks } : { html, text };
  return { html, text, paragraphs: paragraphsOf(entry, annotation, styleOf(style).annotations.indent) };
}
