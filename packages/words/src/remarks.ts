/** The remarks on a corrected paper that are no findings. */
export const remarkSentences = {
  'left-alone': 'This citation stands as it was: it could not be set in the new style. Set it by hand.',
} as const;
