import { apaLesson } from './apa-lesson.ts';
import { borrowingLesson } from './borrowing-lesson.ts';
import { chicagoLesson } from './chicago-lesson.ts';
import { harvardLesson } from './harvard-lesson.ts';
import { ieeeLesson } from './ieee-lesson.ts';
import type { LessonText } from './lesson-text.ts';
import { mlaLesson } from './mla-lesson.ts';

/** The text of every lesson, by its id. Only for the build: the pages are prerendered. */
export const lessonTexts: ReadonlyMap<number, LessonText> = new Map([
  [1, apaLesson],
  [2, mlaLesson],
  [3, chicagoLesson],
  [4, harvardLesson],
  [5, ieeeLesson],
  [6, borrowingLesson],
]);
