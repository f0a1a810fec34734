import type { FaqEntry, ResponseTime } from '@citewright/contract';

export const contactCopy = {
  eyebrow: 'Contact',
  title: 'Write to us, and somebody who cites will answer',
  lead: 'A reference that came out wrong, a site that we cannot read, an idea: tell us what you pasted and what you expected.',
  carouselLabel: 'How soon we answer',
  formHeading: 'Send a message',
  formNote:
    'Send Message opens the message in your mail program; nothing is sent from this page. If none opens, write to',
  detailsHeading: 'Contact details',
} as const;

/** Our response times (specification §9). */
export const responseTimes: readonly ResponseTime[] = [
  { label: 'General Inquiries', time: '24-48 hours' },
  { label: 'Technical Support', time: '24 hours' },
  { label: 'Urgent Issues', time: '4-6 hours' },
  { label: 'Bug Reports', time: '12 hours' },
  { label: 'Feature Requests', time: '48 hours' },
];

/** How often the response time changes, in milliseconds (specification §9). */
export const responseTimesInterval = 3_000;

export const phoneHours = 'Mon-Fri 8am to 5pm';

/** Shown when the form has handed the message to the mail program. */
export const messageWritten = {
  title: 'Your message is ready',
  description: 'It is open in your mail program. Send it there.',
  tone: 'notice',
} as const;

/** The four questions of the contact page. */
export const contactFaq: readonly FaqEntry[] = [
  {
    question: 'A reference is wrong. What should I send you?',
    answer:
      'What you pasted, the style, the reference as we printed it, and the line that you expected with the rule or page of the manual, if you have it. Most faults are in the record that a publisher has registered; we can tell you who can correct it.',
  },
  {
    question: 'Do I need an account to use Citewright?',
    answer:
      'No. Every page and the generator are open to everybody, without registration. Your projects are tied to this browser by a random identifier, not to a name.',
  },
  {
    question: 'What is the difference between the free and premium plans?',
    answer:
      'There is only the free plan. What premium plans elsewhere sell, batch processing and API access, is part of it: a project imports whole files of references, and the API is documented under API in the footer.',
  },
  {
    question: 'Can you write my bibliography for me?',
    answer:
      'We cannot, but a project can: paste your DOIs, ISBNs and links one after the other, choose a style, and copy or download the finished list in one go.',
  },
];
