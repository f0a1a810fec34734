import type { Name } from '@citewright/record';
import { isGivenName } from '@citewright/record';
import type { NameClaim } from './claim.ts';
import { isVietnameseFamily } from './given-names.ts';

/** Spanish and Latin American people have two family names: after one given name, "Herrero Santos" is both. */
function withBothFamilies(name: Name): Name {
  const { family, given } = name;
  const [first = '', second = '', ...more] = given?.split(' ') ?? [];
  const isFamily = /^\p{Lu}\p{Ll}{2,}$/u.test(second) && !isGivenName(second) && more.length === 0;
  return isGivenName(first) && isFamily && family && !family.includes(' ')
    ? { ...name, family: `${second} ${family}`, given: first }
    : name;
}

/** Letters that only Vietnamese has. */
const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

/** "Hoàng Thanh Lam" of the family Hoàng; "Thu Hằng" is a pen name without one. */
function inVietnameseOrder(name: Name): Name {
  const { family = '', given = '', ...rest } = name;
  const words = `${given} ${family}`.split(' ');
  if (isVietnameseFamily(words[0] ?? ''))
    return { ...rest, family: words[0], given: words.slice(1).join(' ') };
  const isForeign = isVietnameseFamily(family) || !vietnameseLetters.test(words.join(' '));
  return isForeign ? name : { literal: words.join(' ') };
}

/** A Hungarian page prints the family name first ("Kovács Eszter"), unless the first word is a known given name. */
export function inOrderOf(name: Name, { value }: NameClaim, language: string | undefined): Name {
  const { family, given, ...rest } = name;
  if (/^(?:es|gl)(?:-|$)/i.test(language ?? '')) return withBothFamilies(name);
  if (language?.startsWith('vi') && family && given) return inVietnameseOrder(name);
  if (!language?.startsWith('hu') || !family || !given || given.includes(' ') || isGivenName(given))
    return name;
  const isAsPrinted = value.some((name) => name.name.includes(`${given} ${family}`));
  return isAsPrinted ? { ...rest, family: given, given: family } : name;
}
