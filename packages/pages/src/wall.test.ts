import { describe, expect, it } from 'vitest';
import { html, prose } from './markup/page.fixture.ts';
import { readPage } from './read-page.ts';

/** Titles of real pages that begin or end like a wall's. */
const notWalls: readonly string[] = [
  'Are you a robot? The question in modern fiction',
  'Access denied: the politics of archives',
  'Just a moment in time: photographs',
  'Not found in translation',
  'Login items on macOS explained',
  'Security check points in medieval towns',
  '404 days at sea',
  'Consent and coercion',
  'Captcha: a history of telling humans apart',
  'Sign in the wilderness',
  'Sorry, we are open: shops in lockdown',
  'Blocked: a memoir',
  'Error analysis in second language learning',
  'Robot check-ups in hospitals',
  'Subscribe to read less: a newsletter experiment',
  'Security',
];

function isWall(title: string, body = ''): boolean {
  const page = `<title>${title}</title><body>${body}</body>`;
  return readPage({ url: 'https://a.example/x', html: page }).wall === true;
}

describe('a page served instead of the requested one is rejected', () => {
  it.each([
    'Just a moment...',
    'Attention Required! | Cloudflare',
    'Request Rejected',
    'Are you a robot?',
    'Access Denied',
    'Pardon Our Interruption',
    '403 Forbidden',
    'ERROR: The request could not be satisfied',
    '404 - Page not found | Example',
    'Page Not Found · Example',
    'Seite nicht gefunden – Beispiel',
    'Sign in - Example',
    'Redirecting...',
    'Before you continue to Example',
  ])('%s', (title) => {
    expect(isWall(title, '<p>Please wait.</p>')).toBe(true);
  });

  it('by its text if the title says nothing', () => {
    expect(isWall('paper.example', '<p>Please verify you are a human. Press &amp; hold</p>')).toBe(true);
  });

  it('by its script if it has no text', () => {
    expect(isWall('paper.example', '<script src="https://geo.captcha-delivery.com/captcha/"></script>')).toBe(
      true,
    );
  });
});

describe('an article is not a wall', () => {
  const text = '<p>It is about a thousand things.</p>'.repeat(300);

  it.each([
    ['Access denied: how libraries lost their journals', text],
    ['Index of Economic Example 2020', '<p>Short.</p>'],
    ['Maintenance of genome stability', '<p>Short.</p>'],
    ['Just a Moment in Time', text],
    ['404 ways to cook an egg', '<p>Short.</p>'],
    ['Forbidden Planet: a review', '<p>Short.</p>'],
    ['Loading docks of the north', '<p>Short.</p>'],
  ])('%s', (title, body) => {
    expect(isWall(title, `<h1>${title}</h1>${body}`)).toBe(false);
  });
});

describe('an article whose title begins or ends like that of a wall', () => {
  it.each(notWalls)('is read: %s', (title) => {
    const body = `<h1>${title}</h1><p>By Jane Roe</p><p>3 May 2020</p>${prose()}${prose()}`;
    const reading = readPage({
      url: 'https://www.site.example/article/x',
      html: html(`<title>${title} | Example Review</title>`, body, 'en'),
    });
    expect(reading.item?.title).toBe(title);
  });
});
