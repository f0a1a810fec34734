import { parseInText } from '@citewright/identifiers';

/** What a whole reference says, as far as it can be read. */
export interface ReferenceFields {
  title?: string | undefined;
  /** The family name of the first author, or the body in its place. */
  author?: string | undefined;
}

const quoted = /["“„«]([^"“”„«»]{4,400}?)[.,?!]?["”“»]/u;
const afterYear = /\((?:1[4-9]|20)\d\d[a-z]?(?:, [^()]{3,30})?\)[.,:]?\s+([^.?!]{4,400}[?!]?)/u;

/** The longest part between full stops: in most references that is the title. */
function longestPart(text: string): string | undefined {
  const parts = text.split(/(?<=\p{L}{3}|[)\d])[.?!](?= |$)/u).map((part) => part.trim());
  return parts.toSorted((one, other) => other.length - one.length)[0];
}

function firstName(text: string): string | undefined {
  return /^(?:\[?\d{1,3}[\]).]? ?)?(?:\p{Lu}\.[ -]?){0,4}([\p{Lu}][\p{L}\p{M}'’-]+)/u.exec(text)?.[1];
}

/** Reads the fields of a whole reference in any style. */
export function readFields(text: string): ReferenceFields {
  const entry = parseInText(text)?.cites[0];
  if (entry?.entry && entry.title !== undefined)
    return { title: entry.title, author: entry.organisation ?? entry.authors[0]?.family };
  const title = quoted.exec(text)?.[1] ?? afterYear.exec(text)?.[1] ?? longestPart(text);
  return { title, author: firstName(text) };
}
