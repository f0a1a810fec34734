import { expect, test } from 'vitest';
import { apaLesson } from '~/content/learn/apa-lesson.ts';
import { buildLesson } from './build-lesson.ts';

const lesson = buildLesson(apaLesson);
const texts = lesson.sections.map((section) => (section.type === 'content' ? section.content : ''));

test('no placeholder is left in the lesson', () => {
  expect(texts.join('')).not.toMatch(/\{\{|\}\}|undefined/);
});

test('references and citations equal the output of our engine', () => {
  expect(texts[0]).toContain('Lave and Wenger (1991)');
  expect(texts[0]).toContain('(Arnett, 2000, p. 473)');
  expect(texts[1]).toContain('<i>American Psychologist</i>, <i>55</i>(5), 469–480.');
});

test('the correct answer of the first question equals the output of our engine', () => {
  const quiz = lesson.sections.find((section) => section.type === 'quiz');
  const [first] = quiz?.type === 'quiz' ? quiz.questions : [];
  expect(texts[0]).toContain(first?.options[first.correct]);
});

test('the list of references is in alphabetical order', () => {
  const names = [...(texts[3] ?? '').matchAll(/data-style="apa">(\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(['Arnett', 'Kahneman', 'Lave', 'World']);
});

test('an unknown work throws', () => {
  const sections = [{ id: 1, title: '', type: 'content' as const, content: '{{reference nothing}}' }];
  expect(() => buildLesson({ ...apaLesson, sections })).toThrow('cites "nothing"');
});
