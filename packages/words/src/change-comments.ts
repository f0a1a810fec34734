/** What comments in a corrected paper say of changes that its reader is to make. */
export const changeComments = {
  replace: (text: string) => `Could read: ${text}`,
  note: (text: string) => `Could stand in a note: ${text}`,
  remove: 'Could be taken out of the list.',
  move: (number: number) => `Could be number ${number} of the list.`,
  add: (text: string) => `Could be added to the list: ${text}`,
} as const;
