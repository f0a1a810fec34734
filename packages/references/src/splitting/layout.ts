import type { Line } from './line.ts';

// What the breaks of a list say: whether its lines, or its paragraphs, are its references. No reference needs a date for it.

/** Behind these a reference goes on. */
const openEnd =
  /(?:[,&–—-]|(?<![\p{L}\p{N}])(?:and|et|und|y|of|the|in|for|to|a|an|de|la|der|die|on|with|[A-Z]\.))$/u;
/** The middle of a sentence; names and addresses may begin small, too. */
const middle =
  /^(?:[&,;:)]|(?!(?:van|von|der|den|ten|de|del|della|di|da|dos|du|la|le|ter|zu|el|al|bin|ibn|d['’]|l['’]|o['’])[ -]?(?:\p{Ll}{1,4} )*\p{Lu}|https?:|www\.|\p{Ll}+\p{Lu}|[\p{L}\p{N}.-]+\.\p{L}{2,}\/)\p{Ll})/u;
const closedEnd = /(?:[.;!?)\]"”»’'>…]|\d|(?:https?:\/\/|www\.|10\.\d{4,9}\/)\S+)$/u;

/** Characters at the end of a line that are looked at. */
const longestEnd = 300;
const addressEnd = /(?:https?:\/\/|www\.|10\.\d{4,9}\/)\S+$/;
const isOpen = (text: string) => openEnd.test(text.slice(-20)) && !addressEnd.test(text.slice(-longestEnd));
const isClosed = (text: string) => closedEnd.test(text.slice(-longestEnd));

/** Whether a break is within a sentence or a name. */
export const isTorn = (text: string, before: string): boolean =>
  isOpen(before) || (middle.test(text) && !isClosed(before));

/** An address that the reference before it lacks, its number in a database, or the day on which it was read. */
const locating =
  /^(?:<?(?:https?:\/\/|www\.)\S+|(?:doi|DOI):?\s*10\.\S+|10\.\d{4,9}\/\S+|(?:pmid|pubmed|pmcid):?\s*(?:pmc)?\d{1,9}\.?|(?:retrieved|available|accessed|abgerufen|zugriff|acesso em|acessado|consultado|disponível|disponible|recuperado|consulté|url)\b.{0,200})$/iu;
const aPlace = /https?:\/\/|\bwww\.|\b10\.\d{4,9}\//i;

/** Whether a line says where the reference before it is found. */
export const isLocating = (text: string, before: string): boolean =>
  locating.test(text) && (!aPlace.test(before) || !aPlace.test(text));

/** `London: Penguin.`, `Cambridge, MA: MIT Press, 2004.` */
const imprint =
  /^\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{1,20}){0,2}(?:, \p{Lu}{2})?:(?: (?:\p{Lu}[\p{L}.'’-]{0,20}|&|and|of|de)){1,5}(?:, (?:1[5-9]|20)\d\d)?\.?$/u;

/** Whether a line goes on with the reference that the lines before it began. */
export function goesOn(text: string, before: string): boolean {
  if (isTorn(text, before) || /^[&,;:)]/.test(text)) return true;
  if (imprint.test(text) && /[.!?]$/.test(before)) return true;
  return isLocating(text, before);
}

/** The width up to which lines are filled: that of the longest, but for a few that stand out. */
const widthOfLines = (texts: readonly string[]) => {
  const lengths = texts.map(({ length }) => length).sort((one, other) => one - other);
  return lengths[Math.floor((lengths.length - 1) * 0.95)] ?? 0;
};

const shareOf = (count: number, all: number) => (all === 0 ? 1 : count / all);

/** What the breaks between texts have in common: shares of all. */
function breaksOf(texts: readonly string[]) {
  const width = widthOfLines(texts);
  const pairs = texts.slice(1).map((text, at) => ({ text, before: texts[at] ?? '' }));
  const count = (test: (pair: { text: string; before: string }) => boolean) =>
    shareOf(pairs.filter(test).length, pairs.length);
  return {
    inner: count(({ text, before }) => middle.test(text) || isOpen(before)),
    closed: count(({ before }) => isClosed(before)),
    /** The next word had room: the break was meant. */
    meant: count(
      ({ text, before }) => before.length + 1 + (text.split(' ', 1)[0] ?? '').length < width * 0.85,
    ),
  };
}

/** Whether the list has one reference a line, but for lines that go on with one. */
export function isOneALine(lines: readonly Line[], isDated: (text: string) => boolean): boolean {
  const { inner, closed, meant } = breaksOf(lines.map(({ text }) => text));
  const dated = lines.filter(({ text }) => isDated(text)).length;
  const isWhole = closed >= 0.85 || (closed >= 0.6 && meant >= 0.75) || dated >= lines.length * 0.75;
  return (inner <= 0.1 && isWhole) || (inner <= 0.03 && meant >= 0.7);
}

/** The lines that begin left of the others, if each reference hangs from its first line. */
export function hangingStarts(lines: readonly Line[]): number[] | undefined {
  const left = Math.min(...lines.map(({ indent }) => indent));
  const starts = lines.flatMap(({ indent }, at) => (indent === left ? [at] : []));
  const torn = starts.filter((at) => middle.test(lines[at]?.text ?? ''));
  const isHanging =
    starts[0] === 0 && starts.length <= lines.length * 0.8 && torn.length <= starts.length * 0.1;
  return isHanging ? starts : undefined;
}

/** The first lines of the paragraphs of a list, if these are its references. */
export function paragraphStarts(
  lines: readonly Line[],
  beginsOne: (text: string) => boolean,
): number[] | undefined {
  const starts = lines.flatMap(({ isApart }, at) => (at === 0 || isApart ? [at] : []));
  if (starts.length < 2) return undefined;
  const paragraphs = starts.map((start, index) => ({
    first: lines[start]?.text ?? '',
    last: lines[(starts[index + 1] ?? lines.length) - 1]?.text ?? '',
  }));
  const torn = paragraphs.filter(({ first }, at) => {
    const before = paragraphs[at - 1];
    return before && (middle.test(first) || isOpen(before.last));
  });
  // Several references in a paragraph: it is a page, or a letter of the alphabet.
  const within = lines.flatMap(({ text, isApart }, at) => {
    const before = lines[at - 1];
    return before && !isApart ? [isClosed(before.text) && beginsOne(text)] : [];
  });
  const held = within.filter(Boolean).length;
  const holdSeveral = held >= starts.length * 0.5 && held >= within.length * 0.25;
  return torn.length <= starts.length * 0.1 && !holdSeveral ? starts : undefined;
}
