import type { FaqEntry, ResponseTime } from '@citewright/contract';

export const contactCopy = {
  eyebrow: 'Contact',
  title: 'Write to us, and somebody who cites will answer',
  lead: 'A reference that came out wrong, a site that we cannot read, an idea: tell us what you pasted and what you expected.',
  carouselLabel: 'How soon we answer',
  formHeading: 'Send a message',
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

/** How long the form shows "sending", in milliseconds (specification §9). Nothing is sent (§4). */
export const sendingTime = 1_500;

export const messageSent = {
  title: 'Message Sent',
  description: "Thank you for your message. We'll get back to you soon.",
} as const;

/** The four questions of the contact page. The third mentions plans as the specification's contact page does (§1). */
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
      'The free plan has unlimited citations in all five styles. Premium plans are meant to add batch processing and API access for institutions. They are not on sale yet: the pricing page says what exists today.',
  },
  {
    question: 'Can you write my bibliography for me?',
    answer:
      'We cannot, but a project can: paste your DOIs, ISBNs and links one after the other, choose a style, and copy or download the finished list in one go.',
  },
];
