import { formatProject, formatReference } from '@citewright/formatting';
import { apaWorks } from '~/content/style-guides/apa-works.ts';
import { chicagoWorks } from '~/content/style-guides/chicago-works.ts';
import { harvardWorks } from '~/content/style-guides/harvard-works.ts';
import { ieeeWorks } from '~/content/style-guides/ieee-works.ts';
import { mlaWorks } from '~/content/style-guides/mla-works.ts';
import { cutReference } from './cut-reference.ts';

// The content of the figures, formatted by our engine at build time.

/** The four elements of an APA reference (Publication Manual, 9.4). */
export function fourElements(): string[] {
  const { html } = formatReference(apaWorks.article, 'apa');
  return cutReference(html, ['(2000)', 'Emerging', '<i>American']);
}

/** MLA's core elements in order, each with its closing punctuation (MLA Handbook, 9th ed., ch. 5). */
const elements = [
  'Author.',
  'Title of source.',
  'Title of container,',
  'Contributor,',
  'Version,',
  'Number,',
  'Publisher,',
  'Publication date,',
  'Location.',
] as const;

/** The indexes of the elements that a journal article has. */
const inArticle = [0, 1, 2, 5, 7, 8];

/** One line of MLA's template; `html` is absent for an element that the work lacks. */
export interface CoreElement {
  name: string;
  html?: string | undefined;
}

/** MLA's template for an article. */
export function coreElements(): CoreElement[] {
  const { html } = formatReference(mlaWorks.article, 'mla');
  const pieces = cutReference(html, ['“Computing', '<i>Mind', 'vol. 59', '1950', 'pp. 433']);
  return elements.map((name, index) => ({ name, html: pieces[inArticle.indexOf(index)] }));
}

/** The three forms of one source in Chicago. */
export interface NotesOfSource {
  note: string;
  shortNote: string;
  entry: string;
}

/** A first note, a later one and the bibliography entry for one book. */
export function notesOfSource(): NotesOfSource {
  const at = (value: string) => formatReference(chicagoWorks.book, 'chicago', { label: 'page', value });
  const first = at('88');
  return {
    note: first.inTextForms.note?.html ?? '',
    shortNote: at('142').inTextForms.shortNote?.html ?? '',
    entry: first.html,
  };
}

/** The reference used to compare variants of Harvard. */
export function dialectExample(): string {
  return formatReference(harvardWorks.twoAuthors, 'harvard').html;
}

/** Three references in IEEE, numbered in order of first citation. */
export function referencesInOrder(): string[] {
  const cited = [ieeeWorks.hash, ieeeWorks.twoAuthors, ieeeWorks.article];
  return formatProject(cited, 'ieee').map(({ html }) => html);
}
