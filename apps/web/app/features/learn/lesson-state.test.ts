import { describe, expect, it } from 'vitest';
import { apaLesson } from '../../content/learn/apa-lesson.ts';
import { canContinue, firstSection, isAnswered, lessonReducer, quizScore } from './lesson-state.ts';

const { lesson } = apaLesson;
const quizAt = lesson.sections.findIndex(({ type }) => type === 'quiz');
const quiz = lesson.sections[quizAt];
const questions = quiz?.type === 'quiz' ? quiz.questions : [];
const [first, second] = questions;
const answers = (...options: number[]) =>
  Object.fromEntries(questions.map(({ id }, index) => [id, options[index] ?? 0]));

describe('a lesson', () => {
  it('starts at its first section', () => {
    expect(firstSection).toEqual({ index: 0, answers: {}, submitted: false });
  });

  it('clears answers and submission when the section changes', () => {
    const done = { index: quizAt, answers: answers(1, 2), submitted: true };
    expect(lessonReducer(done, { type: 'go', to: quizAt + 1 })).toEqual({
      index: quizAt + 1,
      answers: {},
      submitted: false,
    });
  });

  it('blocks continuing past a quiz that was not submitted', () => {
    expect(canContinue(lesson, { ...firstSection, index: quizAt })).toBe(false);
    expect(canContinue(lesson, { ...firstSection, index: quizAt, submitted: true })).toBe(true);
    expect(canContinue(lesson, firstSection)).toBe(true);
  });
});

describe('a quiz', () => {
  it('accepts changed answers until it is submitted', () => {
    const choose = (option: number) => ({ type: 'answer', question: 1, option }) as const;
    const changed = lessonReducer(lessonReducer(firstSection, choose(0)), choose(3));
    expect(changed.answers).toEqual({ 1: 3 });
    const submitted = lessonReducer(changed, { type: 'submit' });
    expect(lessonReducer(submitted, choose(1)).answers).toEqual({ 1: 3 });
  });

  it('is complete when every question has an answer', () => {
    expect(isAnswered(questions, { [first?.id ?? 0]: 0 })).toBe(false);
    expect(isAnswered(questions, answers(0, 0))).toBe(true);
  });

  it.each([
    ['all right', [first?.correct ?? 0, second?.correct ?? 0], 100],
    ['one of two right', [first?.correct ?? 0, 0], 50],
    ['none right', [0, 0], 0],
  ])('with %s scores the rounded percentage', (_what, options, score) => {
    expect(quizScore(questions, answers(...options))).toBe(score);
  });

  it('rounds a third to 33 and two thirds to 67', () => {
    const three = [1, 2, 3].map((id) => ({
      id,
      question: '',
      options: ['a', 'b'],
      correct: 0,
      explanation: '',
    }));
    expect(quizScore(three, { 1: 0, 2: 1, 3: 1 })).toBe(33);
    expect(quizScore(three, { 1: 0, 2: 0, 3: 1 })).toBe(67);
  });
});
