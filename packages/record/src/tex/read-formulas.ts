import { TexReader } from './read-tex.ts';

const maxFormula = 300;

/** A command, a script or a lone variable; not what stands between two prices ("$5 or $6"). */
const isFormula = (text: string) =>
  text.length <= maxFormula && (/[\\^_{]/.test(text) || /^[A-Za-z]{1,2}$/.test(text));

/**
 * Text in which formulas in TeX (`$\hbox{CO}_{2}$`, as publishers deposit them in titles) are replaced by CSL's rich text. A formula
 * has at most 300 characters; other dollar signs stay.
 */
export function readFormulas(text: string): string {
  const parts = text.split('$');
  if (parts.length < 3) return text;
  let built = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    if (index + 1 < parts.length && isFormula(part)) {
      built += new TexReader(part, { math: true }).group(0) + (parts[index + 1] ?? '');
      index += 1;
    } else {
      built += `$${part}`;
    }
  }
  return built;
}
