import type { Block, CitationForm, Style } from '@citewright/csl';
import { joinSuffixes } from '@citewright/styles';
import { oneArticle, tidy } from './tidy.ts';

/** A piece of output as HTML (of the elements that `Reference` lists) and as text; an entry whose style places parts of it, also in blocks. */
export interface Printed {
  html: string;
  text: string;
  blocks?: readonly Block[];
}

/** The forms of a citation. In-text styles have the first two, note styles (Chicago) the others. */
export interface InTextForms {
  /** "(Okafor, 2021, p. 5)", "[1, p. 5]" */
  parenthetical?: Printed;
  /** With the names, or else the title, as part of the sentence: "Okafor (2021, p. 5)", "Okafor [1, p. 5]". */
  narrative?: Printed;
  /** The first note on the work: the full reference. */
  note?: Printed;
  /** Every later note: "Okafor, Rivers, 5." */
  shortNote?: Printed;
  /** The note that directly follows another one on the same work, in styles that have a form for it: "Ibid., 5." */
  ibid?: Printed;
}

type FormName = keyof InTextForms;

const formsOf: Record<Style['class'], Partial<Record<FormName, CitationForm>>> = {
  'in-text': { parenthetical: {}, narrative: { narrative: true } },
  note: {
    note: {},
    shortNote: { positions: [{ position: 'subsequent' }] },
    // The place is another one than that of the note before; without a place both are the work as a whole.
    ibid: { positions: [{ position: 'ibid-with-locator', nearNote: true }] },
  },
};

/** In CSL, a note that names no place is no "ibid" with one. */
function formIn(form: CitationForm, hasPlace: boolean): CitationForm {
  const [at] = form.positions ?? [];
  if (hasPlace || at?.position !== 'ibid-with-locator') return form;
  return { ...form, positions: [{ ...at, position: 'ibid' }] };
}

/** A raised number follows the name without a space: "Okafor<sup>1</sup>". */
const closeNumber = (html: string): string => html.replace(/ (?=<sup>[^<]*<\/sup>$)/, '');

/** A citation as the engine printed it, tidied. */
export const tidyCitation = ({ html, text }: Printed): Printed => ({
  html: joinSuffixes(closeNumber(tidy(html))),
  text: oneArticle(joinSuffixes(text)),
});

/** All forms that a style of this class has of one citation, which may name a place. `cite` renders it in a form. */
export function inTextForms(
  styleClass: Style['class'],
  hasPlace: boolean,
  cite: (form: CitationForm) => Printed,
): InTextForms {
  const forms: InTextForms = {};
  for (const [name, form] of Object.entries(formsOf[styleClass])) {
    forms[name as FormName] = tidyCitation(cite(formIn(form, hasPlace)));
  }
  const { ibid, ...others } = forms;
  return ibid && ibid.html !== others.shortNote?.html ? forms : others;
}

/** Forms with the entry in place of empty ones: some styles print only what some works have, such as their place in an archive. */
export const formsOrEntry = (forms: InTextForms, { html, text }: Printed): InTextForms =>
  Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, form.text.trim() ? form : { html, text }]),
  );

/** The default form: parenthetical, or the full note. */
export const firstForm = ({ parenthetical, note }: InTextForms): Printed =>
  parenthetical ?? note ?? { html: '', text: '' };
