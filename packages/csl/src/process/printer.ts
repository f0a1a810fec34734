import type { Conventions } from '../conventions/conventions.ts';
import { flatten } from '../output/flatten.ts';
import type { OutputFormat } from '../output/format.ts';
import type { Node } from '../output/node.ts';
import { write } from '../output/write.ts';
import { findOddities } from '../reference/oddities.ts';
import type { Reference } from '../reference/reference.ts';
import type { Rendered, Warning } from '../result.ts';
import type { Locale } from '../style/locale.ts';
import type { CompiledStyle } from './compiled-style.ts';

/** Writes output trees in an output format. */
export class Printer {
  readonly #locale: Locale;
  readonly #conventions: Conventions;
  readonly #format: OutputFormat;
  readonly #links: boolean;
  /** Printed for a citation without output. */
  readonly #emptyCitation: string;

  constructor({ conventions, locale, tree }: CompiledStyle, format: OutputFormat, links: boolean) {
    this.#locale = locale;
    this.#conventions = conventions;
    this.#emptyCitation = format.empty(tree.citation.layout);
    this.#format = format;
    this.#links = links;
  }

  #write(node: Node, warnings: Warning[]): Rendered {
    const tokens = flatten(node, {
      locale: this.#locale,
      links: this.#links,
      conventions: this.#conventions,
    });
    return { ...write(tokens, this.#format), warnings };
  }

  #nothingPrinted(id: string | number): Warning {
    return { code: 'nothing-printed', message: `Nothing printed for ${id}`, id };
  }

  citation(node: Node | undefined, missing: readonly string[], empty: readonly string[]): Rendered {
    const warnings = [
      ...missing.map((id): Warning => ({ code: 'unknown-item', message: `No item ${id}`, id })),
      ...empty.map((id) => this.#nothingPrinted(id)),
    ];
    if (!node) return { html: this.#emptyCitation, text: '', warnings };
    return this.#write(node, warnings);
  }

  entry(node: Node | undefined, reference: Reference, number: number | undefined): Rendered {
    const { id } = reference;
    const odd = findOddities(reference).map((message): Warning => ({ code: 'odd-item', message, id }));
    const rendered = node ? this.#write(node, odd) : undefined;
    if (!rendered?.text.trim())
      return {
        html: this.#format.emptyEntry(number),
        text: '',
        warnings: [...odd, this.#nothingPrinted(id)],
      };
    return rendered;
  }
}
