import type { StyleId } from '@citewright/contract';
import { formatProject, formatReference, type Reference } from '@citewright/formatting';
import type {
  EdgeCase,
  GuideExample,
  InTextExample,
  Mistake,
  StyleGuide,
} from '~/content/style-guides/guide.ts';
import type { Work } from '~/content/style-guides/record.ts';
import { stylePath } from '~/content/styles.ts';
import { identifierLink, typedLink } from '~/tool-link/tool-link.ts';
import { withoutLinks } from './cut-reference.ts';

/** An example as the page shows it; every `html` is formatted by our engine. */
export interface ShownExample {
  id: string;
  kind: string;
  html: string;
  /** The in-text citations, unless they are only a number. */
  cited: ShownCitation[];
  note?: string;
  /** Opens the tool with this source. */
  tryLink?: string | undefined;
}

export interface ShownInText {
  situation: string;
  html: string;
}

/** A citation with its label: "In the text", "First note". */
export interface ShownCitation {
  label: string;
  html: string;
}

export interface ShownEdgeCase extends Omit<EdgeCase, 'works'> {
  references: { html: string; cited: ShownCitation[] }[];
}

export type ShownMistake = Omit<Mistake, 'work'>;

/** A part of a guide whose entries contain formatted references. */
type Shown<Part, Entry> = Omit<Part, 'entries'> & { entries: Entry[] };

/** A guide as its page shows it: works are replaced by formatted references. */
export interface ShownGuide extends Omit<StyleGuide, 'examples' | 'inText' | 'edgeCases' | 'mistakes'> {
  examples: Shown<StyleGuide['examples'], ShownExample>;
  inText: Shown<StyleGuide['inText'], ShownInText>;
  edgeCases: Shown<StyleGuide['edgeCases'], ShownEdgeCase>;
  mistakes: Shown<StyleGuide['mistakes'], ShownMistake>;
}

/** The anchor of an example: "Chapter in an edited book" is at #chapter-in-an-edited-book. */
export function anchorOf(kind: string): string {
  return kind.toLowerCase().replace(/[^a-z]+/g, '-');
}

function tryLinkOf({ work, tryWith }: GuideExample, style: StyleId): string | undefined {
  const path = stylePath(style);
  if (tryWith === 'typed') return typedLink(path, style, work);
  if (tryWith === undefined) return undefined;
  return identifierLink(path, style, String(work.DOI ?? work.ISBN));
}

/** A citation that is only a number is left out, because it says nothing about the source. */
function inBrackets({ inTextForms: { parenthetical } }: Reference): ShownCitation[] {
  if (!parenthetical || /^\[\d+\]$/.test(parenthetical.text)) return [];
  return [{ label: 'In the text', html: parenthetical.html }];
}

export function citedOf(reference: Reference): ShownCitation[] {
  const { note } = reference.inTextForms;
  return note ? [{ label: 'First note', html: note.html }] : inBrackets(reference);
}

/** An edge case with notes shows the full reference and the short form of its note. */
function shortNoteOf(reference: Reference): ShownCitation[] {
  const { shortNote } = reference.inTextForms;
  return shortNote ? [{ label: 'Later note', html: shortNote.html }] : inBrackets(reference);
}

function showExample(example: GuideExample, style: StyleId): ShownExample {
  const reference = formatReference(example.work, style);
  return {
    id: anchorOf(example.kind),
    kind: example.kind,
    html: reference.html,
    cited: citedOf(reference),
    note: example.note,
    tryLink: tryLinkOf(example, style),
  };
}

function showInTextExample({ situation, work, form, page }: InTextExample, style: StyleId): ShownInText {
  const place = page === undefined ? undefined : { label: 'page', value: page };
  const printed = formatReference(work, style, place).inTextForms[form];
  if (!printed) throw new Error(`${style} has no form "${form}" for ${work.id}`);
  return { situation, html: printed.html };
}

function referencesOf(works: readonly Work[], style: StyleId): ShownEdgeCase['references'] {
  const references = formatProject([...works], style);
  return references.map((reference) => ({ html: reference.html, cited: shortNoteOf(reference) }));
}

function showMistake({ work, ...mistake }: Mistake, style: StyleId): ShownMistake {
  const { html } = formatReference(work, style);
  if (withoutLinks(html).includes(mistake.right)) return mistake;
  throw new Error(`"${mistake.right}" is not what the engine prints for ${work.id} in ${style}: ${html}`);
}

/**
 * Formats every reference on a style's page. Runs at build time, so that the engine is not shipped to the browser and
 * the page always agrees with the tool.
 * @throws when the guide presents something as correct that the engine does not print
 */
export function buildStyleGuide(guide: StyleGuide): ShownGuide {
  const { style, examples, inText, edgeCases, mistakes } = guide;
  return {
    ...guide,
    examples: { ...examples, entries: examples.entries.map((entry) => showExample(entry, style)) },
    inText: { ...inText, entries: inText.entries.map((entry) => showInTextExample(entry, style)) },
    edgeCases: {
      ...edgeCases,
      entries: edgeCases.entries.map(({ works, ...entry }) => ({
        ...entry,
        references: referencesOf(works, style),
      })),
    },
    mistakes: { ...mistakes, entries: mistakes.entries.map((entry) => showMistake(entry, style)) },
  };
}
