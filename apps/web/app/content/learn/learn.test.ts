import {
  achievementSchema,
  learnerProgressSchema,
  lessonDetailSchema,
  lessonSchema,
} from '@citewright/contract';
import { expect, test } from 'vitest';
import { apaLesson } from './apa-lesson.ts';
import { achievements, learnerProgress, lessons } from './lessons.ts';

test('the demo data have the shapes of the contract', () => {
  for (const lesson of lessons) expect(lessonSchema.parse(lesson)).toEqual(lesson);
  for (const achievement of achievements) expect(achievementSchema.parse(achievement)).toEqual(achievement);
  expect(learnerProgressSchema.parse(learnerProgress)).toEqual(learnerProgress);
  expect(lessonDetailSchema.parse(apaLesson)).toEqual(apaLesson);
});

test('the lessons are those of the specification (§3)', () => {
  expect(
    lessons.map(({ citationFormat, difficulty, xpReward }) => [citationFormat, difficulty, xpReward]),
  ).toEqual([
    ['apa', 'beginner', 100],
    ['mla', 'beginner', 100],
    ['chicago', 'intermediate', 150],
    ['harvard', 'intermediate', 150],
    ['ieee', 'advanced', 200],
  ]);
});

test('the achievements are those of the specification (§3)', () => {
  expect(achievements.map(({ name, type, xpReward }) => [name, type, xpReward])).toEqual([
    ['First Steps', 'lesson_complete', 50],
    ['Perfect Score', 'quiz_perfect', 100],
    ['On Fire', 'streak', 200],
  ]);
});

test('the learner is the one of the specification (§3)', () => {
  const { totalXp, level, streak, lessonsCompleted, quizzesCompleted, averageScore } = learnerProgress;
  expect([totalXp, level, streak, lessonsCompleted, quizzesCompleted, averageScore]).toEqual([
    450, 3, 5, 2, 3, 85,
  ]);
});

test('the first lesson has four sections, one of them a quiz of two questions (§9)', () => {
  expect(apaLesson.title).toBe('Introduction to APA Style');
  expect(apaLesson.sections).toHaveLength(4);
  const quizzes = apaLesson.sections.filter((section) => section.type === 'quiz');
  expect(quizzes.map(({ questions }) => questions.length)).toEqual([2]);
  for (const { options, correct } of quizzes.flatMap(({ questions }) => questions)) {
    expect(options[correct]).toBeDefined();
    expect(new Set(options).size).toBe(options.length);
  }
});
