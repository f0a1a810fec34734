import { CslError } from '../error.ts';
import { compact, flag, readInheritedNames, readNumber, readStyling } from './attributes.ts';
import { checkMacros } from './check-macros.ts';
import { childElements, type Element, findChild, findDescendant } from './element.ts';
import { readLocale } from './parse-locale.ts';
import { readChildren } from './parse-rendering.ts';
import { surveyStyle } from './survey.ts';
import type { BibliographyTree, CitationTree, Layout, SortKey, StyleNode, StyleTree } from './tree.ts';
import { oneOf, VALUES } from './values.ts';
import { type ElementSource, readElement } from './xml.ts';

function readKey({ a = {} }: Element): SortKey {
  const names = compact<NonNullable<SortKey['names']>>({
    etAlMin: readNumber(a['names-min']),
    etAlUseFirst: readNumber(a['names-use-first']),
    etAlUseLast: flag(a['names-use-last']),
  });
  return compact<SortKey>({
    variable: a.variable,
    macro: a.macro,
    descending: a.sort === 'descending' ? true : undefined,
    names: Object.keys(names).length > 0 ? names : undefined,
  });
}

function readSort(element: Element): SortKey[] | undefined {
  const sort = findChild(element, 'sort');
  return sort && childElements(sort).map(readKey);
}

const missing = ({ n, at }: Element): CslError =>
  new CslError('missing-layout', `No layout in <${n}>`, at ?? `style/${n}`);

function readLayout(element: Element): Layout {
  const layout = findChild(element, 'layout');
  if (!layout) throw missing(element);
  return compact<Layout>({
    delimiter: layout.a?.delimiter || undefined,
    ...readStyling(layout),
    children: readChildren(layout, `style/${element.n}/layout`),
  });
}

function readCitation(element: Element): CitationTree {
  const { a = {} } = element;
  return compact<CitationTree>({
    layout: readLayout(element),
    sort: readSort(element),
    names: readInheritedNames(element),
    addNames: flag(a['disambiguate-add-names']),
    addGivenName: flag(a['disambiguate-add-givenname']),
    givenNameRule: oneOf(a['givenname-disambiguation-rule'], VALUES.givenNameRule),
    addYearSuffix: flag(a['disambiguate-add-year-suffix']),
    collapse: oneOf(a.collapse, VALUES.collapse),
    citeGroupDelimiter: a['cite-group-delimiter'],
    afterCollapseDelimiter: a['after-collapse-delimiter'],
    yearSuffixDelimiter: a['year-suffix-delimiter'],
    nearNoteDistance: readNumber(a['near-note-distance']),
  });
}

function readBibliography(element: Element): BibliographyTree {
  const { a = {} } = element;
  return compact<BibliographyTree>({
    layout: readLayout(element),
    sort: readSort(element),
    names: readInheritedNames(element),
    hangingIndent: flag(a['hanging-indent']),
    secondFieldAlign: oneOf(a['second-field-align'], VALUES.align),
    subsequentAuthorSubstitute: a['subsequent-author-substitute'],
    subsequentAuthorSubstituteRule: oneOf(a['subsequent-author-substitute-rule'], VALUES.substituteRule),
  });
}

function readMacros(style: Element): Record<string, StyleNode[]> {
  const macros: Record<string, StyleNode[]> = {};
  for (const child of childElements(style)) {
    const name = child.a?.name ?? '';
    if (child.n === 'macro') macros[name] = readChildren(child, `style/macro[${name}]`);
  }
  return macros;
}

/**
 * Parses a style, as XML text or JSON, into plain data that survives `JSON.stringify`, so that it can be parsed ahead of time.
 * Macros that are never called are left out. Throws `CslError` with the place of the error.
 */
export function parseStyle(source: ElementSource): StyleTree {
  const style = readElement(source);
  if (style.n !== 'style')
    throw new CslError('not-a-style', `<${style.n}> is not a style`, style.at ?? style.n);
  const citation = findChild(style, 'citation');
  if (!citation) throw new CslError('dependent-style', 'No citation element', style.at ?? 'style');
  const { a = {} } = style;
  const bibliography = findChild(style, 'bibliography');
  const tree = checkMacros(
    compact<StyleTree>({
      tree: 'style',
      class: a.class === 'note' ? 'note' : 'in-text',
      defaultLocale: a['default-locale'],
      demoteNonDroppingParticle: oneOf(a['demote-non-dropping-particle'], VALUES.demotion),
      initializeWithHyphen: a['initialize-with-hyphen'] === 'false' ? false : undefined,
      pageRangeFormat: oneOf(a['page-range-format'], VALUES.pageRange),
      names: readInheritedNames(style),
      macros: readMacros(style),
      locales: childElements(style)
        .filter((child) => child.n === 'locale')
        .map(readLocale),
      citation: readCitation(citation),
      bibliography: bibliography && readBibliography(bibliography),
    }),
    (macro) => findDescendant(style, ({ a }) => a?.macro === macro)?.at,
  );
  return { ...tree, survey: surveyStyle(tree) };
}
