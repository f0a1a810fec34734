// What stands before a name with its year in running text.

const weak =
  /(?<!\p{L})(?:of|to|from|with|as|like|or|and|de|do|da|por|para|com|como|comme|wie|e|o|u|ou|et|y|und|oder|von|du|d['’])\s*$/iu;
const strong = /(?:according to|de acordo com|d['’]après|de acuerdo con|as argued by)\s*$/iu;

/** Whether a text ends with words that stand before words of a title or a method, too, not before authors alone. */
export const endsInWeakCue = (before: string): boolean => weak.test(before) && !strong.test(before);

/** Whether a text ends with a word that says whose work or by what means something is: `shown by Okafor`, `balanced by Entropy`. */
export const endsInBy = (before: string): boolean =>
  /(?<!\p{L})(?:by|par|durch)\s*$/iu.test(before) && !strong.test(before);
