import type { Span } from '../../document.ts';
import { createSearch, endOf } from '../search.ts';

/**
 * A passage of a source that is no running text: a remark (`%`), code (`verbatim`, `\verb`), text that is switched off (`\iffalse`), a file that
 * the source holds, a formula that stands by itself or in its line.
 */
export interface Passage extends Span {
  kind: 'remark' | 'code' | 'off' | 'file' | 'display' | 'formula';
}

const environments: ReadonlyMap<string, Passage['kind']> = new Map(
  Object.entries({
    code: 'verbatim Verbatim lstlisting minted',
    off: 'comment',
    file: 'filecontents',
    display:
      'equation eqnarray align alignat flalign gather multline displaymath dmath math tikzpicture pgfpicture',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Passage['kind']] as const)),
);

/** What may begin a passage; any other character behind a backslash begins none. */
const opening =
  /\\(?:verb|lstinline)(?![a-zA-Z])\*?([^\s*{[\\])|\\begin\s*\{([a-zA-Z]{1,40}\*?)\}|\\iffalse(?![a-zA-Z@])|\\[\s\S]|%|\$\$?/g;

const formulas: Readonly<Record<string, { closing: RegExp; kind: Passage['kind'] }>> = {
  $: { closing: /(?<!\\)\$/, kind: 'formula' },
  $$: { closing: /\$\$/, kind: 'display' },
  '\\(': { closing: /\\\)/, kind: 'formula' },
  '\\[': { closing: /\\\]/, kind: 'display' },
};

/** The longest formula. */
const longest = 10_000;

/** The passages of a source of LaTeX that are no running text, in their order, none within another. */
export function latexPassages(source: string): Passage[] {
  const passages: Passage[] = [];
  const search = createSearch(source);
  const marks = new RegExp(opening);

  const passageAt = ({ 0: mark, 1: quote, 2: environment, index }: RegExpExecArray): Passage | undefined => {
    const after = index + mark.length;
    const until = (kind: Passage['kind'], end: number | undefined): Passage | undefined =>
      end === undefined ? undefined : { kind, start: index, end };
    if (mark === '%') return until('remark', search(/\n/, after)?.index ?? source.length);
    if (mark === '\\iffalse') return until('off', endOf(search(/\\fi(?![a-zA-Z@])/, after)) ?? source.length);
    if (quote !== undefined) {
      const line = source.slice(after, after + 1_000).split('\n', 1)[0] ?? '';
      const length = line.indexOf(quote);
      return until('code', length < 0 ? undefined : after + length + 1);
    }
    if (environment !== undefined) {
      const kind = environments.get(environment.replace('*', ''));
      const closing = new RegExp(`\\\\end\\s*\\{${environment.replace('*', '\\*')}\\}`);
      return kind && until(kind, endOf(search(closing, after)));
    }
    const { closing, kind } = formulas[mark] ?? {};
    const end = closing && endOf(search(closing, after));
    const isFormula = end !== undefined && end - after <= longest;
    const paragraph = isFormula ? search(/\n[ \t]*\r?\n/, after)?.index : undefined;
    return kind && isFormula && (paragraph ?? end) >= end - mark.length ? until(kind, end) : undefined;
  };

  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    const passage = passageAt(mark);
    if (!passage) continue;
    passages.push(passage);
    marks.lastIndex = passage.end;
  }
  return passages;
}

/** Whether a passage has nothing of a paper in it. */
export const isUnread = ({ kind }: Passage): boolean =>
  kind === 'remark' || kind === 'code' || kind === 'off';

/** A remark goes up to the first character of the next line that is no space; a paragraph that ends there still ends. */
const lineEnd = /\n[ \t]*(?!\s)/y;

/** A source without remarks, code, and what is switched off. */
export function runningLatex(source: string): string {
  const text = source.replace(/\r\n?/g, '\n');
  const pieces: string[] = [];
  let at = 0;
  for (const { kind, start, end } of latexPassages(text).filter(isUnread)) {
    pieces.push(text.slice(at, start), text.startsWith('\\begin', start) ? '\n\n' : '');
    lineEnd.lastIndex = end;
    at = end + (kind === 'remark' ? (lineEnd.exec(text)?.[0].length ?? 0) : 0);
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}
