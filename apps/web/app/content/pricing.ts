export const pricingCopy = {
  eyebrow: 'Other plans',
  heading: 'Coming soon',
  lead: 'If other plans are added, what is free now stays free.',
  planName: 'Free plan',
  price: '$0',
  planLead: 'Free forever. Unlimited citations.',
  planNote: 'No card, no account, no trial that ends.',
  waitlistHeading: 'Join the waitlist',
  waitlistText:
    'Join opens a message to us in your mail program. Send it, and we tell you when there is more to choose from.',
} as const;

export const planFeatures = [
  'Unlimited citations',
  'APA, MLA, Chicago, Harvard and IEEE, and thousands of other styles',
  'Web addresses, DOIs, ISBNs, in-text citations and manual entry',
  'Projects with whole reference lists, copied or downloaded in one go',
  'Export to Word, BibTeX, RIS and CSL-JSON',
  'Lessons, guides and the blog',
] as const;

/** How often a dot is added to the heading, in milliseconds, and the maximum number of dots (specification §9). */
export const dotInterval = 500;
export const mostDots = 3;

/** Shown when the form has handed the message to the mail program. */
export const waitlistWritten = {
  title: 'One step left',
  description: 'The message is open in your mail program. You are on the list once you send it.',
  tone: 'notice',
} as const;

/** The message of the waitlist form. */
export const waitlistLetter = {
  subject: 'Waitlist',
  body: (email: string) => `Please tell ${email} when there are other plans than the free one.`,
} as const;
