/** The way to the check of papers, beside the tool. */
export const paperDoor = {
  title: 'Already have a paper?',
  drop: 'Drop it here.',
  text: 'What it cites is compared with its list, and each entry with the registers.',
  action: 'Check a paper',
} as const;
