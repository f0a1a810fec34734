/** Why a part of a backup is not restored. */
export const backupReasons = {
  damaged: 'It was changed or cut off after it was saved.',
  manyStyles: (most: number) => `A session holds at most ${most} styles of its own.`,
  field: (path: readonly PropertyKey[]) =>
    `This part is missing, too long or not what it should be: ${path.length > 0 ? path.join(', ') : 'the whole'}.`,
  unreadableStyle: 'This style cannot be printed: its file has a fault, or is too complex.',
  noRoom: 'There is no room for more styles of your own. Delete one that you do not need, and restore again.',
} as const;
