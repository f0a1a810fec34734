import type { Position } from '../render/context.ts';
import type { Citation, Cite, CitePosition } from './cites.ts';

/** An earlier cite of an item. */
interface Earlier {
  note: number;
  cite: Cite;
}

const keyOf = (cite: Cite): string => String(cite.id ?? cite.item?.id);
const locatorKey = (cite: Cite): string => {
  const text = String(cite.locator ?? '').trim();
  return text === '' ? '' : `${cite.label ?? 'page'}:${text}`;
};

/** The citations to which "ibid." may refer: those of the previous note, or the previous citation in the text. */
interface Before {
  citations: Citation[];
  note: number;
}

/** The previous cite, if "ibid." may refer to it: its note cites nothing else (CSL 1.0.2, Choose, `position`). */
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
  const before = locatorKey(preceding);
  const now = locatorKey(cite);
  if (before === now) return 'ibid';
  return now === '' ? 'subsequent' : 'ibid-with-locator';
}

/** The positions of all cites of a document, in document order. */
export function findPositions(citations: readonly Citation[], nearNoteDistance: number): CitePosition[][] {
  const first = new Map<string, number>();
  const latest = new Map<string, Earlier>();
  const previous: Record<'text' | 'note', Before | undefined> = { text: undefined, note: undefined };
  return citations.map((citation) => {
    const note = citation.note ?? 0;
    const where = note > 0 ? 'note' : 'text';
    const before = previous[where];
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
    // A note may have thousands of citations.
    if (continues) before.citations.push(citation);
    else previous[where] = { note, citations: [citation] };
    return positions;
  });
}
