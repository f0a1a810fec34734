import type { Conventions } from '../conventions/conventions.ts';
import type { Locale } from '../style/locale.ts';
import { surveyStyle } from '../style/survey.ts';
import type { StyleSurvey, StyleTree } from '../style/tree.ts';
import { Disambiguator } from './disambiguate.ts';
import { compilePart, type EntryLocale, type StylePart } from './part.ts';

/** A style that is compiled for one language. */
export interface CompiledStyle {
  readonly tree: StyleTree;
  readonly locale: Locale;
  readonly conventions: Conventions;
  readonly entryLocale?: EntryLocale | undefined;
  readonly citation: StylePart;
  readonly bibliography: StylePart | undefined;
  readonly disambiguator: Disambiguator;
  readonly survey: StyleSurvey;
}

/** Compiles a style for a locale. Citations are compiled on first use. */
export function compileTree(
  tree: StyleTree,
  locale: Locale,
  conventions: Conventions,
  entryLocale?: EntryLocale,
): CompiledStyle {
  const survey = tree.survey ?? surveyStyle(tree);
  let citation: StylePart | undefined;
  const compiled: CompiledStyle = {
    tree,
    locale,
    conventions,
    entryLocale,
    get citation() {
      citation ??= compilePart('citation', tree.citation, survey.citation, compiled);
      return citation;
    },
    bibliography:
      tree.bibliography &&
      compilePart('bibliography', tree.bibliography, survey.bibliography, {
        tree,
        locale,
        conventions,
        entryLocale,
      }),
    disambiguator: new Disambiguator(() => compiled.citation, tree.citation, survey),
    survey,
  };
  return compiled;
}
