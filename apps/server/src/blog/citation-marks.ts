import { type StyleId, styleIdSchema } from '@citewright/contract';
import { type CitedPlace, formatReference, type Reference } from '@citewright/formatting';
import { ArticleError } from './article-error.ts';

type Item = Parameters<typeof formatReference>[0];

/** The works that an article may cite, by id. */
export type Works = ReadonlyMap<string, Item>;

/** What a mark may ask for, and where our engine's answer holds it. */
const forms = {
  reference: ({ html }: Reference) => html,
  'in-text': ({ inTextHtml }: Reference) => inTextHtml,
  narrative: ({ inTextForms }: Reference) => inTextForms.narrative?.html,
  note: ({ inTextForms }: Reference) => inTextForms.note?.html,
  'short-note': ({ inTextForms }: Reference) => inTextForms.shortNote?.html,
} as const;

type Form = keyof typeof forms;

const isForm = (text: string): text is Form => Object.hasOwn(forms, text);

/** Abbreviations of CSL's locator terms, as authors write them. A locator without one is a page. */
const labels: Readonly<Record<string, string>> = {
  'p.': 'page',
  'pp.': 'page',
  'ch.': 'chapter',
  'chap.': 'chapter',
  'para.': 'paragraph',
  'sec.': 'section',
  'fig.': 'figure',
  'vol.': 'volume',
  'n.': 'note',
};

/** A citation mark taken apart: `{{in-text apa kahneman2011 p. 20}}`. */
export interface CitationMark {
  form: Form;
  style: StyleId;
  id: string;
  place: CitedPlace | undefined;
}

function placeOf(words: readonly string[]): CitedPlace | undefined {
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  const label = labels[first];
  return label === undefined ? { label: 'page', value: words.join(' ') } : { label, value: rest.join(' ') };
}

/**
 * Reads what stands between the braces of a mark.
 * @throws ArticleError when it names no form, no style or no item.
 */
export function readMark(text: string): CitationMark {
  const [form = '', style = '', id = '', ...place] = text.trim().split(/\s+/);
  if (!isForm(form) || id === '') {
    throw new ArticleError(
      'bad-mark',
      `{{${text}}} is not {{${Object.keys(forms).join('|')} <style> <id> [locator]}}`,
    );
  }
  const known = styleIdSchema.safeParse(style);
  if (!known.success) throw new ArticleError('unknown-style', `{{${text}}} names no style of ours`);
  return { form, style: known.data, id, place: placeOf(place) };
}

/**
 * What our own engine prints for a mark: HTML of the elements that `Reference` names.
 * @throws ArticleError when the article has no such work, or the style no such form.
 */
export function printMark({ form, style, id, place }: CitationMark, works: Works): string {
  const work = works.get(id);
  if (!work) throw new ArticleError('unknown-item', `no work has the id "${id}"`);
  const html = forms[form](formatReference(work, style, place));
  if (!html) throw new ArticleError('no-such-form', `${style} has no ${form} of "${id}"`);
  return html;
}
