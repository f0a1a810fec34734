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

/** Letters and numbers that Unicode has below and above the line, as those of the line: LaTeX has no glyphs for them. */
const lowered = /[\u2080-\u208e\u2090-\u209c\u1d62-\u1d6a\u2c7c]+/gu;
const raised = /[\u00b2\u00b3\u00b9\u2070-\u207f]+/gu;

const shifted = (text: string): string =>
  text
    .replace(lowered, (found) => `\\textsubscript{${found.normalize('NFKC')}}`)
    .replace(raised, (found) => `\\textsuperscript{${found.normalize('NFKC')}}`);

/** CSL's rich text as LaTeX; tags without their partner are left out. */
export function richLatex(text: string): string {
  const rich = escapeLatex(text)
    .replace(
      /<(i|em|b|sub|sup|sc)>([^<>]*)<\/\1>/g,
      (_, name: string, inner) => `${commands[name]}{${inner}}`,
    )
    .replace(/<span class="nocase">([^<>]*)<\/span>/g, '{$1}')
    .replace(/<span style="font-variant: ?small-caps;?">([^<>]*)<\/span>/g, '\\textsc{$1}');
  return shifted(stripTags(rich));
}

/** Words with capitals inside, such as DNA, mRNA and iPhone: their letters must stay when a style lowers a title. */
const fixedWord = /(?<![\p{L}\p{N}\\])[\p{L}\p{N}]+\p{Lu}[\p{L}\p{N}]*/gu;

/** A title in LaTeX, in which words with capitals of their own are protected by braces. */
export function latexTitle(text: string): string {
  return richLatex(text).replace(fixedWord, '{$&}');
}

/**
 * An address or identifier: what would end the value or begin a command is encoded. LaTeX reads it letter by letter only where a package
 * makes it do so; elsewhere `^^5c` is a backslash to it (TeX, "Character codes").
 */
export function verbatim(text: string): string {
  return text.replace(/[{}\\^\p{Cc}]/gu, encodeURIComponent);
}
