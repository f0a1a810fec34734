import type { ChosenLocator } from '@citewright/contract';

/** The available locator labels, the most common first: the CSL name and the display name. */
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
