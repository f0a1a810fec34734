import { flatten } from '../output/flatten.ts';
import type { OutputFormat } from '../output/format.ts';
import type { Node } from '../output/node.ts';
import { write } from '../output/write.ts';
import { findOddities } from '../reference/oddities.ts';
import type { Reference } from '../reference/reference.ts';
import type { Rendered, Warning } from '../result.ts';
import type { Locale } from '../style/locale.ts';
import type { CompiledStyle } from './compiled-style.ts';

/** Writes rendered trees down in the format that the host chose. */
export class Printer {
  readonly #locale: Locale;
  readonly #format: OutputFormat;
  readonly #links: boolean;
  /** What stands in place of a citation without output. */
  readonly #nowhere: string;

  constructor({ locale, tree }: CompiledStyle, format: OutputFormat, links: boolean) {
    this.#locale = locale;
    this.#nowhere = format.empty(tree.citation.layout);
    this.#format = format;
    this.#links = links;
  }

  #write(node: Node, warnings: Warning[]): Rendered {
    const tokens = flatten(node, { locale: this.#locale, links: this.#links });
    return { ...write(tokens, this.#format), warnings };
  }

  #nothing(id: string | number): Warning {
    return { code: 'nothing-printed', message: `Nothing printed for ${id}`, id };
  }

  citation(node: Node | undefined, missing: readonly string[], empty: readonly string[]): Rendered {
    const warnings = [
      ...missing.map((id): Warning => ({ code: 'unknown-item', message: `No item ${id}`, id })),
      ...empty.map((id) => this.#nothing(id)),
    ];
    if (!node) return { html: this.#nowhere, text: '', warnings };
    return this.#write(node, warnings);
  }

  entry(node: Node | undefined, reference: Reference, number: number | undefined): Rendered {
    const { id } = reference;
    const odd = findOddities(reference).map((message): Warning => ({ code: 'odd-item', message, id }));
    const rendered = node ? this.#write(node, odd) : undefined;
    if (!rendered?.text.trim())
      return { html: this.#format.emptyEntry(number), text: '', warnings: [...odd, this.#nothing(id)] };
    return rendered;
  }
}
