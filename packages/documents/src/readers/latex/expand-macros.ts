import { PaperError } from '../../error.ts';

/** The group that begins at a brace, without its braces, and where it ends; up to the end of the text when it is not closed. */
export function groupAt(text: string, at: number): { inner: string; end: number } {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    const character = text.charCodeAt(place);
    if (character === 0x5c) place += 1;
    else if (character === 0x7b) depth += 1;
    else if (character === 0x7d) {
      depth -= 1;
      if (depth === 0) return { inner: text.slice(at + 1, place), end: place + 1 };
    }
  }
  return { inner: text.slice(at + 1), end: text.length };
}

const space = /[ \t]*\n?[ \t]*/y;
/** Past white space that stands between the arguments of a command. */
export function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.exec(text);
  return space.lastIndex;
}

/** The longest optional argument. */
const longestOption = 2_000;

/** An argument in square brackets, where there is one. */
export function optionAt(text: string, at: number): { inner: string; end: number } | undefined {
  const start = skipSpace(text, at);
  if (text[start] !== '[') return;
  let depth = 0;
  for (let place = start + 1; place < Math.min(text.length, start + longestOption); place += 1) {
    const character = text[place];
    if (character === '\\') place += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === ']' && depth <= 0) return { inner: text.slice(start + 1, place), end: place + 1 };
  }
  return undefined;
}

/** An argument in braces, or the one character or command that stands in place of it. */
export function argumentAt(text: string, at: number): { inner: string; end: number } {
  const start = skipSpace(text, at);
  if (text[start] === '{') return groupAt(text, start);
  const [token = ''] = /^(?:\\(?:[a-zA-Z@]+|.)|[^\s\\{}])/s.exec(text.slice(start, start + 80)) ?? [];
  return { inner: token, end: start + token.length };
}

interface Macro {
  count: number;
  preset: string | undefined;
  body: string;
}

/** Commands that a paper may define anew, but that keep their meaning here. */
const kept =
  /^(?:[a-zA-Z]*cit(?:e|ation)[a-zA-Z]*|begin|end|item|bibitem|(?:sub)*section|chapter|part|paragraph|foot(?:note|cite)\w*|caption|title|par|input|include|label|\w*ref|bibliography|url|href|emph|text\w\w|LaTeX|TeX)$/;

const definition = /^(?:(?:re)?newcommand|providecommand|DeclareRobustCommand)$/;

/** Texts that macros give, in number and in characters altogether, and macros inside macros. */
const limits = { uses: 200_000, characters: 8_000_000, depth: 24 };

/** A source of LaTeX with the macros that it defines for itself written out. Throws a `PaperError` when they give too much. */
export function expandMacros(source: string): string {
  const macros = new Map<string, Macro>();
  let uses = 0;
  let characters = 0;

  function define(name: string, text: string, at: number): number {
    if (name === 'def') {
      const [head = '', called = '', parameters = ''] =
        /^\s*\\([a-zA-Z@]+)((?:#\d)*)\s*(?=\{)/.exec(text.slice(at, at + 200)) ?? [];
      if (head === '') return at;
      const { inner, end } = groupAt(text, at + head.length);
      if (!kept.test(called))
        macros.set(called, { count: parameters.length / 2, preset: undefined, body: inner });
      return end;
    }
    const start = text[at] === '*' ? at + 1 : at;
    const { inner: called, end: afterName } = argumentAt(text, start);
    const count = optionAt(text, afterName);
    const preset = count && optionAt(text, count.end);
    const { inner: body, end } = argumentAt(text, preset?.end ?? count?.end ?? afterName);
    const bare = called.trim().replace(/^\\/, '');
    if (!kept.test(bare))
      macros.set(bare, { count: Math.min(9, Number(count?.inner) || 0), preset: preset?.inner, body });
    return end;
  }

  function apply({ count, preset, body }: Macro, text: string, at: number): { whole: string; end: number } {
    const values: string[] = [];
    let end = at;
    if (preset !== undefined) {
      const given = optionAt(text, end);
      values.push(given?.inner ?? preset);
      end = given?.end ?? end;
    }
    while (values.length < count) {
      const value = argumentAt(text, end);
      values.push(value.inner);
      end = value.end;
    }
    return { whole: body.replace(/#(\d)/g, (_, digit) => values[Number(digit) - 1] ?? ''), end };
  }

  function expand(text: string, depth: number): string {
    const pieces: string[] = [];
    const command = /\\([a-zA-Z@]+|[^a-zA-Z@])/g;
    let from = 0;
    for (let match = command.exec(text); match; match = command.exec(text)) {
      const [whole, name = ''] = match;
      const isDefinition = name === 'def' || definition.test(name);
      const macro = macros.get(name);
      if (!isDefinition && !macro) continue;
      pieces.push(text.slice(from, match.index));
      const after = match.index + whole.length;
      if (isDefinition) from = define(name, text, after);
      else if (macro) {
        uses += 1;
        const { whole: given, end } = apply(macro, text, after);
        characters += given.length;
        if (uses > limits.uses || characters > limits.characters)
          throw new PaperError('too-complex', 'The macros of the file give too much text');
        pieces.push(depth < limits.depth ? expand(given, depth + 1) : '');
        from = end;
      }
      command.lastIndex = Math.max(from, after);
      from = command.lastIndex;
    }
    pieces.push(text.slice(from));
    return pieces.join('');
  }

  return expand(source, 0);
}
