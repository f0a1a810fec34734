import {
  type ArchivedCopy,
  archivedCopy,
  bareDoi,
  parseDoi,
  parseIsbn,
  parseUrl,
} from '@citewright/identifiers';
import { type DateValue, findDates, type Item, isGivenName, readDate } from '@citewright/record';
import type { Label } from '../labelling/labels.ts';
import { bareAddress } from '../labelling/tokens.ts';
import { completed, containerLead, meeting, type Part } from './completed-parts.ts';
import { readPeople } from './names.ts';
import { bare, joined } from './plain.ts';

const aYear = /(?<!\d)(1[5-9]\d\d|20\d\d)(?=[a-z]?(?!\d))/;

/** The first date in a text, in any language. */
function foundDate(text: string): DateValue | undefined {
  const [found] = findDates(text);
  if (!found) return undefined;
  const { year, month, day } = found;
  return {
    'date-parts': [month === undefined ? [year] : day === undefined ? [year, month] : [year, month, day]],
  };
}

function dateFrom(texts: readonly string[]): DateValue | undefined {
  const text = bare(texts.find((one) => aYear.test(one)) ?? texts[0] ?? '').replace(/(\d{4})[a-z]$/, '$1');
  const year = aYear.exec(text)?.[1];
  if (year === undefined)
    return /\b(?:in press|forthcoming|im druck|à paraître|en prensa|no prelo)\b/i.test(text)
      ? { literal: text }
      : undefined;
  const whole = readDate(text.replace(/^\((.*)\)$/, '$1'));
  if (whole && 'date-parts' in whole) return whole;
  return foundDate(text) ?? { 'date-parts': [[Number(year)]] };
}

/** Words before the day on which a page was read; `Retrieved from` stands before an address. */
const accessWords =
  /(?<!\p{L})(?:accessed|cited|retrieved|viewed|last visited|abgerufen|zugriff|letzter|consulté|consultado|acesso|acessado|visitato|consultato|hämtad|geraadpleegd|дата обращения|閲覧日?|访问日期|引用日期|检索日期)(?!\p{L})/giu;
/** Characters behind such words in which the day stands. */
const accessLength = 40;

/** Where a reference says when it was read: behind the last words for it that a day follows. `The most cited papers, 2019` says none. */
function accessIn(whole: string): { start: number; text: string; date: DateValue } | undefined {
  const found = Array.from(whole.matchAll(accessWords), ({ index, 0: words }) => {
    const from = index + words.length;
    const text = whole.slice(from, from + accessLength).split(/https?:|www\./, 1)[0] ?? '';
    const date = foundDate(text);
    const isDay = date && 'date-parts' in date && date['date-parts']?.[0]?.length === 3;
    return isDay ? { start: from, text, date } : undefined;
  });
  return found.findLast((access) => access !== undefined);
}

const number = (text: string | undefined) =>
  text === undefined ? undefined : /[A-Za-z]{0,3}\d[\w./–-]*/.exec(bare(text))?.[0];

/** `12(3)`, `12, no. 3`, `12, 3`, `12.3`: a volume with its issue. */
const inVolume =
  /^(?:v(?:ol(?:umen?)?)?\.?|bd\.?|band|t(?:ome|omo)?\.?|jg\.?)?\s*([A-Z]?\d+[a-z]?)\s*(?:\(([^)]+)\)|,\s+(\d{1,3})$|[,.]?\s*(?:nos?|nrs?|n°|nº|num|heft|h)\.?\s*(\d\S*)|\.(\d{1,3})$)?/i;
/** `n° 77`, `Heft 3`: magazines count issues without volumes. */
const issueOnly = /^\W*(?:n[o°ºr]?s?|num|heft|issue)\.?\s*\d/i;
const pageRange =
  /(?:[A-Za-z]{0,3}\d+[\d.]*[A-Za-z]?)(?:\s*(?:[-‐–—−]+|--)\s*[A-Za-z]{0,3}\d+[A-Za-z]?)?(?:\s*,\s*\d+(?:\s*[-–]\s*\d+)?)*/u;

function pagesFrom(text: string | undefined): string | undefined {
  if (text === undefined || /^\W*\d+\s*(?:pp?|pages?|S|Seiten|págs?|с|s)\b\.?\W*$/u.test(text))
    return undefined;
  return pageRange.exec(joined(text))?.[0].replace(/\s*(?:[‐–—−-]+)\s*/g, '-');
}

/** `2002 Jul 25;347(4):284-7`: date, volume, issue and pages as medical journals print them (Citing Medicine, chapter 1). */
const medical =
  /\b(?<date>(?:1[89]|20)\d\d(?: \p{L}{3,9}\.?(?:-\p{L}{3,9}\.?)?(?: \d{1,2})?)?) ?; ?(?<volume>\d{1,4}[A-Z]?)(?: ?\((?<bracket>[^()]{1,24})\)| (?<supplement>Suppl\.?(?: \d{1,3})?))? ?: ?(?<pages>[A-Za-z]{0,3}\d+[A-Za-z]?(?: ?[-‐–—] ?[A-Za-z]{0,3}\d+[A-Za-z]?)?)(?![\w/])/u;

/** `39, 6 (Nov. 2020), 1–15`: volume, issue, date and pages as the ACM prints them. */
const ofAcm =
  /(?<![\d.,-])(?<volume>\d{1,4}), (?<bracket>\d{1,3}) \((?<date>(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\)[,:] (?:pp?\. ?)?(?<pages>\d+(?: ?[-‐–—] ?\d+)?)(?![\w/])/u;
/** `111(1):98–136, 2015`: bibliographies of LaTeX. */
const ofLatex =
  /(?<![\d.,-])(?<volume>\d{1,4})(?: ?\((?<bracket>[^()]{1,24})\))?: ?(?<pages>[A-Za-z]?\d+ ?[-‐–—]{1,2} ?[A-Za-z]?\d+), (?<date>(?:\p{L}{3,9} )?(?:19|20)\d\d)\./u;
/** `pages 1:1–1:27`: each article counts its own pages (LIPIcs). */
const ofArticle = /\bpages? (\d+:\d+) ?[-–—]{1,2} ?(\d+:\d+)(?!\d)/;

/** A suffix that was cut from its name. */
const suffixApart = /; (?=(?:Jr|Sr|JR|SR|II|III|IV|2nd|3rd)\b\.?(?:[,;]|$))/gu;

/** Whether the people with whom an entry opens are its editors: `Okafor AB, Lind CD, editors.` */
function openWithEditors([people, ...more]: readonly string[], whole: string): boolean {
  if (people === undefined || more.length > 0) return false;
  const behind = whole.slice(whole.indexOf(people) + people.length).slice(0, 12);
  return (
    /^[,\s]{0,2}\(?(?:editors?|eds\.)(?!\p{L})/iu.test(behind) ||
    /[,(] ?(?:editors?|eds\.?)\)?[.,]?$/iu.test(people)
  );
}

/** `CVPR`, `NeurIPS 2019`, `ICML'12` */
const acronym = /^[A-Z][A-Za-z]{0,4}[A-Z]{2,6}(?:[ ’'-]?\d{2,4})?$/;
const periodical =
  /\b(?:journal|review|revue|zeitschrift|revista|rivista|annals|annales|bulletin|magazine|transactions)\b/i;

const newspaper =
  /\b(?:times|post|guardian|herald|tribune|telegraph|news|zeitung|tageblatt|le monde|le figaro|el país|diario|jornal|corriere|gazette)\b/i;

/** The type that the parts speak of. Magazines print days, or months without volumes; `isMedical` journals print days, too. */
function typeOf(
  fields: Partial<Item>,
  parts: readonly Part[],
  genre: string,
  isMedical: boolean,
): Item['type'] {
  const container = String(fields['container-title'] ?? '');
  if (/\b(?:thesis|dissertation|thèse|tesis|tese|tesi|diss|doktorarbeit|habilitation)\b/i.test(genre))
    return 'thesis';
  if (/\b(?:tech(?:nical)?\.? ?report|report|rapport|bericht|working paper)\b/i.test(genre)) return 'report';
  const has = (label: Label) => parts.some((part) => part.label === label);
  if (container) {
    const isIn = parts.some(({ label, text }) => label === 'container' && containerLead.test(text));
    if (meeting.test(container) || (isIn && acronym.test(container))) return 'paper-conference';
    if (periodical.test(container) && !fields.editor && !fields.publisher) return 'article-journal';
    const [first] = fields.issued && 'date-parts' in fields.issued ? (fields.issued['date-parts'] ?? []) : [];
    const isDated = !isMedical && (fields.volume ? first?.[2] : first?.[1]) !== undefined;
    if (isDated && !fields.editor && !fields.publisher && (fields.page || fields.volume || !fields.URL))
      return newspaper.test(container) ? 'article-newspaper' : 'article-magazine';
    if (fields.volume && !fields.editor && !fields.publisher) return 'article-journal';
    if (fields.editor || fields.publisher || has('place') || isIn) return 'chapter';
    return fields.page || fields.volume || fields.issue || fields.DOI
      ? 'article-journal'
      : fields.URL
        ? 'webpage'
        : 'article-journal';
  }
  if (fields.publisher || fields.edition || has('place')) return 'book';
  return fields.URL && !fields.DOI ? 'webpage' : 'document';
}

/** The copy in an archive of the web whose address stands in a text, with or without its scheme. */
function copyIn(text: string): ArchivedCopy | undefined {
  const word = text.split(' ').find((one) => /.\/https?:\/./i.test(one));
  return word === undefined
    ? undefined
    : archivedCopy(word.replace(/^[(<[]+/, '').replace(/[.,;)>\]]+$/, ''));
}

/** The address in a text, with a scheme where it has none. */
function addressIn(text: string): string | undefined {
  const whole = /(?:https?:\/\/|www\.)[^\s<>]+/.exec(text)?.[0];
  const bare = whole === undefined ? bareAddress.exec(text)?.[0] : undefined;
  return (whole ?? (bare && `https://${bare}`))?.replace(/[.,;)\]]+$/, '');
}

/** DOIs of the nineties hold what looks like a tag: `4<362::aid-bies14>3.0.co;2-l`. */
const inSici = /\/\S*\d<[^<>\s]*>\d/;

/** A DOI in a text, also one that a line break has cut after its prefix or its slash. */
function doiIn(text: string): string | undefined {
  const [, prefix, suffix] = /\b(10\.\s?\d{4,9})\s?\/\s?(\S+)/.exec(text) ?? [];
  const doi =
    prefix && parseDoi(`${prefix.replace(/\s/g, '')}/${suffix?.replace(/[.;,]?PM(?:C?ID|C):?.*$/i, '')}`);
  return doi ? bareDoi(doi) : undefined;
}

const arxiv = /\barXiv\s*:?\s*((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?)/i;

/**
 * A body that a reference with a year in brackets begins with: `Health Watch. (2019). Guide to water.` There people are written with a comma
 * or initials, so words without either that begin with no given name are the name of a body.
 */
function isBodyBeforeYear(author: string, whole: string): boolean {
  const [first = '', ...others] = author.split(' ');
  const isPlain = others.length > 0 && !/[,;&.]|\p{Lu}\p{Lu}|\b(?:and|und|et|y)\b/u.test(author);
  return isPlain && !isGivenName(first) && whole.replace(/^\W+/, '').startsWith(`${author}. (`);
}

/** Whether what was read as a title is none, but the address of the site. */
const isSiteOnly = ({ title, URL: url }: Partial<Item>): boolean =>
  title === undefined ||
  (url !== undefined && new URL(String(url)).hostname.replace(/^www\./, '') === String(title).toLowerCase());

/** A reference's fields as an item. What no part says is absent; nothing is added. */
export function itemOfParts(labelled: readonly Part[], whole: string): Item {
  const parts = completed(labelled);
  const all = (label: Label) => parts.filter((part) => part.label === label).map(({ text }) => text);
  const first = (label: Label) => all(label)[0];
  const item: Partial<Item> = {};
  const put = <Field extends keyof Item>(field: Field, value: Item[Field] | undefined): void => {
    if (value !== undefined && value !== '') item[field] = value;
  };

  // `Okafor AB, Lind CD, editors.`
  const areEditors = all('editor').length === 0 && openWithEditors(all('author'), whole);
  for (const label of ['author', 'editor'] as const) {
    // `Smith JA III` may be cut before the suffix.
    const text = all(label).join('; ').replace(suffixApart, ' ');
    const names = isBodyBeforeYear(bare(text), whole) ? [{ literal: bare(text) }] : readPeople(text);
    if (names.length > 0) put(areEditors ? 'editor' : label, names);
  }
  put('title', bare(first('title') ?? ''));
  put('container-title', bare((first('container') ?? '').replace(containerLead, '')));
  put('collection-title', bare(first('collection') ?? ''));
  const access = accessIn(whole);
  // The day on which a page was read is no date of its own, though it may be labelled as one.
  const isOfAccess = (date: string) => access?.text.includes(date) && whole.indexOf(date) >= access.start;
  put('issued', dateFrom(all('date').filter((date) => !isOfAccess(bare(date)))));
  const [, volume, bracket, behind, issue, decimal] = inVolume.exec(bare(first('volume') ?? '')) ?? [];
  const isIssue = first('issue') === undefined && issueOnly.test(first('volume') ?? '');
  put(isIssue ? 'issue' : 'volume', (volume ?? number(first('volume')))?.replace(/[–—]/g, '-'));
  // `Shock and Vibration, 2019, 1-23`: some journals count their volumes by years.
  const dates = all('date').map(bare);
  if (dates.length > 1 && /^(?:19|20)\d\d$/.test(dates[1] ?? '') && item['container-title'] && first('pages'))
    item.volume ??= dates[1];
  if (item['container-title']) put('volume', item.volume ?? /\bvol\. ?(\d{1,4})\b/i.exec(whole)?.[1]);
  put('issue', number(first('issue')) ?? bracket ?? behind ?? issue?.replace(/[,.;:]$/, '') ?? decimal);
  put('page', pagesFrom(first('pages')));
  // `Materials Science, 410–411, 447–450`: the first range is of volumes.
  const [, volumes, pages] = /^(\d+-\d+), (\d+-\d+)$/.exec(String(item.page ?? '')) ?? [];
  if (item['container-title'] && item.volume === undefined && volumes && pages) {
    item.volume = volumes;
    item.page = pages;
  }
  const line = joined(whole);
  const printed = (
    medical.exec(line.replace(/ ?\[(?:cited|internet|online)[^[\]]{0,40}\]/gi, '')) ??
    ofAcm.exec(line) ??
    ofLatex.exec(line)
  )?.groups;
  if (printed) {
    put('issued', dateFrom([printed.date ?? '']));
    put('volume', printed.volume);
    put('issue', printed.bracket ?? printed.supplement);
    put('page', pagesFrom(printed.pages));
  }
  const [, from, to] = ofArticle.exec(line) ?? [];
  put('page', from && to && `${from}-${to}`);
  put('publisher', bare(first('publisher') ?? ''));
  put('publisher-place', bare(first('place') ?? ''));
  put(
    'edition',
    first('edition') === undefined
      ? undefined
      : (/\d+/.exec(first('edition') ?? '')?.[0] ?? bare(first('edition') ?? '')),
  );
  const genre = bare([...all('genre'), ...all('note')].join(' '));
  put('genre', bare(first('genre') ?? ''));
  const [doi] = inSici.test(whole)
    ? [doiIn(whole)]
    : [...all('doi'), ...all('url'), whole].flatMap((text) => doiIn(joined(text)) ?? []);
  put('DOI', doi);
  const address = addressIn(joined(first('url') ?? whole));
  const copy = copyIn(line);
  const url = copy?.original ?? (address === undefined ? undefined : parseUrl(address));
  put('archive', copy?.archive);
  put('archive_location', copy?.address);
  if (url !== undefined && !/\/\/(?:dx\.)?doi\.org\//.test(url)) put('URL', url);
  const isbn = /\bISBN(?:-1[03])?:?\s*([\dX –-]{10,20})/i.exec(whole)?.[1];
  put('ISBN', isbn === undefined ? undefined : parseIsbn(isbn.trim()));
  const preprint = arxiv.exec(whole)?.[1];
  if (preprint !== undefined) put('number', `arXiv:${preprint}`);
  const accessed = all('note').find((note) => note.search(accessWords) >= 0);
  put('accessed', access?.date ?? (accessed === undefined ? undefined : foundDate(accessed)));
  const [body, ...others] = item.author ?? [];
  // The APA has the title of a page without an author in the author's place.
  if (others.length === 0 && isBodyBeforeYear(body?.literal ?? '', whole) && isSiteOnly(item)) {
    put('container-title', item.title);
    put('title', body?.literal);
    delete item.author;
  }
  return {
    id: '',
    ...item,
    type:
      preprint !== undefined && !item.volume ? 'article' : typeOf(item, parts, genre, printed !== undefined),
  };
}
