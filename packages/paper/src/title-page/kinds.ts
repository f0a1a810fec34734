import { type Item, isOrganisation } from '@citewright/record';

/** What a title page says of the kind of its work, beside title, people and year. */
type KindOnPage = Pick<Item, 'type' | 'genre' | 'number' | 'publisher'>;

const thesis =
  /\b(?:thesis|dissertation|in partial fulfil\w+|masterarbeit|bachelorarbeit|diplomarbeit|doktorarbeit|inauguraldissertation|habilitationsschrift|tesis|tese|th[eè]se|proefschrift|tesi di|avhandling)\b/i;

/** Kinds of theses, the first that fits. */
const theses: readonly [pattern: RegExp, genre: string][] = [
  [
    /\b(?:doctor|ph\.? ?d|doktor|docteur|doctorat|proefschrift|inauguraldissertation)/i,
    'Doctoral dissertation',
  ],
  [/\b(?:master|m\.? ?sc|magist|mestrado|máster|maestr[ií]a)/i, 'Master’s thesis'],
  [/\b(?:bachelor|licen[cs]iat|b\.? ?sc)/i, 'Bachelor’s thesis'],
];

const report =
  /\b((?:technical|research|annual|final|policy|project|staff|discussion|working|occasional|white|policy research working) (?:report|papers?|brief))(?: series)?(?:[ ,:]{0,3}(?:no\.?|nr\.?|number|#)? ?([A-Z]{0,6}[-/]?\d[\w/.-]{0,20}))?/i;

const school =
  /(?:\p{Lu}[\p{L}.’'-]{1,30} ){0,4}(?:University|Universit[äéà]t?e?|Universiteit|Universidade?|Universitetet|Univerzita|College|Hochschule|Politecnico|Polytechnic|Institute of Technology|École [\p{L} ]{3,30})(?: (?:of|at|de|do|da|di|du|zu|van|för|i))?(?: (?:the |la )?\p{Lu}[\p{L}.’'-]{1,30}){0,4}/u;

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1).toLowerCase();

/** Kind, institution and number by the lines of a first page that are no running text; a thesis or a report says what it is. */
export function kindOnPage(lines: readonly string[], isFullPage: boolean): KindOnPage {
  const text = lines.join('\n').slice(0, 4_000);
  if (!isFullPage && thesis.test(text)) {
    const genre = theses.find(([pattern]) => pattern.test(text))?.[1] ?? 'Thesis';
    const publisher = lines.flatMap((line) => school.exec(line.slice(0, 300))?.[0].trim() ?? [])[0];
    return { type: 'thesis', genre, ...(publisher && { publisher }) };
  }
  const [, phrase, number] = report.exec(text) ?? [];
  if (phrase !== undefined) {
    const publisher = lines.find((line) => line.length < 100 && !report.test(line) && isOrganisation(line));
    return {
      type: 'report',
      genre: capitalised(phrase),
      ...(number !== undefined && { number: number.replace(/[.,]$/, '') }),
      ...(publisher !== undefined && { publisher }),
    };
  }
  return { type: lines.slice(0, 8).some((line) => /^chapter \w+$/i.test(line)) ? 'chapter' : 'document' };
}

/** Where an article appeared: "River Studies 12 (2019) 45–67", "Water, Vol. 4, No. 2, pp. 1–9 (2020)". */
const inJournal =
  /^([\p{L}][\p{L}\p{M} &:.'’-]{3,80}?),? (?:vol(?:ume)?\.? ?)?(\d{1,4})(?:(?: ?\((\d{1,4})\)|,? (?:no|nr|issue)\.? ?(\d{1,4}))(?=[ ,:;]|$))?[,:;]?(?: \(?((?:19|20)\d\d)\)?[,:;]?)? ?(?:pp?\.? ?)?((?:e|[A-Z])?\d{1,6} ?[-–] ?(?:e|[A-Z])?\d{1,6})/u;

/** The journal in a line at the head or foot of a page, with volume, issue, year and pages. */
export function journalIn(line: string): Partial<Item> | undefined {
  const [, container, volume, issue, number, year, page] = inJournal.exec(line.slice(0, 200)) ?? [];
  if (container === undefined || volume === undefined) return undefined;
  const first = issue ?? number;
  return {
    'container-title': container.trim(),
    volume,
    ...(first !== undefined && { issue: first }),
    ...(year !== undefined && { issued: { 'date-parts': [[Number(year)]] } }),
    ...(page !== undefined && { page: page.replace(/ ?[-–] ?/, '-') }),
  };
}
