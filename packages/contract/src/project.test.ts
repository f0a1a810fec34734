import { expect, test } from 'vitest';
import { contactMessageSchema } from './message.ts';
import { newProjectSchema } from './project.ts';

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
