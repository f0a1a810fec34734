import { type DateHints, findDates } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { isAside, isOfSubjects } from './aside.ts';
import { splitNames } from './authors.ts';
import { isHeadingOfNames, isLabelAlone, labelLength, stripLabel, withoutBrackets } from './byline-label.ts';
import { isNameLike, isProse, segments } from './byline-segment.ts';
import { isOfCategory } from './category-link.ts';
import { reportersInLine } from './east-asian-byline.ts';
import type { Headline } from './headline.ts';
import { joinAddressed, withoutAddresses } from './mail-address.ts';
import { isRole, withoutLifeDates } from './name-cleaning.ts';
import { isOrganisation } from './organisation.ts';
import { ancestors, elementAt, ownText, type Page, type PageElement } from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';
import { isReview } from './review.ts';

/** Maximum distance of a line from the headline, in characters of visible text. */
const reach = { before: 500, after: 2_000, unlabelled: 250 } as const;

/** On a page that is a review, its author: elsewhere a reviewer has only checked the text. */
const reviewer = /(^|\n)\s*(?:a )?(?:reviewed|rated|tested) by(?=\s)/i;

/** Lines near the headline with a label and names. */
export interface LabelledLines {
  /** At most three, in page order. */
  after: string[];
  /** At most one: a line above a headline is more often another work's. */
  before: string[];
}

/** Names in lines near the headline that begin with "By", "Von", "Autor:" (possibly after a date). */
export function labelledLines(page: Page, headline: Headline | undefined, hints: DateHints): LabelledLines {
  const { start, end } = headline?.element ?? { start: 0, end: 0 };
  const text = ownText(page, end, end + reach.after);
  const after = joinAddressed((isReview(page, headline) ? text.replace(reviewer, '$1By') : text).split('\n'));
  const before = ownText(page, Math.max(0, start - reach.before), start)
    .split('\n')
    .toReversed();
  return { after: namedLines(after, hints).slice(0, 3), before: namedLines(before, hints).slice(0, 1) };
}

/** "Sueli Brandão perguntou em 11 de setembro": what a person did on a platform, before its date. */
const deed =
  /^\s*(\p{L}[^:.!?\d]{1,48}?)\s(?:asked|posted|wrote|started|shared|perguntou|publicou|escreveu|preguntó|publicó|escribió|fragte|hat gefragt|schrieb|a demandé|a écrit|a publié|ha chiesto|ha scritto|vroeg|schreef|frågade|skrev|zapytał|zapytała|napisał|napisała)(?:\s(?:this|a question|eine frage|uma pergunta|una pregunta))?,?(?=\s.{0,24}\d)/iu;

/** A line with its name labelled, where it says what somebody did. */
function withLabel(line: string): string {
  const [said = '', name = ''] = line.length > 160 ? [] : (deed.exec(line) ?? []);
  return isPossiblePerson(name) ? `By ${name} | ${line.slice(said.length)}` : line;
}

function namedLines(printed: readonly string[], hints: DateHints): string[] {
  const lines = printed.map((line) => withLabel(withoutBrackets(line)));
  return lines.flatMap((line, index) => {
    const label = line.trim();
    const next = withoutLifeDates(lines[index + 1]?.trim() ?? '');
    if (isHeadingOfNames(label.replace(/\s?[:：]$/, '')) && isPersonLine(next)) {
      // A table repeats the label: "dc.contributor.author", "Holm, Karin", "dc.contributor.author", "Ek, Bo"
      if (lines.slice(Math.max(0, index - 4), index).some((line) => line.trim() === label)) return [];
      return repeatedLabel(lines, index)
        .flatMap((at) => peopleUnderHeading(lines, at + 1))
        .join('; ');
    }
    if (!isLabelAlone(label)) {
      const name = nameInLine(line, hints);
      return name === undefined ? [] : [name, ...continuation(lines, index + 1, hints)].join(', ');
    }
    return nameInLine(`${label.replace(/[:：]$/, '')}: ${next}`, hints) ?? [];
  });
}

/** People in the lines after a byline, up to the one after "and": "By Jane Roe", "John Doe", "and Mary Major". */
function continuation(lines: readonly string[], from: number, hints: DateHints): string[] {
  const next = lines.slice(from, from + 8).map((line) => line.trim());
  const end = next.findIndex((line) => !isCertainPerson(line.replace(conjunction, '')));
  const people = next.slice(0, end < 0 ? undefined : end);
  const last = people.findIndex((line) => conjunction.test(line));
  return people.slice(0, last + 1).map((line) => segments(line.replace(conjunction, ''), hints)[0] ?? '');
}

const conjunction = /^(?:and|und|et|y|e|ed|og|och|en|i|&) /;

/** The indices of a label and its repetitions, each at most four lines below the last. */
function repeatedLabel(lines: readonly string[], from: number): number[] {
  const found = [from];
  for (let index = from + 1; index < lines.length && index - (found.at(-1) ?? 0) <= 4; index++)
    if (lines[index]?.trim() === lines[from]?.trim()) found.push(index);
  return found;
}

/** People on separate lines under a heading, as one claim. */
function peopleUnderHeading(lines: readonly string[], from: number): string {
  const people = lines
    .slice(from, from + 40)
    .map((line) => withoutLifeDates(line.trim()))
    .filter((line) => line !== '');
  const end = people.findIndex((line) => !isPersonLine(line));
  return people.slice(0, end < 0 ? undefined : end).join('; ');
}

/** "文 | 王小明" */
const parted = /^\s*(文|图文|圖文|撰文|作者|记者|記者)\s*[|丨｜]\s*/u;

function nameInLine(printed: string, hints: DateHints): string | undefined {
  const line = printed.replace(parted, '$1：');
  if (line.length > 200) return reportersInLine(line);
  const bracketed = /^\s*[[［【]([^\]］】\d]{2,30})[\]］】]\s*$/u.exec(line)?.[1];
  if (bracketed && /\p{Script=Han}/u.test(bracketed)) return bracketed;
  const parts = segments(line, hints);
  const reporters = [line, ...parts].map(reportersInLine).find(Boolean);
  if (reporters) return reporters;
  const at = parts.findIndex((part) => {
    if (part.length > 120 || labelLength(part) === 0 || isProse(part)) return false;
    const name = stripLabel(part).replace(/^the (?=\p{Lu})/u, '');
    if (/^(?:\p{L}+ ?: |by )/iu.test(part) && isBody(name)) return true;
    return isNameLike(name) && (name.includes(' ') || parts.length > 1 || line.length < 40);
  });
  return at < 0 ? undefined : [parts[at], ...besideFirst(parts.slice(at + 1))].join(', ');
}

/** "By Ada Roe / Bo Lind | 12 May", "by Ada Roe · with Bo Lind": people directly after the first. */
function besideFirst(parts: readonly string[]): string[] {
  const people = parts.map((part) => part.replace(/^(?:with|mit|avec|con|com|met) (?=\p{Lu})/u, ''));
  const end = people.findIndex((part) => !isCertainPerson(part));
  return people.slice(0, end < 0 ? undefined : end);
}

/** "From: Department for Transport": an organisation, whose name may contain small words. */
function isBody(name: string): boolean {
  const words = name.replace(/ (?:of|for|and|the|in|on|&|de|des|du|la|für|und|der) /g, ' ');
  return (
    name.length <= 80 && /^\p{Lu}/u.test(name) && !/[\d!?]|(?:^| )\p{Ll}/u.test(words) && isOrganisation(name)
  );
}

/** Unlabelled people between the headline and the date directly below it: "Jane Roe", then "Oct 13, 2020". */
export function linesOverDate(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  if (!headline) return [];
  const { end } = headline.element;
  const at = dateBelow(page, end, hints);
  if (at === undefined) return [];
  const lines = mainLines(page, end, at);
  // The beginning of the date's own line: "Julkaistu 12.5.2014", "Madrid - 12 May 2014"
  const isOpening = page.text[at - 1] !== '\n';
  if (isOpening && (lines.at(-1) ?? '').length < 40 && !isPersonLine(lines.at(-1) ?? '')) lines.pop();
  if (/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?[.,]?$/i.test(lines.at(-1) ?? ''))
    lines.pop();
  while (/^(?:follow|share|contact|e-?mail|@)\b/i.test(lines.at(-1) ?? '')) lines.pop();
  const names = lines
    .slice(-3)
    .map((line) => besidePlace(line, hints))
    .filter(isPersonLine);
  if (names.length > 0 && isPersonLine(besidePlace(lines.at(-1) ?? '', hints)))
    return names.map((line) => splitNames(line.replace(placeBehind, '')).join(', '));
  if (isAgency(lines.at(-1) ?? '')) return lines.slice(-1);
  return besideDate(page, at, hints);
}

/** The first date below the headline; a time element is one in any language. */
function dateBelow(page: Page, from: number, hints: DateHints): number | undefined {
  const [date] = findDates(page.text.slice(from, from + reach.unlabelled), hints);
  if (date) return from + date.start;
  const isBelow = ({ tag, start }: PageElement) => tag === 'time' && start >= from;
  const time = page.elements.find(isBelow);
  return time && time.start <= from + reach.unlabelled ? time.start : undefined;
}

/** The person of a line with a place or the site: "Ferrara - Luca Pardi", "Sekar Wulandari - Jakarta Kini". */
function besidePlace(line: string, hints: DateHints): string {
  const parts = line.length > 80 || /\d/.test(line) ? [] : segments(line, hints);
  const people = parts.filter(isKnownPerson);
  return parts.length === 2 && people.length === 1 ? (people[0] ?? line) : line;
}

/**
 * Unlabelled people directly under the headline, if something confirms that they are authors: the date is
 * above the headline, their role or a reading time follows, or the end of the page introduces them.
 */
export function linesUnderHeadline(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  if (!headline) return [];
  const { start, end } = headline.element;
  const lines = mainLines(page, end, end + reach.unlabelled).filter((line) => line !== '');
  const at = lines.slice(0, 3).findIndex((line) => line.length < 90 && isPersonLine(line));
  const [line = '', next = ''] = at < 0 ? [] : lines.slice(at);
  if (line === '') return [];
  const areKnown = line.split(', ').every(isFullName);
  const isDated =
    areKnown && at === 0 && findDates(page.text.slice(Math.max(0, start - 80), start), hints).length > 0;
  const isTold =
    next.length < 60 && !isProse(next) && (isRole(next) || /\bmin(?:ute)?s?\.? read\b/i.test(next));
  // "Ada Roe and Bo Lind" alone under a headline: nobody else is named there by two.
  const isPair = areKnown && at === 0 && / (?:and|und|et|y|e|&) /.test(line) && splitNames(line).length > 1;
  return isDated || isTold || isPair || line.split(', ').some((name) => isIntroduced(page, end, name))
    ? [line]
    : [];
}

const isFullName = (text: string): boolean => /^\S+ \S/.test(text) && isKnownPerson(text);

/** "Ingrid Moe is a writer in Bergen." */
function isIntroduced(page: Page, from: number, name: string): boolean {
  const at = page.text.indexOf(`\n${name} `, from + 1_000);
  return (
    at > 0 &&
    /^ (?:is|was|ist|est|es|è|é|är|er) (?:an?|the|eine?|une?|una?|en|uma?)? ?\p{L}/u.test(
      page.text.slice(at + name.length + 1, at + name.length + 40),
    )
  );
}

function mainLines(page: Page, from: number, to: number): string[] {
  const lines: string[] = [];
  let at = from;
  for (const line of page.text.slice(from, to).split('\n')) {
    const text = withoutAddresses(line).trim().replace(/\|$/, '');
    // A line of nothing but an e-mail address belongs to the name above it.
    if (line.trim() !== '' && !(text === '' && line.includes('@')))
      lines.push(isMainText(page, from, at) ? text : '');
    at += line.length + 1;
  }
  return lines;
}

/** A person in the line of the date, or with a common given name or at the start of the next: "12 May 2014 | Jane Roe". */
function besideDate(page: Page, at: number, hints: DateHints): string[] {
  const start = page.text.lastIndexOf('\n', at) + 1;
  const [line = '', next = ''] = mainLines(page, start, start + 400);
  if (line.length > 120) return [];
  const parts = segments(line, hints);
  const person = parts.find(isKnownPerson) ?? parts.find((part) => isUnknownPerson(page, start, part));
  if (person !== undefined) return [person];
  const [name = '', ...roles] = next.length > 120 || isProse(next) ? [] : next.split(', ');
  return isKnownPerson(name) && roles.every((part) => isRole(part) || isOrganisation(part)) ? [name] : [];
}

/** A name that no list of given names has, outside links to categories. */
function isUnknownPerson(page: Page, from: number, text: string): boolean {
  const element = elementAt(page, page.text.indexOf(text, from));
  return isPossiblePerson(text) && element !== undefined && !isOfCategory(element);
}

function isKnownPerson(text: string): boolean {
  return text.split(/ (?:and|und|et|y|e|&) /).every((name) => isCertainPerson(name));
}

/** True outside large headings, teasers, menus and links to categories. */
function isMainText(page: Page, from: number, at: number): boolean {
  const element = elementAt(page, at);
  if (element === undefined || isAside(page, element) || isOfSubjects(page, element)) return false;
  if (isOfCategory(element) || [element, ...ancestors(element)].some(({ tag }) => tag === 'figure'))
    return false;
  // On old pages the author is a smaller heading directly under the title.
  return (
    !/^h\d$/.test(element.tag) || (!/^h[12]$/.test(element.tag) && page.text.slice(from, at).trim() === '')
  );
}

/** "Jane Roe | Madrid", "Jane Roe / Istanbul": the author's location. */
const placeBehind = /(?<=\p{L} \p{L}[^|/]{1,60})\s[|/]\s\p{Lu}\p{Ll}[\p{L} ]{1,22}$/u;

function isPersonLine(whole: string): boolean {
  if (whole.length > 120 || isProse(whole)) return false;
  const line = whole.replace(placeBehind, '');
  const names = splitNames(line);
  return names.length > 0 && names.every(isPossiblePerson) && (line.includes(',') || line.length < 60);
}
