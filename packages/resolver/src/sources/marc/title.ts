import { joinTitle } from '../titles.ts';
import { withoutBrackets, withoutPunctuation } from './punctuation.ts';

/** The title on the title page, as the subfields of 245 or UNIMARC's 200 give it. */
export interface TitleStatement {
  main: string | undefined;
  subtitles: readonly string[];
  /** Number and name of a part, in order. */
  parts: readonly string[];
}

/** The same title in another language follows an equals sign (ISBD 1.2.5); one of them is cited. */
const withoutParallel = (title: string) => title.split(/\s=\s|\s=$/)[0] ?? title;

const tidy = (text: string) => withoutPunctuation(withoutBrackets(withoutParallel(text)));

/** The title as it is cited: ISBD punctuation removed, subtitle joined, the part named after it. */
export function titleIn({ main, subtitles, parts }: TitleStatement): string | undefined {
  const own = main === undefined ? undefined : tidy(main);
  const isParallel = main !== undefined && /\s=\s*$/.test(main);
  const title = joinTitle(
    own,
    isParallel
      ? undefined
      : subtitles
          .map(tidy)
          .filter((text) => text !== '')
          .join('; '),
  );
  // A statement of responsibility that strayed into the name of the part ends at the slash.
  const part = parts.map((text) => tidy(text.split(/\s\/\s/)[0] ?? '')).filter((text) => text !== '');
  return title === undefined || part.length === 0 ? title : `${title}. ${part.join(': ')}`;
}
