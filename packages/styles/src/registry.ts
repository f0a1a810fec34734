import { type Style as CslStyle, compileTrees } from '@citewright/csl';
import { onDemand } from '#on-demand';
import { locales, trees } from '../generated/trees.ts';
import { knownStyles } from './about.ts';
import { StyleError } from './error.ts';
import { outputFormat } from './output-format.ts';
import type { TitleRule } from './rules/rule.ts';
import { rulesOf } from './rules/rules.ts';
import { withLongProperties } from './short-properties.ts';
import type { ListLayout, StyleAbout } from './style-about.ts';
import type { LoadableParts, StyleParts } from './style-parts.ts';

/** A style of the registry: its data, the rules of its manual, and the compiled CSL style. */
export class Style {
  readonly about: StyleAbout;
  readonly #load: LoadableParts['load'];
  #parts: StyleParts | undefined;
  #csl: CslStyle | undefined;

  constructor(about: StyleAbout, { atHand, load }: LoadableParts) {
    this.about = about;
    this.#parts = atHand;
    this.#load = load;
  }

  /** Loads what a browser does not get with the engine. Elsewhere all is at hand. */
  async load(): Promise<void> {
    this.#parts ??= await this.#load?.();
  }

  get #loaded(): StyleParts {
    if (!this.#parts) throw new Error(`The style "${this.about.id}" is not loaded`);
    return this.#parts;
  }

  /** Applied to each item, in this order, before CSL formats it. */
  get rules(): readonly TitleRule[] {
    return this.#loaded.rules;
  }

  /** The compiled style. Compiled on first use and cached: a pure function of constant data. */
  get csl(): CslStyle {
    const { language: lang } = this.about;
    const options = { lang, format: outputFormat, links: true };
    this.#csl ??= compileTrees(withLongProperties(this.#loaded.tree), [locales[lang]], options);
    return this.#csl;
  }

  /** How a document prints the bibliography. */
  get list(): ListLayout {
    return this.about.list ?? { heading: 'References', lineSpacing: 1, entrySpacing: 12 };
  }
}

/** The parts of a style, or of the style that it is a variant of. */
function partsOf({ id, variantOf = id }: (typeof knownStyles)[number]): LoadableParts | undefined {
  const tree = trees[variantOf];
  return tree ? { atHand: { tree, rules: rulesOf[id] ?? rulesOf[variantOf] ?? [] } } : onDemand[variantOf];
}

const registry: ReadonlyMap<string, Style> = new Map(
  knownStyles.flatMap((about) => {
    const parts = partsOf(about);
    return parts ? [[about.id, new Style(about, parts)]] : [];
  }),
);

/**
 * The style with an id of `knownStyleIds`.
 * @throws StyleError for any other id.
 */
export function styleOf(id: string): Style {
  const style = registry.get(id);
  if (!style) throw new StyleError(id);
  return style;
}
