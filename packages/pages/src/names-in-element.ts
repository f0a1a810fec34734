import { comparable, type DateHints } from '@citewright/record';
import { splitNames } from './authors.ts';
import { isLabelAlone, labelLength, stripLabel } from './byline-label.ts';
import { isNameLike, segments } from './byline-segment.ts';
import { isOfCategory } from './category-link.ts';
import { labelMarkers } from './headline.ts';
import { isInterfaceText } from './interface-words.ts';
import { isOrganisation } from './organisation.ts';
import { attribute, descendants, markers, type Page, type PageElement, textOf } from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';
import { isTopic } from './topic.ts';

/** Class names of elements with all authors, each in a line of its own. */
const listMarkers =
  /(?:^|[\s_-])(?:bylines|authors|autoren|autores|autorzy|auteurs|autori|firmas|creat(?:or|ibutor)s|contributors|writers)(?:[\s_-]|$)|author-?list/;

/** True for an element with all authors of a work. */
export const isListOfNames = (element: PageElement): boolean => listMarkers.test(markers(element));

/** Signs of affiliations and footnotes after a name: "Jean Dupont (1, 2)", "Ann Lee 1,*". */
const noteSigns =
  /(?<=\s\p{Lu}[\p{L}.'’-]{0,30})(?:(?:\d{1,2}(?:,\d{1,2}){0,9}|[*†‡§¶]){1,4}(?![\d:])|[\s,]{0,2}(?:\(\d{1,2}(?:\s?,\s?\d{1,2}){0,9}\)|\d{1,2}(?:\s?,\s?\d{1,2}){0,9}(?![\d:./-]|[\s,]+\p{L}|[\s,]*\d)))/gu;

/** What stands beside names: names of mailboxes, and the lines above the headline. */
export interface Beside {
  local: ReadonlySet<string>;
  kickers: ReadonlySet<string>;
}

/** The names in a marked element: the people in a list, else its first lines without dates, times and buttons. */
export function namesInElement(page: Page, element: PageElement, beside: Beside, hints: DateHints): string[] {
  const people = isListOfNames(element) ? listedPeople(page, element) : [];
  if (people.length > 1) return people;
  const linked = linkedPeople(page, element);
  if (linked.length > 1) return linked;
  const lines = withoutNotes(textOfNames(page, element, beside))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isButton(line) && !beside.local.has(line.toLowerCase()));
  return [nameInLines(withoutKickers(lines.slice(0, 6), hints), hints)];
}

/** "<a>Jane Roe</a><a>Joe Hill</a>": the people of links that nothing parts. */
function linkedPeople(page: Page, element: PageElement): string[] {
  const links = [...descendants(page, element)].filter(({ tag, start, end }) => tag === 'a' && end > start);
  if (links.length < 2 || links.length > mostBeside) return [];
  const isBeside = links.every(
    ({ start }, index) => index === 0 || page.text.slice(links[index - 1]?.end, start).trim() === '',
  );
  const names = links.map((link) => textOf(page, link));
  return isBeside && names.every(isCertainPerson) ? names : [];
}

/** In characters of visible text: the longest button or kicker beside a name. */
const longestBeside = 80;
/** Elements in a byline that may be one. */
const mostBeside = 100;

/** The text of a marked element; buttons, links to topics and kickers in it are line breaks. */
function textOfNames(page: Page, element: PageElement, beside: Beside): string {
  const pieces: string[] = [];
  let at = element.start;
  for (const inner of descendants(page, element)) {
    if (inner.index - element.index > mostBeside) break;
    if (inner.end === inner.start || inner.start < at || inner.end - inner.start > longestBeside) continue;
    if (inner.end - inner.start >= element.end - element.start) continue;
    const isCut = isBesideName(page, inner, beside);
    // "Jane Roe<span>Reporter</span>"
    if (!isCut && !/^\p{Ll}\p{Lu}/u.test(page.text.slice(inner.start - 1, inner.start + 1))) continue;
    pieces.push(page.text.slice(at, inner.start));
    at = isCut ? inner.end : inner.start;
  }
  return [...pieces, page.text.slice(at, element.end)].join('\n');
}

/** True for a part of a byline that is no name: a button, a link to a topic, a kicker, the address of a mailbox. */
function isBesideName(page: Page, element: PageElement, { kickers }: Beside): boolean {
  const text = textOf(page, element);
  if (isInterfaceText(text) || isTopic(text)) return true;
  if (!text.includes(' ') && /^mailto:/i.test(attribute(element, 'href'))) return true;
  const isLabel =
    isOfCategory(element) || labelMarkers.test(markers(element)) || kickers.has(comparable(text));
  return isLabel && !isCertainPerson(text);
}

/** Lines from the first certain person on, if one above has only the shape of a name: "Weltcup Kitzberg", "Maximilian Auer". */
function withoutKickers(lines: readonly string[], hints: DateHints): readonly string[] {
  const isPerson = (line: string) => splitNames(namesOfLine(line, hints)).some(isCertainPerson);
  const [first = ''] = lines;
  if (labelLength(first) > 0 || isPerson(first) || /[,&]$/.test(first)) return lines;
  const at = lines.findIndex((line) => isPerson(line) && !conjunction.test(line));
  return at > 0 ? lines.slice(at) : lines;
}

const conjunction = /^(?:,|&|and |und |et |y |e |en |og |och |i |a )/;

/** The words of a link to a researcher's number, which stand in an icon. */
const orcid = /(?:view )?orcid(?: (?:profile|id|record))?(?=\P{Ll})/giu;

const withoutNotes = (text: string): string => text.replace(orcid, ' ').replace(noteSigns, '');

/** The elements of a list that are a person each. */
function listedPeople(page: Page, list: PageElement): string[] {
  const people: string[] = [];
  let last: PageElement | undefined;
  for (const element of descendants(page, list)) {
    if (last && element.index < last.last) continue;
    if (element.end - element.start > 80 || element.end === element.start) continue;
    const text = withoutNotes(textOf(page, element))
      .trim()
      .replace(/^(?:and|und|et|y|&) |[,;]$/g, '');
    const name = stripLabel(text);
    if (!isPossiblePerson(name) || actions.test(name) || isPhotographers(page, element)) continue;
    people.push(name);
    last = element;
  }
  return people;
}

const photographer =
  /^\s*(?:photograph(?:er|e)|fotógraf[oa]|fotograf(?:in|o|a)?|bildjournalist|valokuvaaja|kuvaaja|фотограф|фотокор)(?!\p{L})/iu;

/** True for a name over the line "Photographer". */
export const isPhotographers = (page: Page, { end }: PageElement): boolean =>
  photographer.test(page.text.slice(end, end + 40));

/** Buttons in lists of authors: "Show Affiliations", "View Profile" */
const actions = /^(?:show|view|see|full|all|more|follow|contact|read|search|author|corresponding) /i;

function nameInLines(lines: readonly string[], hints: DateHints): string {
  const [first = '', second = ''] = lines;
  if (isLabelAlone(first)) return `${first.replace(/[:：]$/, '')}: ${namesOfLine(second, hints)}`;
  const names = namesOfLine(first, hints);
  if (names === '') return namesOfLine(second, hints);
  const more = lines.slice(1).map((line) => namesOfLine(line, hints));
  const end = more.findIndex((name) => !conjunction.test(name) && !names.endsWith(','));
  return [names, ...(end < 0 ? more : more.slice(0, end))].join(' ').slice(0, 300);
}

/** The part of a line with names: a labelled segment, else the first one that looks like a name. */
function namesOfLine(line: string, hints: DateHints): string {
  const parts = segments(line, hints);
  const labelled = parts.find((part) => labelLength(part) > 0 && isNameLike(stripLabel(part)));
  const certain = parts.find((part) => isNameLike(part) && splitNames(part).some(isCertainPerson));
  return labelled ?? certain ?? parts.find((part) => isNameLike(part) || isOrganisationLine(part)) ?? '';
}

function isOrganisationLine(part: string): boolean {
  return part.length <= 50 && !/[\d:!?]|(?:^| )\p{Ll}{4}/u.test(part) && isOrganisation(part);
}

function isButton(line: string): boolean {
  return /^(?:\+ )?(?:follow(?:ing)?|share|message|subscribe|contact|profile|tweet|show more|bio|folgen|seguir|suivre|[|·•,–—-])$/i.test(
    line,
  );
}
