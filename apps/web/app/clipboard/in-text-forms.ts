import type { InTextForms } from '@citewright/contract';
import { escapeMarkup } from '../ui/reference-markup.ts';

/** What answers say of a citation's forms for the text: all of them, or at least the first. */
interface Cited {
  inTextForms?: InTextForms | undefined;
  inTextCitation?: string | undefined;
  inTextHtml?: string | undefined;
}

/** All forms in which a text cites a work; the one in brackets where no more is known. */
export function inTextFormsOf({ inTextForms, inTextCitation: text, inTextHtml }: Cited): InTextForms {
  if (inTextForms || text === undefined) return inTextForms ?? {};
  return { parenthetical: { text, html: inTextHtml ?? escapeMarkup(text) } };
}

/** The form that the specification calls the in-text citation: in brackets, or the full note. */
export function mainForm({ parenthetical, note }: InTextForms): InTextForms['parenthetical'] {
  return parenthetical ?? note;
}
