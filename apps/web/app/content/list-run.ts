const countPart = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);

/** What is said of a list that was pasted into the box. */
export const listRunWords = {
  citing: (done: number, total: number) => `Citing ${Math.min(done + 1, total)} of ${total}...`,
  result: ({ added, listed, failed, left }: Record<'added' | 'listed' | 'failed' | 'left', number>) =>
    `${[
      `${added} added`,
      ...countPart(listed, 'in your list already'),
      ...countPart(failed, 'not cited'),
      ...countPart(left, 'not tried'),
    ].join(', ')}.`,
  several: 'More than one work may be meant: put it into the box and choose.',
  stop: 'Stop',
  undo: 'Undo',
  close: 'Close',
  intoBox: 'Put into the box',
  /** `count` is 0 where it is not known. */
  large: (count: number) =>
    `${count > 0 ? `These are ${count.toLocaleString('en')} sources.` : 'This is a long list.'} A project takes it all at once.`,
  toProject: 'Make a project of them',
  notMade: 'The project could not be made',
  notMadeAdvice: 'Check your connection and try again.',
  dropAgain: 'Drop the file on this page, or choose it here',
  fileName: 'Pasted list.txt',
  drop: 'Drop a paper to check it, or a list to cite it',
  unreadable: 'This file could not be read.',
} as const;
