import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Splits a CSV line into fields (RFC 4180: quoted fields may contain commas; a doubled quotation mark is one). */
function fieldsOf(line: string): string[] {
  const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)];
  return fields.map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace(codePoint, characterOf),
  );
}

const codePoint = /\\u\{([0-9a-f]+)\}/gi;
const characterOf = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16));

/**
 * Reads a table of test cases, `cases/<name>.csv`: one record per line, with the names in the first line.
 * Characters that an editor would hide are written as `\u{200b}`.
 */
export function readCases(name: string): Record<string, string>[] {
  const text = readFileSync(join(import.meta.dirname, 'cases', `${name}.csv`), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const names = fieldsOf(header);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    if (fields.length !== names.length) throw new Error(`${name}.csv: ${fields.length} fields in: ${line}`);
    return Object.fromEntries(names.map((key, at) => [key, fields[at] ?? '']));
  });
}
