import { type VisibleText, visibleText } from '@citewright/record';

/** A word of a title: letters and digits with inner apostrophes; the parts of a hyphenated compound are words. */
export interface Word {
  text: string;
  /** Position in the visible text. */
  start: number;
  /** The text between the previous word and this one. */
  gap: string;
  /** The text after this word, up to the next. */
  after: string;
  /** Whether a title or a subtitle begins here. */
  begins: 'title' | 'subtitle' | undefined;
  /** Whether a hyphen or dash joins this word to the one before. */
  joined: boolean;
  italic: boolean;
  fixed: boolean;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const joinPattern = /^[-‐‑–/]$/;
const subtitlePattern = /[:?!|]["'”’»)\]]*\s|[-–]{1,2}\s|—|\.["'”’)]*\s/;
const abbreviations = new Set(
  'vs st dr mr mrs ms no vol ed eds cf etc al sp spp var subsp ca jr sr inc pt ch co vol nr'.split(' '),
);

const numbered = /^(?:vol(?:ume)?|pt|part|book|bk|no|chapter|phase|series)$/i;

function beginsSubtitle(gap: string, previous: string, word: string, before = ''): boolean {
  if (!subtitlePattern.test(gap)) return false;
  // "pre- and postnatal": a hanging hyphen.
  if (/^[-–]\s/.test(gap)) return !/^(?:and|or|vs|versus|to|but|und)$/i.test(word);
  if (!/^\.["'”’)]*\s/.test(gap)) return true;
  // "Vol. 2. Cognitive processes"
  if (numbered.test(before) && /^(?:\d{1,3}|[A-Z]|[IVX]{1,4})$/.test(previous)) return true;
  return previous.length > 2 && !abbreviations.has(previous.toLowerCase());
}

// In books of abstracts the title begins with the number of the contribution: "P2-222 Risk markers", "97/00024 Establishment", "[Comment] Diagnosis".
const contributionNumber = /^\s*(?:[A-Z]{0,4}-?\d+(?:[-./]\d+)+|\[[^[\]]{1,30}\])\s+(?=\p{L})/u;

/** "Merriam-Webster.com", "Node.js": addresses and file names keep their form and carry no information about the title. */
function keepAddresses(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.gap !== '.' || !/^\p{Ll}{2,6}$/u.test(word.text)) continue;
    word.fixed = true;
    for (let before = at - 1, isPart = true; isPart && before >= 0; before -= 1) {
      const part = words[before];
      if (part) part.fixed = true;
      isPart = part?.joined ?? false;
    }
  }
}

/** The words of visible text, in order. */
export function titleWords({ text, fixed, italicFrom }: VisibleText): Word[] {
  const words: Word[] = [];
  const afterNumber = contributionNumber.exec(text.slice(0, 40))?.[0].length;
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const previous = words.at(-1);
    const gap = text.slice(end, match.index);
    if (previous) previous.after = gap;
    const opensSubtitle =
      match.index === afterNumber ||
      (previous && beginsSubtitle(gap, previous.text, match[0], words.at(-2)?.text));
    const begins = !previous ? 'title' : opensSubtitle ? 'subtitle' : undefined;
    end = match.index + match[0].length;
    words.push({
      text: match[0],
      start: match.index,
      gap,
      after: '',
      begins,
      joined: joinPattern.test(gap),
      italic: italicFrom.has(match.index),
      fixed: fixed.has(match.index),
    });
  }
  keepAddresses(words);
  const last = words.at(-1);
  if (last) last.after = text.slice(end);
  return words;
}

/** Gives a title with some of its words in another case; tags and the text between words are not changed. */
export function recase(title: string, wordCase: (words: Word[]) => string[]): string {
  const visible = visibleText(title);
  const words = titleWords(visible);
  let letters: string[] | undefined;
  wordCase(words).forEach((form, index) => {
    const word = words[index];
    // Some letters change length with case (İ); such a word is not changed.
    if (!word || word.fixed || form === word.text || form.length !== word.text.length) return;
    letters ??= title.split('');
    for (let offset = 0; offset < form.length; offset += 1) {
      const position = word.start + offset;
      letters[visible.at?.[position] ?? position] = form.charAt(offset);
    }
  });
  return letters?.join('') ?? title;
}
