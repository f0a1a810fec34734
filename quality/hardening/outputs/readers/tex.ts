/** `^^5c` is the sign of that code, `^^M` the one 64 before or behind (The TeXbook, chapter 8). TeX reads what it makes once more. */
const code = /\^\^(?:([\da-f]{2})|(\p{ASCII}))/u;

/** A source as TeX reads it. */
function decoded(source: string): string {
  let text = source;
  for (let found = code.exec(text); found; found = code.exec(text)) {
    const [whole, hexadecimal, sign = ''] = found;
    const unit = hexadecimal ? Number.parseInt(hexadecimal, 16) : sign.charCodeAt(0) ^ 64;
    text = text.slice(0, found.index) + String.fromCharCode(unit) + text.slice(found.index + whole.length);
  }
  return text;
}

/** Commands that only print. */
const printing = new Set(
  'textbackslash textbraceleft textbraceright textasciitilde textasciicircum textit emph textbf textsubscript textsuperscript textsc par % & $ # _'.split(
    ' ',
  ),
);

/**
 * What TeX would do beside printing: commands, signs with a meaning, braces that do not match. `isLetters`: an address, in which no command may
 * stand and TeX reads `%`, `#`, `&`, `_`, `~` and `$` as letters.
 */
export function texFaults(source: string, isLetters = false, allowed: readonly string[] = []): string[] {
  const faults = source.includes('^^') ? ['holds ^^'] : [];
  const commands = [...decoded(source).matchAll(/\\([a-zA-Z@]+|[\s\S]|$)/g)].map(([, name = '']) => name);
  const run = commands.filter((name) => isLetters || !(printing.has(name) || allowed.includes(name)));
  if (run.length > 0) faults.push(`runs \\${run.join(' \\')}`);
  // Its package reads the argument letter by letter.
  const rest = decoded(source)
    .replace(/\\url\{[^{}\\%#^]*\}/g, '')
    .replace(/\\(?:[a-zA-Z@]+|[\s\S])/g, '');
  if (!isLetters && /[%$#^&]/.test(rest)) faults.push(`holds ${/[%$#^&]/.exec(rest)?.[0]} with a meaning`);
  let depth = 0;
  for (const [brace] of rest.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return depth === 0 ? faults : [...faults, 'braces do not match'];
}
