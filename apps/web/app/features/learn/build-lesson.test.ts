import { lessonDetailSchema } from '@citewright/contract';
import { describe, expect, test } from 'vitest';
import { apaLesson } from '~/content/learn/apa-lesson.ts';
import type { LessonText } from '~/content/learn/lesson-text.ts';
import { lessonTexts } from '~/content/learn/lesson-texts.ts';
import { buildLesson } from './build-lesson.ts';

function contents(lesson: ReturnType<typeof buildLesson>): string[] {
  return lesson.sections.map((section) => (section.type === 'content' ? section.content : ''));
}

function answersOf(lesson: ReturnType<typeof buildLesson>): (string | undefined)[] {
  return lesson.sections.flatMap((section) =>
    section.type === 'quiz' ? section.questions.map(({ options, correct }) => options[correct]) : [],
  );
}

const built = (id: number) => {
  const text = lessonTexts.get(id);
  if (!text) throw new Error(`no lesson ${id}`);
  return buildLesson(text);
};

describe.each([...lessonTexts.keys()])('lesson %i', (id) => {
  const lesson = built(id);

  test('has the shape of the contract and no placeholder left', () => {
    expect(lessonDetailSchema.parse(lesson)).toEqual(lesson);
    expect(JSON.stringify(lesson)).not.toMatch(/\{\{|\}\}|undefined/);
  });

  test('has four sections, one of them a quiz of two questions with different options', () => {
    const quizzes = lesson.sections.filter((section) => section.type === 'quiz');
    expect(lesson.sections).toHaveLength(4);
    expect(quizzes.map(({ questions }) => questions.length)).toEqual([2]);
    for (const { options, correct } of quizzes.flatMap(({ questions }) => questions)) {
      expect(options[correct]).toBeDefined();
      expect(new Set(options).size).toBe(options.length);
    }
  });

  test('shows at least three references', () => {
    expect(
      contents(lesson)
        .join('')
        .match(/class="reference"/g)?.length,
    ).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  [1, 0, '(Arnett, 2000, p. 473)'],
  [1, 0, 'Lave and Wenger (1991)'],
  [1, 1, '<i>American Psychologist</i>, <i>55</i>(5), 469–480.'],
  [2, 0, '(Ferguson and Perse 160)'],
  [3, 0, '(New Haven: Yale University Press, 2010), 88.'],
  [3, 1, 'Cox, “Motives for Private Income Transfers,” 530.'],
  [4, 3, '(Bandura, 1977a)'],
  [5, 0, 'wrong answer [1]. Sparse signals can be recovered from few measurements [2].'],
  [6, 3, '(James, 1890/1983)'],
])('lesson %i prints in section %i what the engine prints: %s', (id, section, printed) => {
  expect(contents(built(id))[section]).toContain(printed);
});

test('the correct answers are what the engine prints', () => {
  expect(contents(built(1))[0]).toContain(answersOf(built(1))[0]);
  expect(answersOf(built(2))[0]).toBe('(Ferguson and Perse 160)');
  expect(answersOf(built(3))[0]).toBe('Bloch, Historian’s Craft, 64.');
  expect(answersOf(built(4))[0]).toBe('(Sampson and Laub, 1992)');
});

test('a list is in alphabetical order, or in the order of its numbers', () => {
  const names = [...(contents(built(1))[3] ?? '').matchAll(/data-style="apa">(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['Arnett', 'Kahneman', 'Lave', 'World']);
  const numbers = [...(contents(built(5))[3] ?? '').matchAll(/data-style="ieee">.*?\[(\d+)\]/g)].map(
    ([, n]) => n,
  );
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

function withContent(content: string): LessonText {
  const sections = [{ id: 1, title: '', type: 'content' as const, content }];
  return { ...apaLesson, lesson: { ...apaLesson.lesson, sections } };
}

test('an unknown work and an unknown placeholder throw', () => {
  expect(() => buildLesson(withContent('{{reference nothing}}'))).toThrow('cites "nothing"');
  expect(() => buildLesson(withContent('{{rumour article}}'))).toThrow('no placeholder');
});
