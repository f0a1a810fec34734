/** Copy of the search by examples of a guide. */
export const findByExample = {
  open: 'Paste an example',
  title: 'Which style is this?',
  lead: 'Paste one to ten references as your guide prints them, each on a line. Citations in the text may stand on lines of their own.',
  label: 'References from your guide',
  placeholder: 'Okafor, A. (2019) ‘Rivers’, Journal of Water, 12(3), pp. 45–67.',
  find: 'Find the style',
  finding: 'Comparing all styles...',
  failed: 'The styles could not be compared',
  none: 'No reference was found in this text. Paste a whole one, with its authors, year and title.',
  results: 'Nearest styles',
  exact: 'Prints your examples exactly',
  near: (likeness: number) => `${Math.floor(likeness * 100)} % the same`,
  differs: 'What differs',
  missing: 'only in your example',
  extra: 'only in the style',
  alike: (others: number, followers: number) =>
    [
      ...(others > 0 ? [`${others} more ${others === 1 ? 'style prints' : 'styles print'} them alike`] : []),
      ...(followers > 0 ? [`${followers} ${followers === 1 ? 'journal uses' : 'journals use'} it`] : []),
    ].join(' · '),
  use: 'Use this style',
  back: 'Search by name',
} as const;
