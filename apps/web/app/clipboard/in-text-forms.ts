import type { InTextForms } from '@citewright/contract';
import { escapeMarkup } from '../ui/reference-markup.ts';

/** The in-text citation fields of a response: all forms, or at least the main one. */
interface Cited {
  inTextForms?: InTextForms | undefined;
  inTextCitation?: string | undefined;
  inTextHtml?: string | undefined;
}

/** All in-text forms of a citation; only the parenthetical one if the others are unknown. */
export function inTextFormsOf({ inTextForms, inTextCitation: text, inTextHtml }: Cited): InTextForms {
  if (inTextForms || text === undefined) return inTextForms ?? {};
  return { parenthetical: { text, html: inTextHtml ?? escapeMarkup(text) } };
}

/** The form that the specification calls the in-text citation: the parenthetical form, or the full note. */
export function mainForm({ parenthetical, note }: InTextForms): InTextForms['parenthetical'] {
  return parenthetical ?? note;
}
