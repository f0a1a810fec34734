/** What comments in a corrected paper say of changes that its reader is to make. */
export const changeComments = {
  replace: (text: string) => `Could read: ${text}`,
  note: (text: string) => `Could go in a note: ${text}`,
  remove: 'Could be removed from the list.',
  move: (number: number) => `Could be number ${number} in the list.`,
  add: (text: string) => `Could be added to the list: ${text}`,
} as const;
