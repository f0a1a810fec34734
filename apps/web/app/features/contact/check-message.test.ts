import { expect, test } from 'vitest';
import { checkMessage } from './check-message.ts';

const good = {
  name: 'Ada Okafor',
  email: 'ada@example.org',
  subject: 'A wrong reference',
  message: 'The year of this one is wrong.',
};

test.each([
  [{}, {}],
  [{ name: 'A' }, { name: 'Name must be at least 2 characters.' }],
  [{ email: 'ada' }, { email: 'Please enter a valid email address.' }],
  [{ subject: 'Hey' }, { subject: 'Subject must be at least 5 characters.' }],
  [{ message: 'Too short' }, { message: 'Message must be at least 10 characters.' }],
])('a message with %j is refused for %j', async (changes, errors) => {
  expect(await checkMessage({ ...good, ...changes })).toEqual(errors);
});

test('an empty form has an error for every required field', async () => {
  expect(await checkMessage({ name: '', email: '', subject: '', message: '' })).toEqual({
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    subject: 'Subject must be at least 5 characters.',
    message: 'Message must be at least 10 characters.',
  });
});
