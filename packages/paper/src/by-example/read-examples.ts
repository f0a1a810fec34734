import type { Item, Name } from '@citewright/record';
import { parseReference, splitReferences } from '@citewright/references';
import { withoutMarkup } from './marked-text.ts';
import type { MarkedText } from './pieces.ts';

/** A reference of a guide: as it is printed, and what it says. */
export interface ReferenceExample extends MarkedText {
  item: Item;
}

/** What a guide prints: references, and citations in the text. */
export interface Examples {
  references: ReferenceExample[];
  citations: string[];
}

/** What is read: characters of the paste with its markup and of its text, references, citations. */
const most = { pasted: 200_000, characters: 20_000, references: 10, citations: 10 } as const;

/** A line that is a citation in the text: wholly in brackets, or a name with its year. */
const citation =
  /^(?:\([^()]{1,120}\)|\[[^[\]]{1,60}\]|\p{Lu}[^()]{1,80}\((?:\d{4}\p{L}?|n\.d\.)(?:, [^()]{1,40})?\))$/u;

/** Names for those whom “et al.” leaves out, so that the style leaves them out itself. */
const others = Array.from({ length: 24 }, (): Name => ({ family: 'Nomina', given: 'Quirin' }));

const withLeftOut = (names: readonly Name[]): Name[] =>
  names.flatMap((name) => (name.literal === 'others' ? others : [name]));

/** The item that a reference says, to be printed. */
function itemOf(text: string, at: number): Item {
  const { item } = parseReference(text);
  const { author, editor, 'container-title': container } = item;
  return {
    ...item,
    id: String(at),
    // Whether the title is abbreviated or not, the guide prints it so.
    ...(container && { 'container-title-short': container }),
    ...(author && { author: withLeftOut(author) }),
    ...(editor && { editor: withLeftOut(editor) }),
  };
}

/** What tells where a work appeared. */
const places = ['container-title', 'publisher', 'volume', 'page', 'DOI', 'URL'] as const;

/** Whether a line says three of: who, when, what and where. A sentence of the guide is read as a name and a title at most. */
const isReference = (item: Item) =>
  [item.author ?? item.editor, item.issued, item.title, places.find((field) => item[field])].filter(Boolean)
    .length >= 3;

/** Reads what somebody pasted of a guide: text, HTML or Markdown, in any order. */
export function readExamples(pasted: string): Examples {
  const { text: whole, italics } = withoutMarkup(pasted.slice(0, most.pasted));
  const text = whole.slice(0, most.characters);
  const citations: string[] = [];
  // A citation becomes as many spaces: the places of italics stay.
  const list = text.replace(/^.+$/gmu, (line) => {
    if (!citation.test(line.trim())) return line;
    citations.push(line.trim());
    return ' '.repeat(line.length);
  });
  const references = splitReferences(list)
    .slice(0, most.references)
    .flatMap(({ start, end, text: reference }, at): ReferenceExample[] => {
      const item = itemOf(reference, at + 1);
      if (!isReference(item)) return [];
      const inside = italics?.filter(([from, to]) => to > start && from < end);
      return [
        {
          text: list.slice(start, end),
          italics: inside?.map(([from, to]) => [from - start, to - start] as const),
          item,
        },
      ];
    });
  return { references, citations: citations.slice(0, most.citations) };
}
