import type { BlogCategory } from '@citewright/contract';

/** The colours of paper and ink in our drawings. They stand on their own ground, the same in light and dark. */
export const colours = {
  paper: '#f7f0e2',
  shade: '#e9dfca',
  rule: '#c9bca2',
  ink: '#1f1b16',
  faint: '#7a6e5c',
  red: '#b5401f',
  white: '#fffaf0',
} as const;

/** The cloth that each category is bound in. */
export const cloth = {
  academic_writing: '#23405a',
  citation_styles: '#74202f',
  research_tips: '#2c4d3a',
  plagiarism: '#6b4512',
  publishing: '#3b3557',
  general: '#2b2722',
} as const satisfies Record<BlogCategory, string>;
