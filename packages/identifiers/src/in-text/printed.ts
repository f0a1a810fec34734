import { asciiHyphens, readInput } from '../input.ts';

const fullWidth: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '，': ', ',
  '、': ', ',
  '；': '; ',
  '：': ': ',
  '＆': '&',
  '・': ' ',
};

// PDFs may write accents as separate characters after the letter: "Kamin ´ski" is "Kamiński".
const combining: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˜': '\u0303',
};

function composeAccents(text: string): string {
  const joined = text.replace(/(\p{L}) ?([´¨ˇ˜])/gu, (_, letter: string, accent: string) => {
    return `${letter}${combining[accent] ?? ''}`;
  });
  return joined.normalize('NFC');
}

/** Joins a word broken over two lines: the hyphen stays before a capital ("Iacobuzio- Donahue"), else it is removed. */
function joinBrokenWords(text: string): string {
  return text
    .replace(/(\p{L})- (?=\p{Lu})/gu, '$1-')
    .replace(/(\p{Ll})- (?=\p{Ll})(?!and |or |und )/gu, '$1');
}

/**
 * A printed citation in plain characters: one kind of hyphen, apostrophe, quotation mark, bracket and space;
 * accents composed; words broken over lines joined. `undefined` for text that cannot be typed.
 */
export function readPrinted(text: string): string | undefined {
  const input = readInput(text);
  if (input === undefined) return undefined;
  const plain = asciiHyphens(input)
    .replace(/(?<=\p{Script=Han})・(?=\p{Script=Han})/gu, ', ')
    .replace(/[（）［］，、；：＆・]/gu, (mark) => fullWidth[mark] ?? mark)
    .replace(/[’‘ʼ＇`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/\s+/gu, ' ');
  return joinBrokenWords(composeAccents(plain)).trim();
}
