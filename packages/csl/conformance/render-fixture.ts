import {
  type Citation,
  type Cite,
  compileStyle,
  type Item,
  type LocaleSource,
  parseStyle,
  type Style,
  SUITE,
} from '../src/index.ts';
import type { Fixture, FixtureCitation } from './fixture.ts';

const POSITIONS = ['first', 'subsequent', 'ibid', 'ibid-with-locator'] as const;

/** Converts a cite from the format of the suite, which is that of citeproc-js. */
export function toCite(cite: Record<string, unknown>): Cite {
  return {
    ...cite,
    suppressAuthor: Boolean(cite['suppress-author']),
    authorOnly: Boolean(cite['author-only']),
  } as Cite;
}

/** The position that a cite of the suite says it has. */
export function toPosition(cite: Record<string, unknown>) {
  const position = POSITIONS[Number(cite.position ?? 0)];
  return { position: position ?? 'first', nearNote: Boolean(cite['near-note']) };
}

function renderCitations(style: Style, fixture: Fixture, items: Item[]): string {
  const clusters = fixture.citationItems ?? [items.map(({ id }) => ({ id }))];
  return clusters
    .map((cites) => style.citation(cites.map(toCite), { items, positions: cites.map(toPosition) }).html)
    .join('\n');
}

const toCitation = ({ citationID, citationItems }: FixtureCitation, note: number) => ({
  id: citationID,
  cites: citationItems.map(toCite),
  note,
});

/** A citation after an edit: its output, its state, and its note if later citations may refer to it. */
interface Step {
  html: string;
  trace: string;
  note: number | undefined;
}

/** The notes of citations whose items are cited again. */
function referencedNotes(citations: readonly Citation[]): Map<string, number | undefined> {
  const count = new Map<unknown, number>();
  for (const { cites } of citations) for (const { id } of cites) count.set(id, (count.get(id) ?? 0) + 1);
  return new Map(
    citations.map(({ id, cites, note }) => [
      id,
      cites.some((cite) => (count.get(cite.id) ?? 0) > 1) ? note : undefined,
    ]),
  );
}

/** Whether the suite marks a citation as changed: its state changed, even if its text did not. */
function isRenewed(before: Step | undefined, after: Step): boolean {
  if (!before || before.trace !== after.trace) return true;
  return before.note !== undefined && after.note !== undefined && before.note !== after.note;
}

/** Replays the edits of a document, and marks the citations that the last one changed. */
function replay(style: Style, fixture: Fixture, items: Item[]) {
  const processor = style.processor();
  processor.addItems(items);
  const known = new Map<string, FixtureCitation>();
  let before = new Map<string, Step>();
  let after = before;
  for (const [citation, earlier, later] of fixture.citations ?? []) {
    known.set(citation.citationID, citation);
    const own: [string, number] = [citation.citationID, citation.properties?.noteIndex ?? 0];
    const citations = [...earlier, own, ...later].flatMap(([id, note]) => {
      const placed = known.get(id);
      return placed ? [toCitation(placed, note)] : [];
    });
    processor.replace(citations);
    const notes = referencedNotes(citations);
    before = after;
    after = new Map(
      processor.citations().map(({ id, html, trace }) => [id, { html, trace, note: notes.get(id) }]),
    );
  }
  const edited = fixture.citations?.at(-1)?.[0].citationID;
  const lines = [...after].map(([id, step], at) => {
    const renewed = id === edited || isRenewed(before.get(id), step);
    return `${renewed ? '>>' : '..'}[${at}] ${step.html}`;
  });
  return { processor, text: lines.join('\n') };
}

const bibliography = (entries: readonly { html: string }[]): string =>
  '<div class="csl-bib-body">\n' +
  entries.map(({ html }) => (html === '' ? '' : `  <div class="csl-entry">${html}</div>\n`)).join('') +
  '</div>';

/** Renders a fixture with our processor, in the output format of the suite. */
export function renderFixture(fixture: Fixture, localesFor: (lang: string) => LocaleSource[]): string {
  const tree = parseStyle(fixture.csl);
  const lang = tree.defaultLocale ?? 'en-US';
  const style = compileStyle(tree, localesFor(lang), { format: SUITE });
  const items = [...new Map(fixture.input.map((item) => [item.id, item as unknown as Item])).values()];
  if (fixture.citations) {
    const { processor, text } = replay(style, fixture, items);
    return fixture.mode === 'bibliography' ? bibliography(processor.bibliography()) : text;
  }
  return fixture.mode === 'bibliography'
    ? bibliography(style.bibliography(items))
    : renderCitations(style, fixture, items);
}
