import type { TagColour } from '@citewright/contract';

/** The words around private notes, quotations, tags and sections. */
export const besideWords = {
  title: 'Notes, quotations, tags',
  about:
    'Nothing of this is printed. When you share the list, notes and quotations stay with you; tags go along as keywords.',
  open: 'Notes, quotations, tags',
  notes: 'Private notes',
  quotations: 'Quotations',
  quotation: (number: number) => `Quotation ${number}`,
  placeOf: (number: number) => `Place of quotation ${number}`,
  numberOf: (number: number) => `Page of quotation ${number}`,
  addQuotation: 'Add a quotation',
  removeQuotation: (number: number) => `Remove quotation ${number}`,
  tags: 'Tags',
  tagsHint: 'With commas between them: to read, chapter 2',
  keywords: 'Keywords of the record',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Notes saved',
  failed: 'Failed to save the notes',
  tooLong: 'Your notes are too long. Shorten them to 20,000 characters.',
  longQuotation: 'This quotation is too long. Shorten it to 5,000 characters.',
  tooMany: 'These are too many tags, or one is too long: 50 tags of 60 characters.',
  copyQuotation: (start: string) => `Copy “${start}” with its citation`,
  filter: 'Filter by tag',
  colour: (tag: string) => `Colour of ${tag}`,
  noColour: 'No colour',
  failedColour: 'Failed to change the colour',
} as const;

/** The words around the sections of a list. */
export const sectionWords = {
  label: 'Section',
  none: 'No section',
  manage: 'Edit sections',
  title: 'Sections',
  about: 'The list prints them in this order, each under its heading.',
  heading: (number: number) => `Heading of section ${number}`,
  add: 'Add a section',
  up: (heading: string) => `Move ${heading} up`,
  down: (heading: string) => `Move ${heading} down`,
  remove: (heading: string) => `Remove ${heading}`,
  removed: 'The references of a section that you remove stay in the list.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Sections saved',
  failed: 'Failed to save the sections',
  moveTo: 'Move to section',
  moved: (citations: string) => `${citations} moved`,
  movedBack: (citations: string) => `${citations} moved back`,
  failedToMove: 'Failed to move the citation',
  suggestions: ['Primary sources', 'Secondary sources', 'Cases', 'Legislation', 'Websites'],
} as const;

/** What the colours of tags are called. */
export const colourNames: Readonly<Record<TagColour, string>> = {
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  blue: 'Blue',
  grey: 'Grey',
};
