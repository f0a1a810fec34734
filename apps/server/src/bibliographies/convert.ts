import type { CitationItem, Conversion } from '@citewright/contract';
import { unstoredWords } from '@citewright/formatting';
import { detectFormat, type FormatId, leftOutOf, rewriteBibtex, writeRecords } from '@citewright/interchange';
import { unplacedSentence } from '@citewright/words';
import { readListed } from '../checks/listed.ts';
import { givenIn, givenLimit } from './given.ts';

/** References that are to be written in another format; with `report` the answer says what became of them. */
export interface Converting {
  text: string;
  to: FormatId;
  report: boolean;
}

/** The words of an entry of a list that no field has. */
function unplacedIn(given: string | undefined, item: CitationItem) {
  const words = given === undefined ? [] : unstoredWords(given, item);
  return words.length === 0 ? [] : [{ index: Number(item.id), words, message: unplacedSentence(words) }];
}

/**
 * The file that is asked for, or the answer that reports of it, as JSON. From BibTeX to BibTeX all stands as it was written.
 * @throws what `readListed` throws
 */
export function convert({ text, to, report }: Converting): Uint8Array {
  const staysAsItIs = to === 'bibtex' && detectFormat(text) === to;
  const listed = readListed(text, 'auto', { ...givenLimit, isLeftNamed: report && !staysAsItIs });
  const { items, unread, texts } = givenIn(listed);
  const content = staysAsItIs ? rewriteBibtex(text) : [...writeRecords(to, items)].join('');
  if (!report) return new TextEncoder().encode(content);
  const unplaced = items.flatMap((item) => unplacedIn(texts.get(Number(item.id)), item));
  const unwritten = staysAsItIs ? [] : items.flatMap((item) => leftOutOf(to, item));
  const left = [...new Set([...(listed[0]?.left ?? []), ...unwritten])];
  const answer: Conversion = { content, unread, unplaced, left };
  return new TextEncoder().encode(JSON.stringify(answer));
}
