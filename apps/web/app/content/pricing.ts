export const pricingCopy = {
  eyebrow: 'Pricing',
  heading: 'Coming soon',
  lead: 'Plans for departments and libraries are being drawn up. What is free today stays free.',
  planName: 'Free plan',
  price: '$0',
  planLead: 'Unlimited citations. Free forever.',
  planNote: 'No card, no account, no trial that ends.',
  waitlistHeading: 'Join the waitlist',
  waitlistText: 'Leave an address, and be told when there is more to choose from.',
} as const;

export const planFeatures = [
  'Unlimited citations',
  'All five styles: APA, MLA, Chicago, Harvard and IEEE',
  'Web addresses, DOIs, ISBNs, in-text citations and manual entry',
  'Projects with whole reference lists, copied or downloaded in one go',
  'Export to Word, BibTeX, RIS and CSL-JSON',
  'Lessons, guides and the blog',
] as const;

/** How often a dot is added to the heading, in milliseconds, and the maximum number of dots (specification §9). */
export const dotInterval = 500;
export const mostDots = 3;

/** The confirmation of the waitlist form (specification §4). Nothing is sent. */
export const waitlistThanks = {
  title: 'Thank you!',
  description: "You'll be the first to know when our pricing plans are available.",
} as const;
