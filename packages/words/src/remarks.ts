/** The remarks on a corrected paper that are no findings. */
export const remarkSentences = {
  'left-alone': 'We left this citation as it was: we could not put it into the new style. Change it by hand.',
  'link-left': 'We left this link as it was: we could not find what it leads to. Cite it by hand.',
} as const;
