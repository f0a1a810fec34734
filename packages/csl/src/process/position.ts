import type { Position } from '../render/context.ts';
import type { Citation, Cite, CitePosition } from './cites.ts';

/** A cite of an earlier place. */
interface Earlier {
  note: number;
  cite: Cite;
}

const keyOf = (cite: Cite): string => String(cite.id ?? cite.item?.id);
const locatorOf = (cite: Cite): string => {
  const text = String(cite.locator ?? '').trim();
  return text === '' ? '' : `${cite.label ?? 'page'}:${text}`;
};

/** The citations that a citation may refer back to: those of the note before it, or the one before it. */
interface Before {
  citations: readonly Citation[];
  note: number;
}

/** The cite just before this one, when the two may be "ibid.": nothing else stands in its note (CSL 1.0.2, `position`). */
function precedingCite(citation: Citation, at: number, before: Before | undefined): Cite | undefined {
  if (at > 0) return citation.cites[at - 1];
  if (!before) return undefined;
  const sameNote = before.note === (citation.note ?? 0);
  const cites = (sameNote ? before.citations.slice(-1) : before.citations).flatMap(({ cites }) => cites);
  const [first] = cites;
  return first && cites.every((cite) => keyOf(cite) === keyOf(first)) ? cites.at(-1) : undefined;
}

function positionAfter(cite: Cite, preceding: Cite | undefined): Position {
  if (!preceding || keyOf(preceding) !== keyOf(cite)) return 'subsequent';
  const before = locatorOf(preceding);
  const now = locatorOf(cite);
  if (before === now) return 'ibid';
  return now === '' ? 'subsequent' : 'ibid-with-locator';
}

/** The positions of all cites of a document, in its order. */
export function findPositions(citations: readonly Citation[], nearNoteDistance: number): CitePosition[][] {
  const first = new Map<string, number>();
  const latest = new Map<string, Earlier>();
  const previous: Record<'text' | 'note', Before | undefined> = { text: undefined, note: undefined };
  return citations.map((citation) => {
    const note = citation.note ?? 0;
    const place = note > 0 ? 'note' : 'text';
    const before = previous[place];
    const positions = citation.cites.map((cite, at): CitePosition => {
      const key = keyOf(cite);
      const earlier = latest.get(key);
      const firstNote = first.get(key);
      latest.set(key, { note, cite });
      if (!earlier) {
        first.set(key, note);
        return { position: 'first', nearNote: false, firstNote: undefined };
      }
      const near = note > 0 && earlier.note > 0 && note - earlier.note <= nearNoteDistance;
      return {
        position: positionAfter(cite, precedingCite(citation, at, before)),
        nearNote: near,
        firstNote: firstNote || undefined,
      };
    });
    const continues = before && note > 0 && before.note === note;
    previous[place] = { note, citations: continues ? [...before.citations, citation] : [citation] };
    return positions;
  });
}
