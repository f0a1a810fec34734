/** Copy of the learning hub. */
export const learnCopy = {
  eyebrow: 'Learn',
  title: 'Learn to cite',
  lead: 'Six short lessons: one for each style, and one on what stands before the citation. Read, answer two questions, and know why the comma stands where it stands.',
  kept: 'What you have learnt is kept in this browser and nowhere else. Clearing its storage starts you over.',
} as const;

/** The copy beside the four figures of the progress tab. */
export const progressCopy = {
  title: 'Your progress',
  lead: 'Points come from lessons, quizzes and achievements. Every hundred of them is a level.',
} as const;

/** The points for a quiz (specification §9). */
export const quizXp = { completed: 50, perfect: 25 } as const;

/** Copy for a lesson that does not exist. */
export const lessonNotFound = {
  title: 'Lesson Not Found',
  text: 'There is no lesson at this address. All lessons are on the page Learn.',
} as const;
