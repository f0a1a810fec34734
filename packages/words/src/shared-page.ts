import type { Verification } from '@citewright/contract';

/** What the page of a shared list says, which the server prints. */
export const sharedWords = {
  title: (name: string) => `${name} | Shared list | Citewright`,
  kicker: 'Shared list',
  about: (count: number, style: string) =>
    `${count === 1 ? '1 reference' : `${count} references`} in ${style}.`,
  live: 'The list is always as its owner has it now.',
  frozen: (day: string) => `The list is as it was on ${day}, and does not change.`,
  ends: (moment: string) => `This link works until ${moment}.`,
  none: 'Nothing is in this list yet.',
  keep: 'Make it mine',
  keepAbout: 'Copies the list into your own projects. No account is needed.',
  selecting: 'Click the list to select all of it, then copy it. Italics come along.',
  files: 'Download',
  report: 'Report this list',
  reportSubject: 'A shared list',
  reportBody: (address: string) => `I want to report this list: ${address}\n\nWhy: `,
  evidence: 'Where each reference comes from',
  record: (name: string) => `See the record at ${name}`,
  refused: 'The list cannot be shown now',
  gone: 'This link leads to no list',
  goneAbout:
    'It has ended or was revoked, or its list was deleted. Ask the person who sent it to you for a new one.',
} as const;

/** How far a reference can be trusted, said to somebody who did not make the list. */
export const sharedVerifications: Readonly<Record<Verification, string>> = {
  registry: 'Taken from a registered record.',
  page: 'Read from the page itself.',
  'given-page': 'Read from a page that the list’s owner had open.',
  typed: 'Typed by the list’s owner. No registry was asked.',
  matched: 'Matched to a published record.',
  unverified: 'No registry has confirmed this.',
};
