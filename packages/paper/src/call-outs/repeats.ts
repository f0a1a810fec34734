import type { Span } from '@citewright/documents';
import { comparable } from '@citewright/record';
import type { DatedCallOut } from './dated-call-out.ts';
import { isName } from './names.ts';

// Citations in brackets that name the work of an earlier one: `(ibid., p. 3)`, `Okafor (op. cit., p. 7)`.

/** The same work as in the citation before. */
const same = 'ibid(?:em)?|ibíd(?:em)?|ib(?=\\.)|id(?:em)?|ebd|ebenda|ivi';
/** The work of an author that was cited further up. */
const earlier = '(?:op|loc|ob|art)\\.\\s?cit|obra cit(?:ada)?|a\\.\\s?a\\.\\s?O';
const lead = '(?:(?:see|also|cf\\.?|vgl\\.?|ver|veja|vide|véase|voir)\\s+)*';
/** Groups: a word in the bracket, what stands for the work, the rest of the bracket. */
const repeat = new RegExp(
  `[([]${lead}(?:(\\p{L}[\\p{L}\\p{M}'’-]{1,40})(?:\\s+et\\s+al\\.?)?,?\\s+)?((?:${same}|${earlier})(?!\\p{L}))\\.?(?=\\s*[\\])]|\\s*[,:;]|\\s+\\p{L}{0,4}\\.?\\s?\\d)([^()[\\]\\n]{0,80}[)\\]])?`,
  'giu',
);
/** The name before a bracket. */
const nameBefore = /(\p{Lu}[\p{L}\p{M}'’-]{1,40})\s+$/u;
const isSame = new RegExp(`^(?:${same})$`, 'iu');
/** Another year of the same author, `(idem, 2004)`: a citation of its own. */
const ofYear = /^\s*[.,]{0,2}\s*(?:1[4-9]|20)\d\d/;

/** Citations before a place that a name in it may mean. */
const mostBefore = 200;

/** The last of the citations before a place that names somebody. */
function lastBy(callOuts: readonly DatedCallOut[], name: string): DatedCallOut | undefined {
  const family = ` ${comparable(name)} `;
  return callOuts.slice(-mostBefore).findLast(({ names }) => ` ${names} `.includes(family));
}

/** The citations of a text, and those in brackets that repeat one of them. `found` stands in the order of the text. */
export function withRepeats(
  text: string,
  lists: readonly Span[],
  found: readonly DatedCallOut[],
): DatedCallOut[] {
  const all: DatedCallOut[] = [];
  let next = 0;
  for (const match of text.matchAll(repeat)) {
    const [whole, first = '', word = '', tail = ''] = match;
    const open = match.index;
    const at = text.indexOf(word, open + 1);
    if (lists.some((list) => at >= list.start && at < list.end)) continue;
    if (ofYear.test(text.slice(at + word.length, at + word.length + 12))) continue;
    for (let own = found[next]; own && own.start < open; own = found[next]) {
      all.push(own);
      next += 1;
    }
    const inside = isName(first) ? first : '';
    const before = nameBefore.exec(text.slice(Math.max(0, open - 50), open));
    const family = inside || before?.[1];
    const named = family === undefined ? undefined : lastBy(all, family);
    const meant = named ?? (isSame.test(word) && inside === '' ? all.at(-1) : undefined);
    if (!meant) continue;
    const isNarrative = named !== undefined && inside === '';
    const end = at + word.length + (text[at + word.length] === '.' ? 1 : 0);
    all.push({
      ...meant,
      start: isNarrative ? open - (before?.[0].length ?? 0) : inside === '' ? at : text.indexOf(inside, open),
      end: isNarrative && tail !== '' ? open + whole.length : end,
      isRepeat: true,
    });
  }
  return [...all, ...found.slice(next)];
}
