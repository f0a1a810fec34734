/** What is said of a list that is shared by a link, and of one that somebody else shares. */
export const sharingWords = {
  link: 'Link to the list',
  shownOnce: 'It is shown only now.',
  code: 'The link as a code for a camera',
  readers: 'Whoever has the link can see, copy and download the list, not change it.',
  files: 'Files for Overleaf, Quarto, Pandoc and Typst',
  copyTitle: 'Make it mine',
  copyAbout: 'The copy is yours alone. It does not change when the shared list does.',
  copyOf: (name: string, count: string) => `“${name}”, ${count}`,
  copy: 'Copy to my projects',
  copying: 'Copying...',
  copied: (name: string) => `“${name}” is in your projects`,
  failed: 'The list could not be copied',
} as const;
