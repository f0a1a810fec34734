import type { ChosenLocator } from '@citewright/contract';

/** The places in a work that are offered, the commonest first, as CSL calls them and as people do. */
export const locatorOptions: readonly { value: ChosenLocator['label']; label: string }[] = [
  { value: 'page', label: 'Page' },
  { value: 'chapter', label: 'Chapter' },
  { value: 'paragraph', label: 'Paragraph' },
  { value: 'section', label: 'Section' },
  { value: 'figure', label: 'Figure' },
  { value: 'table', label: 'Table' },
  { value: 'timestamp', label: 'Time' },
  { value: 'line', label: 'Line' },
  { value: 'verse', label: 'Verse' },
  { value: 'note', label: 'Note' },
  { value: 'part', label: 'Part' },
  { value: 'volume', label: 'Volume' },
  { value: 'appendix', label: 'Appendix' },
  { value: 'equation', label: 'Equation' },
];
