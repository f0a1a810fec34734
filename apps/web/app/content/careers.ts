import type { JobPosition } from '@citewright/contract';

export const careersCopy = {
  eyebrow: 'Careers',
  title: 'Work on the last page of everybody’s essay',
  lead: 'A reference list is where a piece of work shows its sources. We are a small team that cares how it looks, whether it is true, and how long it took.',
  positionsHeading: 'Positions',
  positionsText:
    'None of these is being filled at the moment. They are the four that we would fill first: if one is yours, write.',
  resumeHeading: 'Nothing that fits?',
  resumeText: 'Tell us what you would do here, and send us something that you made.',
} as const;

export const careerValues = [
  {
    title: 'Innovation',
    text: 'We wrote our own citation processor, because those that exist were too slow or too large for a page. Ask why, then measure.',
  },
  {
    title: 'Growth Mindset',
    text: 'Manuals change, and so do we. Being wrong is information; staying wrong is a choice.',
  },
  {
    title: 'Collaboration',
    text: 'A citation rule touches librarians, engineers and writers. If it cannot be explained to all three, it is not understood yet.',
  },
  {
    title: 'Impact-Driven',
    text: 'A minute saved at one in the morning, for everybody who has a deadline. That is what we work for.',
  },
] as const;

/** The four positions (specification §2), none of which is open; `link` is the subject of the email that Apply opens. */
export const positions: readonly JobPosition[] = [
  {
    title: 'Senior Frontend Engineer',
    department: 'Engineering',
    location: 'London or remote (UK)',
    type: 'Full-time',
    description: 'React, TypeScript, typography and a low tolerance for layout shift.',
    link: 'Application: Senior Frontend Engineer',
  },
  {
    title: 'Backend Engineer',
    department: 'Engineering',
    location: 'London or remote (UK)',
    type: 'Full-time',
    description: 'Registries, catalogues and web pages, read politely and understood exactly.',
    link: 'Application: Backend Engineer',
  },
  {
    title: 'UX/UI Designer',
    department: 'Design',
    location: 'London',
    type: 'Full-time',
    description: 'Interfaces that look like a well-set page and work without a mouse.',
    link: 'Application: UX/UI Designer',
  },
  {
    title: 'Content Writer',
    department: 'Content',
    location: 'Remote (UK)',
    type: 'Part-time',
    description: 'Guides and articles by somebody who owns the manuals and has argued with them.',
    link: 'Application: Content Writer',
  },
];
