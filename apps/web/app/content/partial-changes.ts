/** What the site says of a change of which a part is done; apart from `faultWords`, which every page loads. */
export const partialWords = {
  /** Something was added, and what was changed in it before is not in it. */
  unedited: 'What you changed in it is not there yet.',
  uneditedUnknown:
    'No answer came: it is not known whether what you changed in it is there. Try again: nothing is done twice.',
  /** Of several changes some are done. */
  partly: (done: number, all: number) => `Done for ${done} of ${all}.`,
  othersUndone: 'For the others no answer came, and they are as they were.',
  othersUnknown: 'For the others no answer came: it is not known whether they were done.',
} as const;
