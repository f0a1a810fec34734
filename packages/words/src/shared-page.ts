/** What the page of a shared list says, which the server prints. */
export const sharedWords = {
  title: (name: string) => `${name} | Shared list | Citewright`,
  kicker: 'Shared list',
  about: (count: number, style: string) =>
    `${count === 1 ? '1 reference' : `${count} references`} in ${style}. The list is always as its owner has it now.`,
  none: 'Nothing is in this list yet.',
  keep: 'Make it mine',
  keepAbout: 'Copies the list into your own projects. It stays in your browser; no account is needed.',
  selecting: 'Click the list to select all of it, then copy it. Italics and indents come along.',
  files: 'Download',
  evidence: 'Where each reference comes from',
  record: (name: string) => `See the record at ${name}`,
  gone: 'This link leads to no list',
  goneAbout: 'It was taken back, or its list was deleted. Ask the person who sent it to you for a new one.',
} as const;
