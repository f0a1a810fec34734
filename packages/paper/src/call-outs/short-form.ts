/**
 * Whether a short form (folded) is made from the words of a name: its letters are first letters of the words, or go on inside a word; half
 * of them are first letters. `capes` of Coordenação de Aperfeiçoamento de Pessoal de Nível Superior, `mtur` of Ministério do Turismo.
 */
export function isShortFormOf(short: string, words: readonly string[]): boolean {
  if (!/^\p{L}{2,8}$/u.test(short) || words.length < 2) return false;
  const fits = (at: number, word: number, inside: number, initials: number): boolean => {
    if (at === short.length) return initials >= Math.max(2, short.length / 2);
    const letter = short[at];
    for (let next = word + 1; next < Math.min(words.length, word + 3); next += 1)
      if (words[next]?.startsWith(letter ?? '') && fits(at + 1, next, 1, initials + 1)) return true;
    const within = word < 0 ? -1 : (words[word]?.indexOf(letter ?? '', inside) ?? -1);
    return within > 0 && fits(at + 1, word, within + 1, initials);
  };
  return words[0]?.[0] === short[0] && fits(0, -1, 0, 0);
}
