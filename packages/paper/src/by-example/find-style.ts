import { formatReference, type Reference } from '@citewright/formatting';
import type { Item } from '@citewright/record';
import { ownStyleId, styleFacts } from '@citewright/styles';
import { withoutMarkup } from './marked-text.ts';
import { nearestSkeletons } from './nearest-skeletons.ts';
import { type Difference, differencesOf, likenessOf, type Piece, wordsAndSigns } from './pieces.ts';
import { type Examples, type ReferenceExample, readExamples } from './read-examples.ts';
import { numberForm, withoutNumber } from './skeleton.ts';

/** An example and how a style prints the same work. */
export interface ComparedExample {
  example: string;
  printed: string;
  differences: Difference[];
}

/** Styles that print the examples alike. */
export interface NearStyle {
  /** The most used of them first. */
  ids: string[];
  /** The share of pieces that agree, from 0 to 1. */
  likeness: number;
  references: ComparedExample[];
  citations: ComparedExample[];
}

/** Styles that are printed in, and those that are given. */
const [tried, given] = [100, 10];

/** Styles between two pauses. */
const pausing = 16;

/** What a citation weighs beside a reference: it is short, and many styles have the same. */
const weightOfCitation = 0.5;
/** What the form of the number before a reference weighs. */
const weightOfNumber = 0.03;

interface Compared {
  example: string;
  pieces: Piece[];
  printed: string;
  printedPieces: Piece[];
  likeness: number;
}

const compared = (example: string, pieces: Piece[], printed: string, printedPieces: Piece[]): Compared => ({
  example,
  pieces,
  printed,
  printedPieces,
  likeness: likenessOf(pieces, printedPieces),
});

/** A reference as a style prints it, compared without the number before it. */
function compareReference({ text, italics }: ReferenceExample, { html, text: plain }: Reference): Compared {
  const number = text.length - withoutNumber(text).length;
  const own = text.slice(number);
  const shown = italics?.map(([start, end]) => [start - number, end - number] as const);
  const marked = italics ? withoutMarkup(html) : { text: plain };
  const cut = marked.text.length - withoutNumber(marked.text).length;
  const moved = marked.italics?.map(([start, end]) => [start - cut, end - cut] as const);
  const printed = marked.text.slice(cut);
  const made = compared(
    own.trim(),
    wordsAndSigns({ text: own, italics: shown }),
    printed,
    wordsAndSigns({ text: printed, italics: moved }),
  );
  const form = numberForm(text);
  const isOther = form !== undefined && form !== numberForm(marked.text);
  return isOther ? { ...made, likeness: made.likeness - weightOfNumber } : made;
}

/** The work that a citation names; absent where none is named. */
const citedBy = (citation: string, references: readonly ReferenceExample[]): number =>
  references.findIndex(({ item: { author, issued } }) => {
    const year = String(issued?.['date-parts']?.[0]?.[0] ?? '');
    const family = author?.[0]?.family ?? author?.[0]?.literal ?? '';
    return family !== '' && citation.includes(family) && citation.includes(year);
  });

/** A citation beside the form of it that is nearest. */
function compareCitation(citation: string, { inTextForms }: Reference): Compared | undefined {
  const pieces = wordsAndSigns({ text: citation });
  const [nearest] = Object.values(inTextForms)
    .map(({ text }) => compared(citation, pieces, text, wordsAndSigns({ text })))
    .toSorted((one, other) => other.likeness - one.likeness);
  return nearest;
}

interface PrintedStyle {
  id: string;
  references: Compared[];
  citations: Compared[];
  likeness: number;
}

/** A journal of one word, which no style abbreviates. */
const oneWord = 'Xuqazo';

const bareLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A reference with the journal as the example has it: which journals are abbreviated, and how, is told by lists, not by a style's signs. */
function printAsGiven(item: Item, id: string): Reference {
  const printed = formatReference(item, id);
  const journal = String(item['container-title'] ?? '');
  if (item.type !== 'article-journal' || bareLetters(printed.text).includes(bareLetters(journal)))
    return printed;
  const names = { 'container-title': oneWord, 'container-title-short': oneWord };
  const other = formatReference({ ...item, ...names }, id);
  const given = (text: string) => text.replaceAll(oneWord, () => journal);
  return { ...other, text: given(other.text), html: given(other.html) };
}

function printIn(id: string, { references, citations }: Examples, cited: readonly number[]): PrintedStyle {
  const printed = references.map(({ item }) => printAsGiven(item, id));
  const own = references.map((reference, at) => compareReference(reference, printed[at] as Reference));
  const forms = citations.flatMap((citation, at) => {
    const reference = printed[cited[at] ?? -1];
    return (reference && compareCitation(citation, reference)) ?? [];
  });
  const sum = (all: readonly Compared[]) => all.reduce((total, { likeness }) => total + likeness, 0);
  const weight = own.length + weightOfCitation * forms.length;
  const likeness = (sum(own) + weightOfCitation * sum(forms)) / weight;
  return { id, references: own, citations: forms, likeness };
}

const shown = ({ example, printed, pieces, printedPieces }: Compared): ComparedExample => ({
  example,
  printed,
  differences: differencesOf(pieces, printedPieces),
});

const rankOf = (id: string): number => styleFacts(id)?.rank ?? Number.MAX_SAFE_INTEGER;

/**
 * The styles that print some references most nearly as they were pasted, nearest first: one to ten references as a guide prints them, with
 * citations in the text, as text, HTML or Markdown. Reads the first 200,000 characters, and 20,000 of their text. Nothing where no reference
 * is found, and in browsers. `pause` is called now and then: each style leaves megabytes of garbage, which a thread with little memory collects.
 */
export function findStyleByExamples(pasted: string, pause: () => void = () => undefined): NearStyle[] {
  const examples = readExamples(pasted);
  if (examples.references.length === 0) return [];
  const cited = examples.citations.map((citation) => citedBy(citation, examples.references));
  const printed = nearestSkeletons(examples.references, tried)
    .map((id, at) => {
      if (at % pausing === pausing - 1) pause();
      return printIn(ownStyleId(id), examples, cited);
    })
    .toSorted((one, other) => other.likeness - one.likeness || rankOf(one.id) - rankOf(other.id));
  const groups = new Map<string, PrintedStyle[]>();
  for (const style of printed) {
    const all = [...style.references, ...style.citations];
    const key = JSON.stringify([
      style.likeness,
      ...all.map((own) => own.printedPieces.map((piece) => piece.key)),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), style]);
  }
  return [...groups.values()].slice(0, given).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      ids: group.map(({ id }) => id).toSorted((one, other) => rankOf(one) - rankOf(other)),
      likeness: Math.max(0, first.likeness),
      references: first.references.map(shown),
      citations: first.citations.map(shown),
    };
  });
}
