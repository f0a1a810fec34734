import { expect, test } from 'vitest';
import { achievements, lessons } from '~/content/learn/lessons.ts';
import {
  completeLesson,
  completeQuiz,
  type LearningRecord,
  nothingLearnt,
  progressOf,
  quizGain,
} from './progress.ts';

const today = '2026-11-22';
const figures = (record: LearningRecord, day = today) => progressOf(record, lessons, achievements, day);

test('a new learner is on level 1 without points, achievements or a score', () => {
  expect(figures(nothingLearnt)).toEqual({
    level: 1,
    totalXp: 0,
    streak: 0,
    lessonsCompleted: 0,
    averageScore: undefined,
    earned: [],
  });
});

test('the first lesson gives its points and the first achievement', () => {
  // 100 for the lesson, 50 for First Steps.
  expect(figures(completeLesson(nothingLearnt, 1, today))).toMatchObject({
    level: 2,
    totalXp: 150,
    streak: 1,
    lessonsCompleted: 1,
    earned: [1],
  });
});

test('a lesson that is done again gives nothing', () => {
  const once = completeLesson(nothingLearnt, 1, today);
  expect(completeLesson(once, 1, today)).toEqual(once);
});

test.each([
  ['half right', 50, 50, 50],
  ['perfect: the bonus, and the achievement', 100, 175, 100],
])('a quiz that is %s', (_what, score, totalXp, averageScore) => {
  // 50 for completing it; 25 and the achievement's 100 for a perfect score.
  const record = completeQuiz(nothingLearnt, 1, score, today);
  expect(figures(record)).toMatchObject({ totalXp, averageScore });
});

test('a quiz gives its points once, the bonus with the first perfect score', () => {
  const half = completeQuiz(nothingLearnt, 1, 50, today);
  const perfect = completeQuiz(half, 1, 100, today);
  expect([quizGain(nothingLearnt, 1, 50), quizGain(half, 1, 50), quizGain(half, 1, 100)]).toEqual([
    50, 0, 25,
  ]);
  expect(quizGain(nothingLearnt, 1, 100)).toBe(75);
  expect(quizGain(perfect, 1, 100)).toBe(0);
  expect(completeQuiz(perfect, 1, 0, today).quizzes).toEqual({ 1: 100 });
});

const learntOn = (...days: string[]): LearningRecord => ({ ...nothingLearnt, days });

test.each([
  [['2026-11-20', '2026-11-21', '2026-11-22'], 3],
  [['2026-11-20', '2026-11-21'], 2],
  [['2026-11-19', '2026-11-20'], 0],
  [['2026-10-31', '2026-11-22'], 1],
])('after %j the streak is %i', (days, streak) => {
  expect(figures(learntOn(...days)).streak).toBe(streak);
});

test('seven days in a row are an achievement, also across the end of a month and long ago', () => {
  const days = ['2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];
  expect(figures(learntOn(...days)).earned).toEqual([]);
  expect(figures(learntOn(...days, '2026-11-03')).earned).toEqual([3]);
});
