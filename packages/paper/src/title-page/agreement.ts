import { comparable, familyOf, type Item, plainOf, tellingWords, titleLikeness } from '@citewright/record';
import type { TitlePage } from './read-title-page.ts';

/** Below this likeness, titles are different ones. */
const sameTitle = 0.87;
/** So many telling words make a title that no other work has by chance. */
const wordsOfOwnTitle = 4;

/** Numbers of a title, those of parts in Roman letters, too. */
const numbersIn = (title: string): string => (title.match(/\d+|\b[IVX]+\b/g) ?? []).join(' ');

/** Parts of one work differ by a number only. */
function isTitleOf(printed: string, title: string): boolean {
  const [one, other] = [numbersIn(printed), numbersIn(title)];
  return (one === '' || other === '' || one === other) && titleLikeness(printed, title) >= sameTitle;
}

/** Whether a work is the one of a title page, by its title, and by its people where the title may be that of others. */
interface Agreement {
  title: boolean;
  /** One of its people stands on the pages; absent where the record has none. */
  people?: boolean;
  /** Its title is long enough to be its alone. */
  isTelling: boolean;
}

/** Compares a record with the title page. */
export function agreementOf({ titles, text }: Pick<TitlePage, 'titles' | 'text'>, item: Item): Agreement {
  const title = plainOf(item.title) ?? '';
  const words = new Set(comparable(text).split(' '));
  const names = item.author ?? item.editor ?? [];
  const isNamed = names.some((name) => {
    const family = comparable(familyOf(name))
      .split(' ')
      .filter((word) => word.length > 1);
    return family.length > 0 && family.every((word) => words.has(word));
  });
  return {
    title: title !== '' && titles.some((printed) => isTitleOf(printed, title)),
    ...(names.length > 0 && { people: isNamed }),
    isTelling: tellingWords(title).length >= wordsOfOwnTitle,
  };
}
