import type { CitationForm, Style } from '@citewright/csl';
import { tidy } from './tidy.ts';

/** A piece of output in both forms; HTML of the elements that `Reference` names. */
export interface Printed {
  html: string;
  text: string;
}

/** How a text cites a work. In-text styles have the first two forms, styles of notes (Chicago) the other two. */
export interface InTextForms {
  /** "(Okafor, 2021, p. 5)", "[1, p. 5]" */
  parenthetical?: Printed;
  /** With the names as part of the sentence: "Okafor (2021, p. 5)", "Okafor [1, p. 5]"; the title where there are none. */
  narrative?: Printed;
  /** The first note on the work: the full reference. */
  note?: Printed;
  /** Every later note: "Okafor, Rivers, 5." */
  shortNote?: Printed;
}

type FormName = keyof InTextForms;

const formsOf: Record<Style['class'], Partial<Record<FormName, CitationForm>>> = {
  'in-text': { parenthetical: {}, narrative: { narrative: true } },
  note: { note: {}, shortNote: { positions: [{ position: 'subsequent' }] } },
};

/** All forms of one citation. `cite` renders it in a form; `styleClass` says which forms there are. */
export function inTextForms(styleClass: Style['class'], cite: (form: CitationForm) => Printed): InTextForms {
  const forms: InTextForms = {};
  for (const [name, form] of Object.entries(formsOf[styleClass])) {
    const { html, text } = cite(form);
    forms[name as FormName] = { html: tidy(html), text };
  }
  return forms;
}

/** The form that a reader sees first: in brackets, or the full note. */
export const firstForm = ({ parenthetical, note }: InTextForms): Printed =>
  parenthetical ?? note ?? { html: '', text: '' };
