import { CslError } from '../error.ts';
import { compact, readBoolean } from './attributes.ts';
import { childElements, type Element, findChild, textOf } from './element.ts';
import { readDateFormat } from './parse-rendering.ts';
import type { LocaleTree, TermTree } from './tree.ts';
import { oneOf, VALUES } from './values.ts';
import { type ElementSource, readElement } from './xml.ts';

/** The text of a term, with typographic apostrophes. Line breaks and the space around them come from the layout of the file; other space counts. */
function termText(element: Element): string {
  const text = textOf(element).replaceAll("'", '’');
  return text.includes('\n') ? text.trim() : text;
}

function readTerm(element: Element): TermTree {
  const { a = {} } = element;
  const single = findChild(element, 'single');
  const multiple = findChild(element, 'multiple');
  return compact<TermTree>({
    form: a.form === 'long' ? undefined : oneOf(a.form, VALUES.termForm),
    single: termText(single ?? element),
    multiple: multiple && termText(multiple),
    gender: a.gender,
    genderForm: a['gender-form'],
    match: a.match,
  });
}

function readTerms(element: Element): LocaleTree['terms'] {
  const terms = new Map<string, TermTree[]>();
  for (const child of childElements(element)) {
    if (child.n !== 'terms') continue;
    for (const term of childElements(child)) {
      const name = term.a?.name ?? '';
      terms.set(name, [...(terms.get(name) ?? []), readTerm(term)]);
    }
  }
  return Object.fromEntries(terms);
}

function readDates(element: Element): LocaleTree['dates'] {
  const dates: LocaleTree['dates'] = {};
  for (const child of childElements(element)) {
    if (child.n === 'date') dates[child.a?.form === 'numeric' ? 'numeric' : 'text'] = readDateFormat(child);
  }
  return dates;
}

/** Reads a `cs:locale` element of a style or a locale file. */
export function readLocale(element: Element): LocaleTree {
  const options = childElements(element).filter((child) => child.n === 'style-options');
  const option = (name: string): boolean | undefined =>
    readBoolean(options.map((child) => child.a?.[name]).find((value) => value !== undefined));
  return compact<LocaleTree>({
    tree: 'locale',
    lang: element.a?.['xml:lang'] ?? element.a?.lang,
    terms: readTerms(element),
    dates: readDates(element),
    limitDayOrdinals: option('limit-day-ordinals-to-day-1'),
    punctuationInQuote: option('punctuation-in-quote'),
  });
}

/** Parses a locale file, as XML text or JSON. Throws `CslError` when it is malformed or not a locale. */
export function parseLocale(source: ElementSource): LocaleTree {
  const element = readElement(source);
  if (element.n !== 'locale') throw new CslError('not-a-locale', `<${element.n}> is not a locale`, element.n);
  return readLocale(element);
}
