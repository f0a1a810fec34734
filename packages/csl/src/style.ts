import { CONVENTIONS, type Conventions } from './conventions/conventions.ts';
import type { Item } from './item.ts';
import { HTML, type OutputFormat } from './output/format.ts';
import type { CitationForm, Cite } from './process/cites.ts';
import { type CompiledStyle, compileTree } from './process/compiled-style.ts';
import { Document } from './process/document.ts';
import { Printer } from './process/printer.ts';
import { type BibliographyEntry, Processor, printEntries } from './process/processor.ts';
import type { Reference } from './reference/reference.ts';
import type { Rendered } from './result.ts';
import { createLocale, type Locale } from './style/locale.ts';
import type { LocaleTree, StyleTree } from './style/tree.ts';

/** How a style prints; all of it may be left out. */
export interface StyleOptions {
  /** The language of terms and dates, such as `en-GB`; the style's own when absent. */
  lang?: string | undefined;
  /** The format of HTML output; `HTML` when absent. */
  format?: OutputFormat | undefined;
  /** Other decisions than the default; see `@citewright/csl/citeproc-js`. */
  conventions?: Partial<Conventions> | undefined;
  /**
   * The language whose words ("et al.", "ed.") an entry is printed in, by what the item says of its language and by its title; undefined
   * for the language of the style, which also sorts. Without this, and in CSL, all entries are in the language of the style.
   */
  entryLanguage?: EntryLanguage | undefined;
  /** Turn URLs and identifiers into links (CSL 1.0.2, appendix VI). */
  links?: boolean | undefined;
}

/** The language for an entry, by what its item says and by its title. */
export type EntryLanguage = (said: string | undefined, title: string) => string | undefined;

/** A compiled style. Rendering is pure: the same items always give the same output. */
export class Style {
  readonly #compiled: CompiledStyle;
  readonly #printer: Printer;

  /** @internal */
  constructor(compiled: CompiledStyle, format: OutputFormat, links: boolean) {
    this.#compiled = compiled;
    this.#printer = new Printer(compiled, format, links);
  }

  /** `in-text` or `note`. */
  get class(): StyleTree['class'] {
    return this.#compiled.tree.class;
  }

  /** The language of terms and dates. */
  get lang(): string {
    return this.#compiled.locale.lang;
  }

  /** The layout of the bibliography (CSL 1.0.2, Whitespace). */
  get layout(): { hangingIndent: boolean; secondFieldAlign: 'flush' | 'margin' | undefined } {
    const bibliography = this.#compiled.tree.bibliography;
    return {
      hangingIndent: bibliography?.hangingIndent ?? false,
      secondFieldAlign: bibliography?.secondFieldAlign,
    };
  }

  /**
   * Whether works are numbered in the order in which they are first cited (IEEE, Vancouver). False for author-date and note
   * styles, and for styles that number a bibliography sorted by other keys, such as the author.
   */
  get isNumeric(): boolean {
    const { survey, tree } = this.#compiled;
    const [firstKey] = tree.bibliography?.sort ?? [];
    const inCitingOrder = !firstKey || (firstKey.variable === 'citation-number' && !firstKey.descending);
    return inCitingOrder && (survey.citation.numbered || survey.bibliography.numbered);
  }

  /** Renders a bibliography, sorted and disambiguated. Empty for a style without a bibliography. */
  bibliography(items: readonly Item[]): BibliographyEntry[] {
    const { entries } = Document.of(this.#compiled, items);
    return printEntries(this.#compiled, this.#printer, entries);
  }

  /** Renders one citation, disambiguated among `items`. */
  citation(
    cites: readonly Cite[],
    { items = [], ...form }: CitationForm & { items?: readonly Item[] | undefined } = {},
  ): Rendered {
    const own = cites.flatMap((cite) => (cite.item ? [cite.item] : []));
    const document = Document.of(this.#compiled, [...items, ...own]);
    const { node, missing, empty } = document.citation(cites, form);
    return this.#printer.citation(node, missing, empty);
  }

  /** An empty document to edit. */
  processor(): Processor {
    return new Processor(this.#compiled, this.#printer);
  }
}

/**
 * `compileStyle` for parsed styles and locales. Hosts that import only this do not load the XML parser. `locales` must contain
 * the language of the style or en-US. Throws `CslError` (`no-locale`) when it is empty.
 */
export function compileTrees(
  tree: StyleTree,
  locales: readonly LocaleTree[],
  { lang, format = HTML, links = false, conventions, entryLanguage }: StyleOptions = {},
): Style {
  const localeOf = (language: string) => createLocale(language, [...locales], tree.locales);
  const locale = localeOf(lang ?? tree.defaultLocale ?? 'en-US');
  const others = new Map<string, Locale>();
  const entryLocale = (reference: Reference): Locale | undefined => {
    const language = entryLanguage?.(reference.language, reference.text('title') ?? '');
    if (language === undefined) return undefined;
    const known = others.get(language) ?? localeOf(language);
    others.set(language, known);
    return known;
  };
  const compiled = compileTree(
    tree,
    locale,
    { ...CONVENTIONS, ...conventions },
    entryLanguage && entryLocale,
  );
  return new Style(compiled, format, links);
}
