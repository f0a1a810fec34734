import type { Item } from '@citewright/record';
import { itemOfParts } from './item/item-of-parts.ts';
import { labelReference } from './labelling/label-reference.ts';
import type { Label } from './labelling/labels.ts';
import { longestReference } from './labelling/tokens.ts';

/** What a reference says. */
export interface ParsedReference {
  /** Its parts in their order: what they are, and where, in UTF-16 units of the text. */
  segments: [label: Label, start: number, end: number][];
  item: Item;
  /** For each label that was found the probability, from 0 to 1, that its first part is right. */
  confidence: Partial<Record<Label, number>>;
}

/**
 * What stands behind a part and belongs to it: the full stop or bracket behind the initials with which names end, the question or
 * exclamation mark of a title.
 */
function closingOf(label: Label, text: string, start: number, end: number): string {
  if (label === 'title') return /^[?!]{1,2}/.exec(text.slice(end, end + 2))?.[0] ?? '';
  const isCut =
    (label === 'author' || label === 'editor') && /(?:^|[^\p{L}])\p{Lu}$/u.test(text.slice(start, end));
  return isCut ? (/^\.?\)?/.exec(text.slice(end, end + 2))?.[0] ?? '') : '';
}

/** Reads one reference in any style: its parts, and the item that they make. Takes some milliseconds; reads the first 4,000 characters. */
export function parseReference(reference: string): ParsedReference {
  const text = reference.slice(0, longestReference);
  const parts = labelReference(text);
  const confidence: ParsedReference['confidence'] = {};
  for (const { label, certainty } of parts) confidence[label] ??= certainty;
  const item = itemOfParts(
    parts.map(({ label, start, end }) => ({
      label,
      text: text.slice(start, end) + closingOf(label, text, start, end),
    })),
    text,
  );
  return { segments: parts.map(({ label, start, end }) => [label, start, end]), item, confidence };
}
