/** What is said of a list that is shared by a link, and of one that somebody else shares. */
export const sharingWords = {
  link: 'Link to the list',
  shownOnce: 'It is shown only now.',
  code: 'The link as a code for a camera',
  readers: 'Whoever has the link can see, copy and download the list, not change it.',
  files: 'Files for Overleaf, Quarto, Pandoc and Typst',
  shows: 'What readers see',
  asItIs: 'The list as it is whenever they look',
  asToday: 'The list as it is now, for good',
  ends: 'The link works',
  endOfWeek: 'for 7 days',
  endOfMonth: 'for 30 days',
  endOnDay: 'until a day',
  noEnd: 'until I revoke it',
  lastDay: 'Last day',
  dayMissing: 'Choose a day from today on, within ten years.',
  limits: (frozen: string | undefined, end: string | undefined) =>
    [
      frozen === undefined
        ? 'It always shows the list as it is.'
        : `It shows the list as it was on ${frozen}.`,
      end !== undefined && `It works until ${end}.`,
    ]
      .filter(Boolean)
      .join(' '),
  copyTitle: 'Make it mine',
  copyAbout: 'The copy is yours alone. It does not change when the shared list does.',
  copyOf: (name: string, count: string) => `“${name}”, ${count}`,
  copy: 'Copy to my projects',
  copying: 'Copying...',
  copied: (name: string) => `“${name}” is in your projects`,
  failed: 'The list could not be copied',
} as const;
