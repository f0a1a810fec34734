import { type DateHints, findDates, isLikelyPerson } from '@citewright/record';
import { isAside } from './aside.ts';
import { splitNames } from './authors.ts';
import { isHeadingOfNames, isLabelAlone, labelLength, stripLabel } from './byline-label.ts';
import { isNameLike, isProse, segments } from './byline-segment.ts';
import type { Headline } from './headline.ts';
import { joinAddressed } from './mail-address.ts';
import { isRole, withoutLifeDates } from './name-cleaning.ts';
import { isOrganisation } from './organisation.ts';
import { elementAt, type Page } from './page.ts';

/** Maximum distance of a line from the headline, in characters of visible text. */
const reach = { before: 500, after: 2_000, unlabelled: 250 } as const;

/**
 * Names in lines near the headline that begin with "By", "Von", "Autor:" (possibly after a date): at most
 * three lines.
 */
export function labelledLines(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  const { start, end } = headline?.element ?? { start: 0, end: 0 };
  const after = joinAddressed(page.text.slice(end, end + reach.after).split('\n'));
  const before = page.text
    .slice(Math.max(0, start - reach.before), start)
    .split('\n')
    .toReversed();
  return [...namedLines(after, hints), ...namedLines(before, hints)].slice(0, 3);
}

function namedLines(lines: readonly string[], hints: DateHints): string[] {
  return lines.flatMap((line, index) => {
    const label = line.trim();
    const next = withoutLifeDates(lines[index + 1]?.trim() ?? '');
    if (isHeadingOfNames(label) && isPersonLine(next)) return listedPeople(lines, index + 1);
    return nameInLine(isLabelAlone(label) ? `${label.replace(/[:：]$/, '')}: ${next}` : line, hints) ?? [];
  });
}

/** People on separate lines under a heading, as one claim. */
function listedPeople(lines: readonly string[], from: number): string {
  const people = lines
    .slice(from, from + 40)
    .map((line) => withoutLifeDates(line.trim()))
    .filter((line) => line !== '');
  const end = people.findIndex((line) => !isPersonLine(line));
  return people.slice(0, end < 0 ? undefined : end).join('; ');
}

function nameInLine(line: string, hints: DateHints): string | undefined {
  if (line.length > 200) return undefined;
  const bracketed = /^\s*[[［【]([^\]］】\d]{2,30})[\]］】]\s*$/u.exec(line)?.[1];
  if (bracketed && /\p{Script=Han}/u.test(bracketed)) return bracketed;
  const parts = segments(line, hints);
  const korean = parts.map((part) => /^(\p{Script=Hangul}{2,4}) ?기자$/u.exec(part)?.[1]).find(Boolean);
  if (korean) return korean;
  return parts.find((part) => {
    if (part.length > 120 || labelLength(part) === 0 || isProse(part)) return false;
    const name = stripLabel(part);
    if (/^\p{L}+ ?: /u.test(part) && isBody(name)) return true;
    return isNameLike(name) && (name.includes(' ') || parts.length > 1 || line.length < 40);
  });
}

/** "From: Department for Transport": an organisation, whose name may contain small words. */
function isBody(name: string): boolean {
  return name.length <= 80 && /^\p{Lu}/u.test(name) && !/[\d!?]/.test(name) && isOrganisation(name);
}

/** Unlabelled people between the headline and the date directly below it: "Jane Roe", then "Oct 13, 2020". */
export function linesOverDate(page: Page, headline: Headline | undefined, hints: DateHints): string[] {
  if (!headline) return [];
  const { end } = headline.element;
  const [date] = findDates(page.text.slice(end, end + reach.unlabelled), hints);
  if (!date) return [];
  const lines = mainLines(page, end, end + date.start);
  if (isPlaceBefore(lines.at(-1) ?? '') && page.text[end + date.start - 1] !== '\n') lines.pop();
  if (/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?[.,]?$/i.test(lines.at(-1) ?? ''))
    lines.pop();
  while (/^(?:follow|share|contact|e-?mail|@)\b/i.test(lines.at(-1) ?? '')) lines.pop();
  const names = lines.slice(-3).filter(isPersonLine);
  if (names.length > 0 && isPersonLine(lines.at(-1) ?? ''))
    return names.map((line) => splitNames(line.replace(placeBehind, '')).join(', '));
  return besideDate(page, end + date.start, hints);
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
  return isDated || isTold || line.split(', ').some((name) => isIntroduced(page, end, name)) ? [line] : [];
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

/** "Madrid - 12 May 2014" */
function isPlaceBefore(line: string): boolean {
  return /^\p{Lu}[\p{L} ]{1,24}[,–-]$/u.test(line) && !isPersonLine(line);
}

function mainLines(page: Page, from: number, to: number): string[] {
  const lines: string[] = [];
  let at = from;
  for (const line of page.text.slice(from, to).split('\n')) {
    if (line.trim() !== '') lines.push(isMainText(page, at) ? line.trim() : '');
    at += line.length + 1;
  }
  return lines;
}

/** A person with a common given name in the line of the date or at the start of the next: "12 May 2014 | Jane Roe". */
function besideDate(page: Page, at: number, hints: DateHints): string[] {
  const start = page.text.lastIndexOf('\n', at) + 1;
  const [line = '', next = ''] = mainLines(page, start, start + 400);
  if (line.length > 120) return [];
  const names = segments(line, hints).filter(isKnownPerson);
  if (names.length > 0) return names.slice(0, 1);
  const [name = '', ...roles] = next.length > 120 || isProse(next) ? [] : next.split(', ');
  return isKnownPerson(name) && roles.every((part) => isRole(part) || isOrganisation(part)) ? [name] : [];
}

function isKnownPerson(text: string): boolean {
  return text
    .split(/ (?:and|und|et|y|e|&) /)
    .every((name) => isLikelyPerson(name) && !isOrganisation(name) && !isRole(name));
}

/** True outside headings, teasers and menus. */
function isMainText(page: Page, at: number): boolean {
  const element = elementAt(page, at);
  return element !== undefined && !/^h\d$/.test(element.tag) && !isAside(page, element);
}

/** "Jane Roe | Madrid", "Jane Roe / Istanbul": the author's location. */
const placeBehind = /(?<=\p{L} \p{L}[^|/]{1,60})\s[|/]\s\p{Lu}\p{Ll}[\p{L} ]{1,22}$/u;

function isPersonLine(whole: string): boolean {
  if (whole.length > 120 || isProse(whole)) return false;
  const line = whole.replace(placeBehind, '');
  const names = splitNames(line);
  return (
    names.length > 0 && names.every((name) => isPerson(name)) && (line.includes(',') || line.length < 60)
  );
}

/** Frequent Japanese family names, with which no newspaper section begins. */
const japaneseFamily =
  /^(?:佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|斎藤|清水|山崎|阿部|池田|橋本|山下|石川|中島|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|藤原|岡本|松田|中川|中野|原田|小野|田村|竹内|金子|和田|中山|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|島田|谷口|大野|高田|丸山|今井|河野|藤本|村田|武田|上野|杉山|増田|平野|大塚|千葉|久保|松井|小島|岩崎|桜井|野口|松尾|菊地|木下|野村) ?[\p{Script=Han}\p{Script=Hiragana}]{1,3}$/u;

function isPerson(name: string): boolean {
  if (japaneseFamily.test(name)) return true;
  const words = name.split(' ');
  if (words.length < 2 || words.length > 4 || isRole(name) || isOrganisation(name)) return false;
  if (isLikelyPerson(name)) return true;
  return words.every((word) => /^\p{Lu}(?:\p{Ll}|\.|['’]\p{Lu})[\p{L}.'’-]*$/u.test(word));
}
