import { achievementSchema, lessonSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import { lessonTexts } from './lesson-texts.ts';
import { achievements, lessons } from './lessons.ts';

test('lessons and achievements have the shapes of the contract', () => {
  for (const lesson of lessons) expect(lessonSchema.parse(lesson)).toEqual(lesson);
  for (const achievement of achievements) expect(achievementSchema.parse(achievement)).toEqual(achievement);
});

test('the first five lessons are those of the specification (§3)', () => {
  expect(
    lessons
      .slice(0, 5)
      .map(({ citationFormat, difficulty, xpReward }) => [citationFormat, difficulty, xpReward]),
  ).toEqual([
    ['apa', 'beginner', 100],
    ['mla', 'beginner', 100],
    ['chicago', 'intermediate', 150],
    ['harvard', 'intermediate', 150],
    ['ieee', 'advanced', 200],
  ]);
});

test('every lesson of the list is written, under its title and in its style', () => {
  expect([...lessonTexts.keys()]).toEqual(lessons.map(({ id }) => id));
  for (const { id, title, description, difficulty, citationFormat } of lessons) {
    expect(lessonTexts.get(id)?.lesson).toMatchObject({
      title,
      description,
      difficulty,
      format: citationFormat,
    });
  }
});

test('the achievements are those of the specification (§3)', () => {
  expect(achievements.map(({ name, type, xpReward }) => [name, type, xpReward])).toEqual([
    ['First Steps', 'lesson_complete', 50],
    ['Perfect Score', 'quiz_perfect', 100],
    ['On Fire', 'streak', 200],
  ]);
});
