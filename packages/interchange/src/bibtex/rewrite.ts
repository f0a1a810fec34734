import { ownPrefix } from '../item/own-fields.ts';
import { parseBibtex } from './parse-entries.ts';
import { readBibtexItem } from './read.ts';

/** The line by which JabRef and Emacs tell the encoding of a file. */
const encodingLine = /^([ \t]*%+[ \t]*(?:-\*-[ \t]*)?(?:Encoding|coding):[ \t]*)[\w-]+/im;

/** Characters in which that line stands. */
const start = 1_000;

/**
 * A BibTeX file as a file in UTF-8. All of it stands as it was written: comments, macros, fields that we do not know, entries that cannot be read,
 * their order, keys and values. Only a line that names another encoding is changed.
 */
export const rewriteBibtex = (text: string): string =>
  text.slice(0, start).replace(encodingLine, '$1UTF-8') + text.slice(start);

/** Fields that know which of them were asked for. */
class AskedFields extends Map<string, string> {
  readonly asked = new Set<string>();
  override get(name: string): string | undefined {
    this.asked.add(name);
    return super.get(name);
  }
}

/** Fields that are read before their entry is. */
const resolved = new Set(['crossref', 'xdata']);

/** What of a BibTeX file no other format takes over, entry by entry: `comments`, `@preamble`, and the names of fields that are not read. */
export function* leftOfBibtex(text: string, limit: number): Generator<string[]> {
  const { entries, beside } = parseBibtex(text, limit);
  yield [...beside];
  for (const entry of entries) {
    if ('broken' in entry) continue;
    const fields = new AskedFields(entry.fields);
    readBibtexItem({ ...entry, fields });
    yield [...entry.fields.keys()].filter(
      (name) => !fields.asked.has(name) && !name.startsWith(ownPrefix) && !resolved.has(name),
    );
  }
}
