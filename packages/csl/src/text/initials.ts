export interface InitialsOptions {
  /** `initialize-with`: what follows each initial. */
  mark: string;
  /** Hyphens of compound given names stay: `J.-L.` */
  hyphen: boolean;
  /** Full given names are shortened; else only initials that stand there are normalised. */
  shorten: boolean;
}

const CAPITAL = /^\p{Lu}/u;
/** `J`, `J.`, `J.H.`, `JH`: initials already. */
const INITIALS = /^(?:\p{Lu}\.?){1,2}$|^(?:\p{Lu}\.)+\p{Lu}?$/u;

/** One initial: the first letter, with the small letter of a digraph written so (`Yu.` is an initial, `Yuri` is not). */
function firstLetter(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase();
}

/** The parts of a compound name, or of initials written together: `J.-L.`, `J.H.` */
function pieces(word: string): { letter: string; hyphen: boolean }[] {
  const found: { letter: string; hyphen: boolean }[] = [];
  for (const [index, part] of word.split(/[-‐‑]/).entries()) {
    if (part === '') continue;
    const letters = INITIALS.test(part) ? part.replaceAll('.', '') : firstLetter(part);
    [...letters].forEach((letter, at) => {
      found.push({ letter, hyphen: index > 0 && at === 0 && CAPITAL.test(part) });
    });
  }
  return found;
}

function initialsOf(word: string, { mark, hyphen }: InitialsOptions): string {
  let written = '';
  for (const piece of pieces(word)) {
    if (piece.hyphen && hyphen) written = `${written.trimEnd()}-`;
    written += piece.letter + mark;
  }
  return written;
}

/** Words of a given name, initials written together apart: `J.H.` is two. */
const wordsOf = (given: string): string[] => given.split(/[\s\u00a0]+/).filter((word) => word !== '');

/**
 * A given name with its words shortened to initials. Words in lower case (particles, `de`) stay; so does everything
 * that is no initial when `initialize` is "false" (CSL 1.0.2, Name).
 */
export function initialize(given: string, options: InitialsOptions): string {
  let written = '';
  for (const word of wordsOf(given)) {
    const first = CAPITAL.test(word);
    const shorten = first && (options.shorten || INITIALS.test(word));
    if (shorten) {
      written += initialsOf(word, options);
      continue;
    }
    const bare = first || !options.shorten ? word : word;
    if (written !== '' && !/[\s\u00a0]$/.test(written)) written += ' ';
    written += `${bare} `;
  }
  return written.trimEnd();
}
