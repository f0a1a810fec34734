/** What the site says of deletions that can be undone, and of what the server does not have any more. */
export const deletedWords = {
  heading: 'Recently deleted',
  citations:
    'What you delete or replace in this project stays here for 30 days, 2,000 citations at most. The oldest go first, and sooner where your projects need the room.',
  projects:
    'Projects that you delete stay here for 30 days with their citations, 200 at most. The oldest go first, and sooner where your projects need the room.',
  restore: 'Restore',
  remove: 'Delete for good',
  sure: 'What is deleted for good cannot be brought back.',
  notRestored: 'Failed to restore',
  notRemoved: 'Failed to delete',
} as const;

export const goneWords = {
  heading: 'This project is not on the server any more',
  text: 'It was deleted in another tab or on another device, or the key to it was changed there. This page still holds what you see: take it along before you close or reload the tab.',
  restore: 'Bring it back',
  renew: 'Make a new project of it',
  copy: 'Copy the references',
  download: 'Download as text',
  records: 'Download the records',
  renewed: 'A new project holds what was here',
  checkAgain: 'Its works count as not verified.',
  citation:
    'This citation was deleted elsewhere. What you typed is kept: bring the citation back to save it.',
  citationBack: 'The citation is back',
  notRenewed: 'Failed to make a new project',
} as const;
