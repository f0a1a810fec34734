import { splitNames } from './authors.ts';
import { type Claims, textClaims } from './claim.ts';
import type { Headline } from './headline.ts';
import type { Page } from './page.ts';
import { isPossiblePerson } from './person-name.ts';

/** In characters of visible text after the headline, and before a repetition of the title. */
const reach = { after: 60_000, before: 600 } as const;
const mostRepetitions = 5;

/** "Popa, A. and Larsen, J. K. (2018): ", "Popa, Ana, (May 30, 2018) “", "Oduya, Peter (September 2016) " */
const withYear =
  /^(.{3,500}?),? (?:[([]([^()[\]]{0,20}?(?:19|20)\d\d(?:[,/-] ?[^()[\]]{1,20})?)[)\]]|((?:19|20)\d\d)(?=[.,:]))[.,:]? ?["“„«‘']?$/u;
/** "Ana Popa and J. K. Larsen, “", "Maëlle Kerbrat, Nordine Aït-Saïd. ": the year is behind the title. */
const withoutYear = /^(.{3,500}?)[.,:] ?["“„«]?$/u;
const yearBehind = /^[.,”"»]{0,3} (?:[^\n]{0,100}?[ (])?((?:19|20)\d\d)(?!\d)/u;
const label = /^[^:]{0,40}\b(?:cit\p{L}{1,10}|zitier\p{L}{1,6}|referen\p{L}{1,6})[^:]{0,20}: ?/iu;

/**
 * The claims of the page's own bibliographic reference: a line with authors, year and then the title, as
 * repositories print it at the top ("Oduya, Peter (2012) Wading birds.") and others under "How to cite".
 */
export function readOwnReference(page: Page, headline: Headline | undefined): Claims {
  const title = headline?.text ?? '';
  if (!headline || title.length < 8) return { texts: [], names: [] };
  const from = headline.element.end;
  const text = page.text.slice(from, from + reach.after);
  let at = text.indexOf(title);
  for (let round = 0; round < mostRepetitions && at >= 0; round++) {
    const opening = text.slice(Math.max(0, at - reach.before), at);
    const line = opening
      .slice(opening.trimEnd().lastIndexOf('\n') + 1)
      .trim()
      .replace(label, '');
    const [, people = '', date, year] =
      withYear.exec(line) ?? yearAfter(line, text.slice(at + title.length, at + title.length + 150)) ?? [];
    if (people !== '' && splitNames(people).every(isAuthor)) return claims(people, date || year);
    at = text.indexOf(title, at + 1);
  }
  return { texts: [], names: [] };
}

/** The same for a reference whose year is behind the title. */
function yearAfter(line: string, behind: string): [string, string, string] | undefined {
  const [, people = ''] = withoutYear.exec(line) ?? [];
  const [, year = ''] = yearBehind.exec(behind) ?? [];
  return people === '' || year === '' ? undefined : [line, people, year];
}

/** A name of a reference: "Larsen, J. K.", "Oduya, Peter", "Ana Popa" */
function isAuthor(name: string): boolean {
  return isPossiblePerson(name) || /^[\p{L}'’ -]{2,40},? (?:\p{Lu}\.?[ -]?){1,4}$/u.test(name);
}

function claims(people: string, date = ''): Claims {
  const [family, source] = ['reference', 'text'] as const;
  const dates = [date, /(?:19|20)\d\d/.exec(date)?.[0]];
  return {
    texts: textClaims(
      family,
      () => source,
      dates.map((value) => ['issued', value]),
    ),
    names: [{ field: 'author', value: [{ name: people }], family, source, labelled: true }],
  };
}
