import type { Work } from '../style-guides/record.ts';
import type { styleSlugs } from './slugs.ts';

/** A popular style as its page describes it. What the engine or the catalogue can say of a style is not written here. */
export interface CitationStyle {
  /** The end of the page's address: `/styles/vancouver`. */
  slug: (typeof styleSlugs)[number];
  /** Its id in the catalogue of styles. */
  id: string;
  /** What people call it. */
  name: string;
  /** The organisation whose rules they are. */
  prescribedBy: string;
  /** The manual, with its edition, and an address: as a rule the documentation that the style's file in the repository of CSL names. */
  manual: { title: string; href: string };
  /** What it is for, and what tells it from its neighbours: a sentence or two. */
  purpose: string;
  /** Some of the journals that point to it in the catalogue. */
  journals?: readonly string[];
  /** A case of the courts that takes the place of the film on a page for lawyers. */
  legalCase?: Work;
}

/** The address of a style's page. */
export const citationStylePath = ({ slug }: { slug: string }): string => `/styles/${slug}`;
