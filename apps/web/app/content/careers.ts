import type { JobPosition } from '@citewright/contract';

export const careersCopy = {
  eyebrow: 'Careers',
  title: 'Work on the last page of everybody’s essay',
  lead: 'A reference list is where a piece of work shows its sources. We are a small team that cares how it looks, whether it is true, and how long it took.',
  positionsHeading: 'Open positions',
  resumeHeading: 'Nothing that fits?',
  resumeText: 'Tell us what you would do here, and send us something that you made.',
} as const;

export const careerValues = [
  {
    title: 'Innovation',
    text: 'We wrote our own citation processor because the others could not be trusted with a strict marker. Ask why, then measure.',
  },
  {
    title: 'Growth Mindset',
    text: 'Manuals change, and so do we. Being wrong is information; staying wrong is a choice.',
  },
  {
    title: 'Collaboration',
    text: 'Librarians, engineers and writers at one table. A rule that nobody can explain to the other two is not understood yet.',
  },
  {
    title: 'Impact-Driven',
    text: 'A minute saved at one in the morning, fifty thousand times over. That is the figure we work for.',
  },
] as const;

/** The four positions (specification §2); `link` is the subject of the email that Apply opens. */
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
