import type { StyleId } from '@citewright/contract';
import { type CitedPlace, formatProject, type Reference } from '@citewright/formatting';
import { aboutStyle } from '@citewright/styles';
import { ArticleError } from './article-error.ts';

type Item = Parameters<typeof formatProject>[0][number];

/** The works that an article may cite, by id. */
export type Works = ReadonlyMap<string, Item>;

/**
 * The works that an article cites in each style, in the order of their first marks. They are formatted together, as in a
 * paper: numbers continue, and works of one author and year get year suffixes.
 */
export type WorksCited = ReadonlyMap<StyleId, readonly Item[]>;

/** The forms of a mark, and how to get them from a formatted reference. */
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

/** A parsed citation mark: `{{in-text apa kahneman2011 p. 20}}`. */
export interface CitationMark {
  form: Form;
  style: StyleId;
  id: string;
  place: CitedPlace | undefined;
}

function citedPlace(words: readonly string[]): CitedPlace | undefined {
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  const label = labels[first];
  return label === undefined ? { label: 'page', value: words.join(' ') } : { label, value: rest.join(' ') };
}

/**
 * Parses the content of a mark's braces.
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
  if (!aboutStyle(style))
    throw new ArticleError('unknown-style', `{{${text}}} names no style of the registry`);
  return { form, style, id, place: citedPlace(place) };
}

/** Other words in double braces may be an example of BibTeX. */
const anyMark = new RegExp(`\\{\\{((?:${Object.keys(forms).join('|')}) [^{}\\n]{1,200})\\}\\}`, 'g');

/**
 * Collects the works that the marks of a text cite.
 * @throws ArticleError for a mark that cannot be read, or a work that the article does not have.
 */
export function worksCited(body: string, works: Works): WorksCited {
  const cited = new Map<StyleId, Item[]>();
  for (const [, text = ''] of body.matchAll(anyMark)) {
    const { style, id } = readMark(text);
    const work = works.get(id);
    if (!work) throw new ArticleError('unknown-item', `no work has the id "${id}"`);
    const list = cited.get(style) ?? [];
    if (!list.includes(work)) cited.set(style, [...list, work]);
  }
  return cited;
}

/**
 * Formats a mark: HTML with the elements of `Reference`.
 * The result throws ArticleError when the style has no such form.
 */
export function markPrinter(cited: WorksCited): (mark: CitationMark) => string {
  const format = (style: StyleId, places?: Map<string | number, CitedPlace>) =>
    formatProject(cited.get(style) ?? [], style, places);
  const lists = new Map([...cited.keys()].map((style) => [style, format(style)]));
  return ({ form, style, id, place }) => {
    const list = place ? format(style, new Map([[id, place]])) : lists.get(style);
    const reference = list?.find((one) => one.id === id);
    const html = reference && forms[form](reference);
    if (!html) throw new ArticleError('no-such-form', `${style} has no ${form} of "${id}"`);
    return html;
  };
}
