/** Copy of the projects overview. */
export const projectsCopy = {
  title: 'Projects: keep a whole reference list together | Citewright',
  description:
    'Group your citations into projects, one for each module or paper. Copy or download the finished reference list, sorted as its style asks.',
  heading: 'Projects',
  lead: 'One project for each module or paper. Its citations share one style, and its reference list is copied in one go, sorted as that style asks.',
  emptyLead:
    'A project collects the sources of one piece of work. This is what one looks like when it is done:',
  kept: 'Your projects are kept for this browser. No registration needed.',
} as const;

/** How to create a project, in three steps. */
export const projectSteps = [
  'Create a project and choose the style that your marker asks for.',
  'Open it and add each source by its DOI, ISBN or web address.',
  'Copy the whole list into your document when you are done.',
] as const;

/** Copy of a project's page. */
export const projectCopy = {
  title: 'Project | Citewright',
  description: 'The citations of one project and its reference list.',
  invalid: 'This address names no project. A project’s address ends with its number, like /projects/1.',
  notFound:
    'It may have been deleted, or it was made in another browser: projects are kept for the browser that made them.',
} as const;

/** Copy about backups and using projects on another device. */
export const backupCopy = {
  heading: 'Backup and other devices',
  backup: {
    title: 'A backup to keep',
    text: 'One file with all your projects. Open it here or in any other browser; projects that are there already are left alone.',
  },
  device: {
    title: 'On your other devices',
    text: 'A private link opens the same projects on a phone or another computer. It works once, within ten minutes.',
  },
  browser: {
    title: 'On this browser',
    text: 'This browser keeps the key to your projects: whoever uses it can open them. On a shared computer, let it forget them when you leave.',
    forget: {
      title: 'Forget my projects here?',
      text: 'This browser will not open your projects any more, and its list of citations is cleared. What you deleted lately is removed for good, at once where the server can be reached. The projects are not deleted, but only a device that has them can open them, or a backup. Save a backup first if you have neither.',
      action: 'Forget them',
    },
    renew: {
      title: 'Change the key?',
      text: 'Your projects stay in this browser. All other devices and links that opened them so far lose them.',
      action: 'Change the key',
    },
  },
} as const;
