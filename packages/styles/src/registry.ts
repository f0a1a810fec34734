import { type Style as CslStyle, compileTrees, type StyleTree } from '@citewright/csl';
import { locales, trees } from '../generated/trees.ts';
import { knownStyles } from './about.ts';
import { StyleError } from './error.ts';
import { outputFormat } from './output-format.ts';
import type { LoadableRules, TitleRule } from './rules/rule.ts';
import { rulesOf } from './rules/rules.ts';
import type { ListLayout, StyleAbout } from './style-about.ts';

/** A style of the registry: its data, the rules of its manual, and the compiled CSL style. */
export class Style {
  readonly about: StyleAbout;
  readonly #rules: LoadableRules | undefined;
  readonly #tree: StyleTree;
  #csl: CslStyle | undefined;

  constructor(about: StyleAbout, tree: StyleTree, rules: LoadableRules | undefined) {
    this.about = about;
    this.#rules = rules;
    this.#tree = tree;
  }

  /** Applied to each item, in this order, before CSL formats it. */
  get rules(): readonly TitleRule[] {
    return this.#rules?.rules() ?? [];
  }

  /** Loads what a browser does not get with the engine. Before that, references of the style are not as its manual asks. */
  async load(): Promise<void> {
    await this.#rules?.load();
  }

  /** The compiled style. Compiled on first use and cached: a pure function of constant data. */
  get csl(): CslStyle {
    const { language: lang } = this.about;
    this.#csl ??= compileTrees(this.#tree, [locales[lang]], { lang, format: outputFormat, links: true });
    return this.#csl;
  }

  /** How a document prints the bibliography. */
  get list(): ListLayout {
    return this.about.list ?? { heading: 'References', lineSpacing: 1, entrySpacing: 12 };
  }
}

const registry: ReadonlyMap<string, Style> = new Map(
  knownStyles.flatMap((about) => {
    const { id, variantOf = id } = about;
    const tree = trees[variantOf];
    return tree ? [[id, new Style(about, tree, rulesOf[id] ?? rulesOf[variantOf])]] : [];
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
