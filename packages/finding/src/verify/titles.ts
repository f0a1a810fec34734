import {
  commonWords,
  decodeText,
  type Item,
  mainTitle,
  plainOf,
  titleLikeness,
  withoutMark,
  wordsOf,
} from '@citewright/record';
import type { FieldDifference } from './differences.ts';

/** How two titles agree. */
export interface TitleComparison {
  /** 0 to 1. */
  fit: number;
  difference?: FieldDifference;
}

/** A field of an item as plain text. */
export const textOf = (value: unknown): string => decodeText(plainOf(value as string) ?? '');

/** The number of a chapter, which some registers have in its title. */
const chapterNumber = /^(?:chapter )?\d{1,2}\.\s+(?=\p{L})/iu;

/** Behind a title: its version, edition or format, which styles print beside it. */
const ofForm =
  /(?:\s*[([](?:(?:version|v\.?|release) ?\d[\w.]*|\d+(?:st|nd|rd|th) ed(?:ition|\.)?|(?:rev(?:ised|\.)|kindle|digital) ed(?:ition|\.)?|data ?set|(?:computer )?software|source code|e-?book|pdf|preprint|(?:doctoral|ph\.? ?d\.?|master[’']s) (?:dissertation|thesis))[)\]])+\.?$/i;

/** The title of a work as it was before a publisher marked it as retracted, without its version or format. */
export const titleOf = ({ title }: Item): string => withoutMark(textOf(title)).title.replace(ofForm, '');

const titleWords = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** A title by its letters and numbers alone. */
export const titleKey = (text: string): string => titleWords(text).join('');

/** Words of a main title that stand for the whole. */
const wordsOfBeginning = 3;

const numbersInTitle = (text: string): string =>
  (text.match(/\b\d+\b/g) ?? []).map(Number).toSorted().join(' ');

/** Volumes of one title, years of one report. */
function areNumberedOtherwise(one: string, other: string): boolean {
  const [numbers, others] = [numbersInTitle(one), numbersInTitle(other)];
  return numbers !== '' && others !== '' && numbers !== others;
}

/** Articles of the languages of the interface and of registers: a title says the same without them. */
const articles = new Set(
  'a an the der die das den dem des ein eine einer eines einem le la les un une el los las una unos unas il lo gli uno o os um uma de het een et'.split(
    ' ',
  ),
);

/** Words behind which a letter is a name: vitamin A. */
const named =
  /^(?:vitamine?|vitamina|hepatitis|influenza|types?|typ|groups?|gruppe|grade|class|factor|protein|part|study|cohort|model|phase|provitamin|immunoglobulin|section|serie|series|region|box|site|plan)$/;

/** One spelling for those of Britain and America. */
const spelled = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/ae|oe/g, 'e')
        .replace(/our/g, 'or')
        .replace(/([iy])s(?=e|ing|ation|able)/g, '$1z')
        .replace(/tre$/, 'ter')
        .replace(/ogue/, 'og')
        .replace(/ence$/, 'ense')
        .replace(/gramme/, 'gram')
        .replace(/ll/g, 'l');

/** Letters that were typed twice, once, or in the other order. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || /\d/.test(one + other)) return false;
  const single = (word: string) => word.replace(/(.)\1/g, '$1');
  if (single(one) === single(other)) return true;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Words of one title for which the other has others, in one place. */
interface Change {
  before: string | undefined;
  listed: string[];
  record: string[];
}

/** What parts two titles word by word. */
function changesBetween(listed: readonly string[], record: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [
    ...commonWords(listed, record),
    [listed.length, record.length] as const,
  ]) {
    if (nextRow > row || nextColumn > column)
      changes.push({
        before: listed[row - 1],
        listed: listed.slice(row, nextRow),
        record: record.slice(column, nextColumn),
      });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return changes;
}

/** A change that leaves the meaning: an article, a compound, a spelling of the other side of the Atlantic, a slip of the keyboard. */
function isHarmless({ before, listed, record }: Change): boolean {
  const isArticle = (word: string) => articles.has(word) && !(word.length === 1 && named.test(before ?? ''));
  const [one, other] = [listed, record].map((words) => words.filter((word) => !isArticle(word)).join(''));
  if (one === undefined || other === undefined || one === other) return true;
  return one !== '' && other !== '' && (spelled(one) === spelled(other) || isSlip(one, other));
}

/** Signs that turn a finding round: CD4+ and CD4-, at least and at most. */
const signsOf = (text: string): string =>
  (text.match(/[<>≤≥±≠]|(?<=[\p{L}\d])[+](?![\p{L}\d])/gu) ?? []).join('');

function areSignedOtherwise(one: string, other: string): boolean {
  const [signs, others] = [signsOf(one), signsOf(other)];
  return signs !== '' && others !== '' && signs !== others;
}

const joints = ['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'i'];

/** Two titles in one form: `&` is the conjunction of the other, and the number of a chapter is left out where only one has it. */
function inOneForm(one: string, other: string): [string, string] {
  const bare = (title: string) => title.replace(chapterNumber, '');
  const [first, second] =
    chapterNumber.test(one) === chapterNumber.test(other) ? [one, other] : [bare(one), bare(other)];
  const written = (title: string, joint: string) => title.replace(/\s&\s/g, ` ${joint} `);
  const joint =
    joints.find((word) => titleKey(written(first, word)) === titleKey(written(second, word))) ?? 'and';
  return [written(first, joint), written(second, joint)];
}

/** Everything that two titles have otherwise leaves their meaning. */
const meanTheSame = (one: string, other: string): boolean =>
  !areSignedOtherwise(one, other) && changesBetween(titleWords(one), titleWords(other)).every(isHarmless);

/**
 * Compares the title of a listed work with that of a record. A subtitle that the list leaves out contradicts nothing. What leaves the meaning
 * is slight: articles, spellings, slips of the keyboard. Every other word that is missing, added or another is grave: one of them turns a
 * finding round.
 */
export function compareTitles(listed: Item, record: Item): TitleComparison {
  const [one, other] = inOneForm(titleOf(listed), titleOf(record));
  if (one === '' || other === '') return { fit: 0 };
  const isSame = titleKey(one) === titleKey(other);
  const difference = (weight: FieldDifference['weight']): FieldDifference => ({
    field: 'title',
    listed: textOf(listed.title),
    record: textOf(record.title),
    weight,
  });
  if (isSame) return { fit: 1, ...(areSignedOtherwise(one, other) && { difference: difference('serious') }) };
  const mains = [one, other].map(mainTitle);
  const isWhole = !mains.includes(one) && !mains.includes(other);
  const telling = mains.map((main) => wordsOf(main).filter(({ weight }) => weight === 1).length);
  // One or two words are the beginning of many titles, which subtitles tell apart; volumes of one title have numbers.
  const isVague = (!isWhole && Math.min(...telling) < wordsOfBeginning) || areNumberedOtherwise(one, other);
  const alike = titleLikeness(one, other);
  const isCut = mainTitle(other) !== other && meanTheSame(one, mainTitle(other));
  const fit = isVague ? alike * 0.8 : alike;
  return isCut ? { fit } : { fit, difference: difference(meanTheSame(one, other) ? 'slight' : 'serious') };
}
