import { stripTags } from '@citewright/record';

/** How characters that LaTeX interprets are written. BibTeX counts braces even after a backslash, so they become commands. */
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '%': '\\%',
  '&': '\\&',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Plain text as LaTeX prints it. */
export function escapeLatex(text: string): string {
  return text.replace(/[\\{}%&$#_~^]/g, (character) => escapes[character] ?? character);
}

const commands: Readonly<Record<string, string>> = {
  i: '\\textit',
  em: '\\emph',
  b: '\\textbf',
  sub: '\\textsubscript',
  sup: '\\textsuperscript',
  sc: '\\textsc',
};

/** CSL's rich text as LaTeX; tags without their partner are left out. */
export function richLatex(text: string): string {
  const rich = escapeLatex(text)
    .replace(
      /<(i|em|b|sub|sup|sc)>([^<>]*)<\/\1>/g,
      (_, name: string, inner) => `${commands[name]}{${inner}}`,
    )
    .replace(/<span class="nocase">([^<>]*)<\/span>/g, '{$1}')
    .replace(/<span style="font-variant: ?small-caps;?">([^<>]*)<\/span>/g, '\\textsc{$1}');
  return stripTags(rich);
}

const lowered = new Map(
  [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'].map((sign, at) => [
    sign,
    '0123456789+-=()aehijklmnoprstuvx'.charAt(at),
  ]),
);
const raised = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ'].map((sign, at) => [sign, '0123456789+-=()in'.charAt(at)]));
const scripts = [
  [/[₀-₎ₐ-ₜᵢ-ᵥⱼ]+/gu, 'textsubscript', lowered],
  [/[⁰¹²³⁴-ⁿ]+/gu, 'textsuperscript', raised],
] as const;

/** Signs of Unicode that stand below or above the line, as commands: the fonts of LaTeX lack most of them. */
const withScripts = (text: string): string =>
  scripts.reduce(
    (left, [signs, command, letters]) =>
      left.replace(signs, (run) => {
        const plain = [...run].map((sign) => letters.get(sign));
        return plain.includes(undefined) ? run : `\\${command}{${plain.join('')}}`;
      }),
    text,
  );

/** A word with such signs: a formula, whose capitals must stay. */
const formula = /(?<![\p{L}\p{N}()\\])[\p{L}\p{N}()]*[₀-₎ₐ-ₜᵢ-ᵥⱼ⁰¹²³⁴-ⁿ][\p{L}\p{N}()₊₋⁺⁻]*/gu;

/** Words with capitals inside, such as DNA, mRNA and iPhone: their letters must stay when a style lowers a title. */
const fixedWord = /(?<![\p{L}\p{N}\\])[\p{L}\p{N}]+\p{Lu}[\p{L}\p{N}]*/gu;

/** A title in LaTeX, in which words with capitals of their own and formulas are protected by braces. */
export function latexTitle(text: string): string {
  let at = 0;
  let title = '';
  const rich = richLatex(text);
  const words = (part: string) => part.replace(fixedWord, '{$&}');
  for (const { 0: found, index } of rich.matchAll(formula)) {
    title += `${words(rich.slice(at, index))}{${withScripts(found)}}`;
    at = index + found.length;
  }
  return title + words(rich.slice(at));
}

/**
 * An address or identifier: what would end the value or begin a command is encoded. LaTeX reads it letter by letter only where a package
 * makes it do so; elsewhere `^^5c` is a backslash to it (TeX, "Character codes").
 */
export function verbatim(text: string): string {
  return text.replace(/[{}\\^\p{Cc}]/gu, encodeURIComponent);
}
