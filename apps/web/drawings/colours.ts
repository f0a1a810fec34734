import type { BlogCategory } from '@citewright/contract';

/** The colours of our drawings. They have their own background, the same in light and dark mode. */
export const colours = {
  paper: '#f7f0e2',
  shade: '#e9dfca',
  rule: '#c9bca2',
  ink: '#1f1b16',
  faint: '#7a6e5c',
  red: '#b5401f',
  white: '#fffaf0',
} as const;

/** The background colour of each category, like the cloth of a book cover. */
export const cloth = {
  academic_writing: '#23405a',
  citation_styles: '#74202f',
  research_tips: '#2c4d3a',
  plagiarism: '#6b4512',
  publishing: '#3b3557',
  general: '#2b2722',
} as const satisfies Record<BlogCategory, string>;
