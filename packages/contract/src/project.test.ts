import { expect, test } from 'vitest';
import { contactMessageSchema } from './message.ts';
import { citationEditSchema, newProjectSchema, projectEditSchema } from './project.ts';

function messages(result: { error?: { issues: { message: string }[] } | undefined }): string[] {
  return result.error?.issues.map(({ message }) => message) ?? [];
}

test('an empty project form asks for its three names, to the letter', () => {
  expect(messages(newProjectSchema.safeParse({ name: '', moduleName: ' ', moduleCode: '' }))).toEqual([
    'Project name is required',
    'Module name is required',
    'Module code is required',
  ]);
});

test('a project without a style is an APA project', () => {
  const project = newProjectSchema.parse({ name: 'Thesis', moduleName: 'Methods', moduleCode: 'M1' });
  expect(project.referenceStyle).toBe('apa');
});

test('a name of invisible characters is refused', () => {
  const result = newProjectSchema.safeParse({ name: '\u200b', moduleName: 'Methods', moduleCode: 'M1' });
  expect(messages(result)).toEqual(['Project name is required']);
});

test('an edit of a project changes only what it names', () => {
  expect(projectEditSchema.parse({ referenceStyle: 'mla' })).toEqual({ referenceStyle: 'mla' });
  expect(projectEditSchema.safeParse({ name: '' }).success).toBe(false);
  expect(projectEditSchema.safeParse({ id: 7 }).success).toBe(false);
});

test('an edit of a citation changes fields, takes fields away, and knows no others', () => {
  const edit = { type: 'book', title: 'Rivers', volume: null };
  expect(citationEditSchema.parse(edit)).toEqual(edit);
  expect(citationEditSchema.safeParse({ type: null }).success).toBe(false);
  expect(citationEditSchema.safeParse({ colour: 'blue' }).success).toBe(false);
});

test('an empty contact form asks for all four fields, to the letter', () => {
  expect(
    messages(contactMessageSchema.safeParse({ name: 'A', email: 'nobody', subject: 'Hi', message: 'Short' })),
  ).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 5 characters.',
    'Message must be at least 10 characters.',
  ]);
});
