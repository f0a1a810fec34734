/** The chemical elements that compounds in titles are made of. */
const elements =
  'H Li Be B C N O F Na Mg Al Si P S Cl K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Rb Sr Y Zr Nb Mo Ru Rh Pd Ag Cd In Sn Sb Te I Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Th U'.split(
    ' ',
  );
const bySmall = new Map(elements.map((element) => [element.toLowerCase(), element]));
const longest = 24;

/** The elements of a formula in small letters, longest match first ("srtio3"); undefined if it is not a formula. */
function elementsIn(text: string): string[] | undefined {
  if (text.length > longest) return undefined;
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const digits = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
    const element = bySmall.get(text.slice(at, at + 2)) ?? bySmall.get(text.charAt(at));
    if (digits === 0 && element === undefined) return undefined;
    if (digits === 0 && element !== undefined) found.push(element);
    at += digits || (element?.length ?? 1);
  }
  return found;
}

/** The symbol of an element with two letters, from small letters ("ru"). */
export function elementOfTwo(text: string): string | undefined {
  return text.length === 2 ? bySmall.get(text) : undefined;
}

/**
 * Whether letters and numbers in small letters are the formula of a compound of two elements or more: of an oxide ("tio2") or
 * with two numbers ("fe3o4"), because names of genes have the same letters ("pcsk9").
 */
export function isFormula(text: string): boolean {
  const isTelling = /o\d$|\d\D+\d/.test(text);
  return isTelling && (elementsIn(text)?.length ?? 0) > 1;
}

/** The same with its elements as chemists write them ("Fe3O4"). */
export function writtenFormula(text: string): string {
  const found = elementsIn(text) ?? [];
  let place = 0;
  return text.replace(/[a-z]+/g, (letters) => {
    let written = '';
    while (written.length < letters.length) written += found[place++] ?? letters.slice(written.length);
    return written;
  });
}
