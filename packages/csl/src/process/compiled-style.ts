import type { Item } from '../item.ts';
import { Reference } from '../reference/reference.ts';
import type { Locale } from '../style/locale.ts';
import { surveyStyle } from '../style/survey.ts';
import type { StyleSurvey, StyleTree } from '../style/tree.ts';
import { Disambiguator } from './disambiguate.ts';
import { compilePart, type StylePart } from './part.ts';

/** A style in one language, compiled. */
export interface CompiledStyle {
  readonly tree: StyleTree;
  readonly locale: Locale;
  readonly citation: StylePart;
  readonly bibliography: StylePart | undefined;
  readonly disambiguator: Disambiguator;
  readonly survey: StyleSurvey;
  /** An item as the style reads it; understood once for each item object. */
  reference(item: Item): Reference;
}

/** Compiles a style for a locale. */
export function compileTree(tree: StyleTree, locale: Locale): CompiledStyle {
  const survey = tree.survey ?? surveyStyle(tree);
  const citation = compilePart('citation', tree.citation, tree, survey.citation, locale);
  const references = new WeakMap<Item, Reference>();
  return {
    tree,
    locale,
    citation,
    bibliography:
      tree.bibliography && compilePart('bibliography', tree.bibliography, tree, survey.bibliography, locale),
    disambiguator: new Disambiguator({ part: citation, tree: tree.citation, condition: survey.condition }),
    survey,
    reference(item) {
      const known = references.get(item);
      if (known) return known;
      const reference = new Reference(item);
      references.set(item, reference);
      return reference;
    },
  };
}
