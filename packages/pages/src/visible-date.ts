import { type DateHints, findDates, isoDate, readPageDate } from '@citewright/record';
import { isAside } from './aside.ts';
import { labelLength } from './byline-label.ts';
import type { Claims, TextClaim } from './claim.ts';
import type { Headline } from './headline.ts';
import { attribute, elementAt, markers, type Page, type PageElement, textOf } from './page.ts';
import { isReview } from './review.ts';

const reach = { before: 500, after: 3_000 } as const;
const dateMarkers =
  /(?:date|time|published|publish|posted|pubdate|datum|fecha|entry-meta|post-meta|postmeta|article-meta|meta-info|byline|dateline|timestamp|giorno|data|zeit|uhr|tarih|pvm|dato|datering)/;
/** Words before a date that belongs to another event and must never be used. A review changes nothing. */
const otherEventWords =
  /(?:^|[\s(|.])(?:next |z\. ?b\.|e\.g\.|for example|beispiel|par exemple|p\. ?ej\.|ad es\.|bijv\.|np\.|review(?!(?:ed)? by)|accession|available|deposit|joined|join date|member since|registered|registriert|mitglied seit|inscrit|born|expire|expir|due|deadline|event|copyright|received|accepted|eingegangen|reçu|recibido|valid until|born|geboren|©)[^\n]{0,24}$/i;
/** Words before a date of modification. */
const changeWords =
  /(?:^|[\s(|])(?:updat|modif|ultim|última|dernière|laatst|senast|sist |sidst|viimeksi|ostatni|naposled|последн|останн|τελευταί|actuali|aktualisiert|aggiornat|atualiz|mis(?:e)? à jour|maj |revis|last |edited|обновл|изменен|оновлен|змінен|bijgewerkt|gewijzigd|oppdatert|endret|uppdater|ändrad|opdater|ændret|redigeret|päivitet|muokat|zaktualiz|aktualizacj|zmodyf|upraven|změn|zmen|aktualizo|güncelle|değişt|frissít|módos|actualizat|ažurir|posodob|ενημ|τροποπ|تحديث|תעודכן|עודכן|به ?روز|cập nhật|แก้ไข|อัปเดต|diperbarui|更新|修改|修订|最終|最后|수정|업데이트|geändert|stand|letzte|zuletzt)[^\n]{0,24}$/i;
/** Labels of the page's modification date at its end, in one line with the date. */
const lastChange =
  /(?:last (?:edited|updated|modified|changed|revised)|page (?:updated|modified)|updated on|date modified|zuletzt |letzte (?:änderung|aktualisierung|bearbeitung)|dernière (?:modification|mise à jour)|última (?:modificación|actualización|edición|atualização|modificação|vez)|ultima (?:modifica|volta)|laatst (?:bewerkt|gewijzigd|bijgewerkt)|senast|ostatnio (?:edytowano|zmodyfikowano)|naposledy (?:změněna|upravena|editována)|последнее изменение|последний раз|востаннє|sist (?:endret|redigert)|sidst (?:ændret|redigeret|opdateret)|viimeksi|son (?:düzenleme|güncelleme|değiş)|utols[óo]|마지막으로|最終更新|最后(?:修订|编辑|更新))[^\n]{0,60}$/i;
const publishWords =
  /(?:^|[\s(|])(?:publi|posted|post[ée]|veröffentlicht|erschienen|created|erstellt|issued|released|first|online|опубл|julkaistu|gepubliceerd|geplaatst|publicer|offentliggj|udgivet|yayın|giriş|oluştur|opublik|dodano|vydáno|zveřejn|publikov|közzét|megjelen|objavlj|δημοσ|размещ|дата|نشر|פורסם|انتشار|đăng|เผยแพร่|diterbitkan|dipublikasikan|added|written|date|datum|fecha|data|公開|掲載|投稿|配信|发布|發布|发表|입력|등록|게시)[^\n]{0,24}$/i;

/** Words before a date that precede one in a sentence too. */
const prepositions = /(?:^|[\s(|])(?:on|am|le|el|il) [^\n]{0,24}$/i;

/**
 * Below this score a date in the text probably belongs to something else: today's date in the header, an
 * example in a sentence.
 */
const least = 40;

/** This many different dates with the score of the best one belong to a list of other works. */
const listed = { dates: 4, within: 12 } as const;

interface Candidate {
  value: string;
  score: number;
  source: 'time' | 'text';
  modified: boolean;
}

/** Claims of visible dates: `time` elements and dates in the text near the headline. */
export function readVisibleDate(page: Page, headline: Headline | undefined, hints: DateHints): Claims {
  const candidates = [...timeElements(page, headline), ...textDates(page, headline, hints)];
  const dateline = datelineOf(page, headline, hints);
  const texts = (isList(candidates, hints) ? [] : candidates)
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(
      ({ value, source, modified }): TextClaim => ({
        field: modified ? 'modified' : 'issued',
        value,
        family: 'visible',
        source,
      }),
    );
  return {
    texts: [...dateline, ...texts, ...labelledYear(page, headline), ...footerChange(page, hints)],
    names: [],
  };
}

/** True when the best date in the text belongs to a list ("More episodes" with a date each) instead of the page. */
function isList(candidates: readonly Candidate[], hints: DateHints): boolean {
  const issued = candidates.filter(({ modified }) => !modified);
  const best = Math.max(0, ...issued.map(({ score }) => score));
  const rivals = issued.filter(({ score }) => score >= Math.max(least, best - listed.within));
  return new Set(rivals.map(({ value }) => dateKey(value, hints))).size >= listed.dates;
}

function dateKey(value: string, hints: DateHints): string {
  const date = readPageDate(value, hints);
  return date === undefined ? '' : isoDate(date);
}

/**
 * Maximum distance from the headline, in characters of visible text, at which a separate date surely belongs
 * to the page.
 */
const beside = { before: 120, after: 300 } as const;
/** In characters: text that an element may have besides its date (a weekday, "Published", a section). */
const label = 30;

/** The only date in a separate element beside the headline; undefined when there are several. */
function datelineOf(page: Page, headline: Headline | undefined, hints: DateHints): TextClaim[] {
  if (!headline) return [];
  const from = Math.max(0, headline.element.start - beside.before);
  const found = findDates(page.text.slice(from, headline.element.end + beside.after), hints);
  const values = found.flatMap((date) => {
    const [start, end] = [from + date.start, from + date.end];
    const element = elementAt(page, start);
    const alone = element && element.end - element.start <= end - start + label && !isAside(page, element);
    const before = labelBefore(page.text, start);
    const other = changeWords.test(before) || otherEventWords.test(before);
    return date.day && alone && !other ? [isoDate(date)] : [];
  });
  const [value, ...others] = new Set(values);
  if (value === undefined || others.length > 0) return [];
  return [{ field: 'issued', value, family: 'dateline', source: 'text' }];
}

const footer = 1_500;

/**
 * The modification date at the end of a page: "Page last updated: 3 March 2021", "This page was last edited
 * on 4 May 2020".
 */
function footerChange(page: Page, hints: DateHints): TextClaim[] {
  const from = Math.max(0, page.text.length - footer);
  const text = page.text.slice(from);
  return findDates(text, hints)
    .filter(({ start, day }) => day && lastChange.test(text.slice(Math.max(0, start - 60), start)))
    .slice(0, 1)
    .map(({ start, end }) => ({
      field: 'modified',
      value: text.slice(start, end),
      family: 'visible',
      source: 'text',
    }));
}

function timeElements(page: Page, headline: Headline | undefined): Candidate[] {
  return page.elements
    .filter(
      (element) =>
        element.tag === 'time' ||
        (element.attributes.has('datetime') && element.tag !== 'del') ||
        (element.attributes.has('title') && isTitledDate(element)) ||
        machineTime(element) !== '',
    )
    .slice(0, 200)
    .flatMap((element) => {
      const value =
        attribute(element, 'datetime') ||
        titledDate(element) ||
        machineTime(element) ||
        textOf(page, element);
      const near = nearness(element.start, headline, page);
      const before = labelBefore(page.text, element.start);
      if (near === 0 || isAside(page, element) || otherEventWords.test(before)) return [];
      return [{ value, score: near + 10, source: 'time' as const, modified: isUpdate(page, element) }];
    });
}

/** Attributes from which scripts compute "5 years ago": a date or seconds since 1970. */
const machineAttributes = [
  'data-timestamp',
  'data-datetime',
  'data-seconds',
  'data-pubdate',
  'data-published',
  'data-time',
  'ts',
];

function machineTime(element: PageElement): string {
  if (element.attributes.size === 0) return '';
  const values = machineAttributes.map((name) => attribute(element, name).slice(0, 60).trim());
  return values.find((value) => value !== '' && readPageDate(value)?.day !== undefined) ?? '';
}

/** "5 years ago" with the date in the `title` attribute. */
function isTitledDate(element: PageElement): boolean {
  return (element.tag === 'abbr' || dateMarkers.test(markers(element))) && titledDate(element) !== '';
}

function titledDate(element: PageElement): string {
  const title = attribute(element, 'title').slice(0, 100);
  return readPageDate(title)?.day === undefined ? '' : title;
}

function isUpdate(page: Page, element: PageElement): boolean {
  const words = `${markers(element)} ${element.parent ? markers(element.parent) : ''} ${attribute(element, 'itemprop')}`;
  if (/updated|modified|modification/.test(words.toLowerCase()) && !/published/.test(words)) return true;
  return changeWords.test(labelBefore(page.text, element.start));
}

/** Closeness of a text offset to the headline, 1 to 100; 0 = too far. */
function nearness(at: number, headline: Headline | undefined, page: Page): number {
  if (!headline) return at < 4_000 ? 60 - at / 100 : page.text.length - at < 1_500 ? 5 : 0;
  const after = at - headline.element.end;
  if (after >= 0) return after <= reach.after ? 100 - (after / reach.after) * 60 : 0;
  const before = headline.element.start - at;
  return before <= reach.before ? 85 - (before / reach.before) * 80 : 0;
}

function textDates(page: Page, headline: Headline | undefined, hints: DateHints): Candidate[] {
  const from = Math.max(0, headline ? headline.element.start - reach.before : 0);
  const to = headline ? headline.element.end + reach.after : 6_000;
  const isOfReview = isReview(page, headline);
  return findDates(page.text.slice(from, to), hints).map((date) => {
    const at = from + date.start;
    const line = lineAround(page.text, at, from + date.end);
    const before = labelBefore(page.text, at);
    const element = elementAt(page, at);
    const marked =
      element && dateMarkers.test(`${markers(element)} ${element.parent ? markers(element.parent) : ''}`)
        ? 15
        : 0;
    const elsewhere = element && isAside(page, element) ? 60 : 0;
    const foreign = otherEventWords.test(before) || (!isOfReview && otherLine.test(line)) ? 100 : 0;
    const month =
      date.day || isLabelledMonth(page.text, line, at, from + date.end) || isUnderHeadline(line, at, headline)
        ? 0
        : 75;
    const isLabelled = publishWords.test(before);
    const inProse =
      line.length > 160 || (!isLabelled && isSentence(line.slice(0, at - lineStart(page.text, at))));
    const prose = inProse ? 60 : line.length > 90 ? 25 : 0;
    const label = isLabelled || (!inProse && prepositions.test(before)) ? 15 : 0;
    return {
      value: page.text.slice(at, from + date.end),
      score: nearness(at, headline, page) + marked + label - foreign - prose - elsewhere - month,
      source: 'text' as const,
      modified: changeWords.test(before) || (element !== undefined && isUpdate(page, element)),
    };
  });
}

/** True for a date inside a sentence: "A soldier carries a child near the dam on Thursday, April 11, 2024. (Photo)" */
function isSentence(opening: string): boolean {
  if (opening.length < 40 || labelLength(opening) > 0 || changeWords.test(opening)) return false;
  return (opening.match(/(?:^|\s)\p{Ll}{1,20}(?=\s)/gu)?.length ?? 0) >= 3;
}

/** "Kimura, H. (2019). Kelp." dates another work, "Last reviewed by a doctor on" a review. */
const otherLine =
  /\p{Lu}\. \((?:19|20)\d\d[a-z]?(?:, [^()]{3,20})?\)|^\s*(?:last |medically |next )*reviewed\b/iu;

const labelOfDate =
  /^(?:publication date|published(?: on)?|publish date|dc\.date\.issued|date(?: published| of publication| issued)?|issued|release date|erschienen|veröffentlicht(?: am)?|datum|date de publication|publié(?: en)?|fecha(?: de publicación)?|data(?: di pubblicazione| de publicação)?):?$/i;

/** A month alone in one of the lines under the headline, as on old pages: "April 1997" */
function isUnderHeadline(line: string, at: number, headline: Headline | undefined): boolean {
  const after = headline === undefined ? -1 : at - headline.element.end;
  return after >= 0 && after < 120 && line.trim().length <= 20;
}

/** A year with a label: "Année : 2015", "Publication year" above "2015". Weaker than any other date. */
const yearWithLabel =
  /^(?:(?:publication )?year|year of publication|année(?: de publication)?|(?:erscheinungs)?jahr|año(?: de publicación)?|ano|anno|jaar|år|rok|vuosi|published|publication date|date|issued|datum|fecha|data)\s?:?\s?\n?\s?((?:19|20)\d\d)$/gimu;

function labelledYear(page: Page, headline: Headline | undefined): TextClaim[] {
  const { start, end } = headline?.element ?? { start: 0, end: 0 };
  const text = page.text.slice(Math.max(0, start - reach.before), end + reach.after);
  const [, year = ''] = text.matchAll(yearWithLabel).next().value ?? [];
  return year === '' ? [] : [{ field: 'issued', value: year, family: 'visible', source: 'text' }];
}

/** A month without a day is the page's date only with a label and alone in its line: "Date: July 2018". */
function isLabelledMonth(text: string, line: string, start: number, end: number): boolean {
  const label = line.slice(0, Math.max(0, line.length - (end - start))).trim();
  if (line.trim().endsWith(text.slice(start, end)) && labelOfDate.test(label)) return true;
  if (line.trim() !== text.slice(start, end)) return false;
  const above = text.slice(Math.max(0, start - 60), start).trimEnd();
  return labelOfDate.test(above.slice(above.lastIndexOf('\n') + 1).trim());
}

/** The text before a date in its line; for a date at the beginning of a line, the short line above ("Published"). */
function labelBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 40), at);
  const lines = before.trimEnd().split('\n');
  const isFirst = before.trimEnd() !== before.replace(/[^\S\n]+$/, '');
  const above = isFirst && lines.length > 1 ? (lines.at(-1) ?? '') : '';
  return above !== '' && above.length <= 30 && !/\d/.test(above) ? `${above} ` : before;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at) + 1;
}

function lineAround(text: string, start: number, end: number): string {
  const to = text.indexOf('\n', end);
  return text.slice(lineStart(text, start), to < 0 ? undefined : to);
}
