/** Letters that have no decomposition, as they are typed without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text without its accents: `Łoś` keeps the stroke, which is no accent. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/** Text in small letters, those of Latin scripts in the ones that every keyboard has: `Łoś` is `los`, `Große` is `grosse`. */
export const foldLetters = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
