import type { FaqEntry, StyleId } from '@citewright/contract';
import type { Work } from './record.ts';

/** One kind of source with its reference. Notes may hold `<i>`. */
export interface GuideExample {
  /** "Journal article": the heading, and the address of the example within its page. */
  kind: string;
  work: Work;
  /** What to look at in this reference. */
  note: string;
  /** How "Try this source" fills in the tool: by the work's DOI or ISBN, or by its typed details. */
  tryWith?: 'identifier' | 'typed';
}

/** One way to point at a source in the text. */
export interface InTextExample {
  situation: string;
  work: Work;
  form: 'parenthetical' | 'narrative' | 'note' | 'shortNote';
  page?: string;
}

/** A source that the general pattern does not foresee. Several works are formatted as one list. */
export interface EdgeCase {
  title: string;
  text: string;
  works: readonly Work[];
}

/** A mistake that markers meet often. `right` must stand, letter for letter, in what our engine prints for the work. */
export interface Mistake {
  wrong: string;
  right: string;
  work: Work;
  why: string;
}

/** One card of the guidelines grid. */
export interface Guideline {
  title: string;
  text: string;
  /** Where the manual says so. */
  rule: string;
}

/** A part of the guide under its own heading. */
interface Part {
  title: string;
  lead: string;
}

/** Everything that a style's page says, besides the figure that each page has of its own. */
export interface StyleGuide {
  style: StyleId;
  eyebrow: string;
  title: string;
  lead: string;
  /** The manual at a glance. */
  facts: readonly { label: string; value: string }[];
  tool: Part;
  examples: Part & { entries: readonly GuideExample[] };
  inText: Part & { entries: readonly InTextExample[]; notes: readonly string[] };
  edgeCases: Part & { entries: readonly EdgeCase[] };
  mistakes: Part & { entries: readonly Mistake[] };
  guidelines: Part & { entries: readonly Guideline[] };
  questions: readonly FaqEntry[];
  closing: { title: string; text: string };
}
