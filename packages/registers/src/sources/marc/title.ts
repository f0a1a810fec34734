import { joinTitle } from '../titles.ts';
import { withoutBrackets, withoutPunctuation } from './punctuation.ts';
import type { MarcField } from './record.ts';

/** The subfields of a title field: MARC 21's 245 and UNIMARC's 200 differ only in letters. */
export interface TitleLetters {
  main: string;
  subtitle: string;
  number: string;
  name: string;
}

/** A parallel title follows an equals sign (ISBD 1.2.5); only one is cited. */
const withoutParallel = (title: string) => title.split(/\s=\s|\s=$/)[0] ?? title;

/** A misplaced statement of responsibility follows a slash. */
const tidyTitle = (text: string) =>
  withoutPunctuation(withoutBrackets(withoutParallel(text).split(/\s\/\s/)[0] ?? ''));

/** How a part is joined to the title: a named one after its number, any other after a full stop. */
function withPart(title: string, part: string, isNamedNumber: boolean): string {
  return `${title.replace(/\.$/, '')}${isNamedNumber ? ': ' : '. '}${part}`;
}

/** The title as cited: without ISBD punctuation, subtitles and parts joined in the order of the title page. */
export function titleIn(field: MarcField | undefined, letters: TitleLetters): string | undefined {
  const subfields = field?.subfields ?? [];
  const opening = subfields.findIndex(({ code }) => letters.main.includes(code));
  let title = joinTitle(tidyTitle(subfields[opening]?.value ?? ''), undefined);
  let before = subfields[opening];
  for (const subfield of subfields.slice(opening + 1)) {
    const text = tidyTitle(subfield.value);
    // After an equals sign the "subtitle" is a parallel title.
    const isParallel = /\s=\s*$/.test(before?.value ?? '');
    if (title === undefined || text === '') continue;
    if (subfield.code === letters.subtitle && !isParallel) title = joinTitle(title, text) ?? title;
    if (subfield.code === letters.number) title = withPart(title, text, false);
    if (subfield.code === letters.name) title = withPart(title, text, before?.code === letters.number);
    before = subfield;
  }
  return title;
}
