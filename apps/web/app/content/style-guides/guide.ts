import type { FaqEntry, StyleId } from '@citewright/contract';
import type { Work } from './record.ts';

/** One kind of source with its reference. Notes may hold `<i>`. */
export interface GuideExample {
  /** "Journal article": the heading, and the anchor of the example. */
  kind: string;
  work: Work;
  /** A comment on this reference. */
  note: string;
  /** How "Try this source" fills in the tool: with the work's DOI or ISBN, or with its details in manual entry. */
  tryWith?: 'identifier' | 'typed';
}

/** One form of in-text citation. */
export interface InTextExample {
  situation: string;
  work: Work;
  form: 'parenthetical' | 'narrative' | 'note' | 'shortNote';
  page?: string;
}

/** A source that the general pattern does not cover. Several works are formatted as one list. */
export interface EdgeCase {
  title: string;
  text: string;
  works: readonly Work[];
}

/** A common mistake. `right` must be contained verbatim in the output of our engine for the work. */
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
  /** The section of the manual. */
  rule: string;
}

/** A section of the guide with its own heading. */
interface Part {
  title: string;
  lead: string;
}

/** The content of a style's page, except its figure, which is different for each page. */
export interface StyleGuide {
  style: StyleId;
  /** The edition of the manual that the tool follows. */
  edition: string;
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
