/** Copy of the learning hub. */
export const learnCopy = {
  eyebrow: 'Learn',
  title: 'Learn to cite',
  lead: 'Five short lessons, one for each style. Read, answer two questions, and know why the comma stands where it stands.',
  demo: 'The level, points and achievements are a demonstration. They are the same for everybody, and nothing that you do here is stored.',
} as const;

/** The copy beside the four figures of the progress tab. */
export const progressCopy = {
  title: 'Your progress',
  lead: 'Points come from lessons and quizzes. Every hundred of them is a level.',
} as const;

/** The points for a quiz (specification §9). */
export const quizXp = { completed: '+50 XP', perfect: '+25 XP bonus' } as const;

/** Copy for a lesson that does not exist or is not yet available. */
export const lessonNotFound = {
  title: 'Lesson Not Found',
  text: 'Only the first lesson is finished; the others are being written. The guides to all five styles are complete.',
} as const;
