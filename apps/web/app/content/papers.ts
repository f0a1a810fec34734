import type { PaperWay } from '@citewright/contract';

// Words of the results of a paper, which the page of the checker loads with them.

/** How a document comes back. */
export const documentWays: readonly { id: PaperWay; label: string; hint: string; hintOfSource: string }[] = [
  {
    id: 'tracked',
    label: 'With tracked changes',
    hint: 'Each change can be accepted or rejected in Word or LibreOffice; what needs your judgement is a comment.',
    hintOfSource:
      'Each change stands beside what it replaces: in Markdown as CriticMarkup, in LaTeX with the package “changes”. What needs your judgement is a comment.',
  },
  {
    id: 'comments',
    label: 'With comments only',
    hint: 'Nothing is changed: each finding is a comment at its place.',
    hintOfSource: 'Nothing is changed: each finding is a comment in the source, which is not printed.',
  },
  {
    id: 'clean',
    label: 'With the changes made',
    hint: 'No marks and no comments. What you left open stays as it was.',
    hintOfSource: 'No marks and no comments: every other byte stays as it is.',
  },
];

/** What makes citations live, in documents of office programs and in sources. */
export const liveLabels = {
  office: 'Make citations live, for Zotero',
  source: 'Turn citations into keys, with a file of references (.bib)',
} as const;

/** What shows us where the list of a paper begins. */
export const listPickerWords = {
  open: 'Show where the list begins',
  heading: 'Where does the list of references begin?',
  hint: 'Click its first entry. The text from there on is read as the list.',
  toEnd: 'Go to the end',
  cancel: 'Cancel',
  label: 'Lines of the paper',
} as const;
