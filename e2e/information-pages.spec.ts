import { holdTime, passTime } from './held-time.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** The visible slide of a carousel. */
function shownSlide(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name })
    .locator('> div')
    .first()
    .locator('> div:not([aria-hidden="true"])');
}

test('about has a mission, values and a carousel with dots that pauses under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await holdTime(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(page.getByText('Nothing is invented')).toBeVisible();
  const carousel = page.getByRole('region', { name: 'Citewright in figures' });
  const figure = shownSlide(page, 'Citewright in figures');
  await expect(figure).toContainText('5');
  for (const next of ['45', '$0', '0', '2,000', '5']) {
    await passTime(page, 3_000);
    await expect(figure).toContainText(next);
  }
  await carousel.getByRole('button', { name: 'Show lists' }).click();
  await expect(figure).toContainText('2,000');
  await passTime(page, 7_000);
  await expect(figure).toContainText('2,000');
});

test('privacy policy and terms show their dates; the terms state the minimum age and the notice period', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('Last updated: April 18, 2025');
  await page.goto('/terms');
  await expect(page.getByRole('main')).toContainText('Last updated: April 18, 2025');
  await expect(page.getByText('at least 13 years old')).toBeVisible();
  await expect(page.getByText('at least 30 days’ notice')).toBeVisible();
});

test('the cookie policy shows its date, four cookies and the actually stored entries, and links to the privacy policy', async ({
  page,
}) => {
  await page.goto('/cookies');
  const table = page.getByRole('region', { name: 'Cookies', exact: true });
  for (const row of [/Analytics 2 years/, /Analytics 24 hours/, /Essential Session/, /Preferences 1 year/]) {
    await expect(table.getByRole('row', { name: row })).toBeVisible();
  }
  await expect(page.getByText('No cookie at all.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Last updated: April 18, 2024');
  await expect(main.locator('a[href="/privacy"]')).toBeVisible();
  await expect(main.locator('address')).toContainText('United Kingdom');
  await expect(main.locator('address a[href^="mailto:"]')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('contact', () => {
  test('the promises change every three seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await holdTime(page);
    await page.goto('/contact');
    const promise = shownSlide(page, 'How soon we answer');
    const promises = [
      ['General Inquiries', '24-48 hours'],
      ['Technical Support', '24 hours'],
      ['Urgent Issues', '4-6 hours'],
      ['Bug Reports', '12 hours'],
      ['Feature Requests', '48 hours'],
    ] as const;
    for (const [label, time] of promises) {
      await expect(promise).toContainText(label);
      await expect(promise).toContainText(time);
      await passTime(page, 3_000);
    }
    await expect(promise).toContainText('General Inquiries');
  });

  test('details and four questions, one open at a time; submitting reports missing fields', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByText('Mon-Fri 8am to 5pm')).toBeVisible();
    const questions = main.locator('button[aria-expanded]');
    await expect(questions).toHaveCount(4);
    await questions.nth(0).click();
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
    await questions.nth(2).click();
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
    await expect(main.getByText('batch processing and API access')).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const message of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Subject must be at least 5 characters.',
      'Message must be at least 10 characters.',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  test('a field is checked when it is left, and not before', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const name = page.getByRole('textbox', { name: 'Name' });
    const error = page.getByText('Name must be at least 2 characters.');
    await name.fill('A');
    await expect(error).toHaveCount(0);
    await name.press('Tab');
    await expect(error).toBeVisible();
    await name.fill('Ada');
    await name.press('Tab');
    await expect(error).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Email' }).press('Tab');
    await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0);
  });

  test('a message is handed to the mail program: what was typed stays, and no request is made', async ({
    page,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Okafor');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('textbox', { name: 'Subject' }).fill('A wrong reference');
    await page.getByRole('textbox', { name: 'Message' }).fill('The year of this one is wrong.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message is ready', { exact: true })).toBeVisible();
    await expect(page.getByText('Message Sent')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'The year of this one is wrong.',
    );
    expect(calls).toEqual([]);
  });
});

test.describe('pricing', () => {
  test('the heading grows by a dot every half second, to three', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await holdTime(page);
    await page.goto('/pricing');
    const heading = page.getByRole('heading', { level: 1 });
    for (const text of ['Coming soon', 'Coming soon.', 'Coming soon..', 'Coming soon...', 'Coming soon']) {
      await expect(heading).toHaveText(text);
      await passTime(page, 500);
    }
  });

  test('the free plan costs nothing; the waitlist opens a message, and ignores an empty field', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const plan = page.getByRole('region', { name: 'Free plan' });
    await expect(plan).toContainText('$0');
    await expect(plan).toContainText('Unlimited citations');
    await expect(plan).toContainText('Free forever');
    const email = page.getByRole('textbox', { name: 'Email' });
    const join = page.getByRole('button', { name: 'Join the waitlist' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('aria-required', 'true');
    await join.click();
    await expect(page.getByText('One step left')).toHaveCount(0);
    await email.fill('ada@example.org');
    await join.click();
    await expect(page.getByText('One step left').first()).toBeVisible();
    await expect(page.getByText('You are on the list once you send it.').first()).toBeVisible();
    await expect(email).toHaveValue('');
  });
});

test.describe('help', () => {
  test('the hero counts the articles; four topics narrow them; the search finds words of questions and answers in any case, or says that there is none', async ({
    page,
  }) => {
    await page.goto('/help');
    const questions = page.locator('button[aria-expanded]');
    const count = await page.locator('main section button[aria-expanded]').count();
    await expect(page.getByText(`${count} articles on the generator`)).toBeVisible();
    for (const topic of ['Getting Started', 'Citation Styles', 'Account Management', 'Troubleshooting']) {
      await page.getByRole('main').getByRole('button', { name: topic }).click();
      await expect(page.getByRole('main').getByRole('heading', { name: topic, level: 2 })).toBeVisible();
    }
    expect(await questions.count()).toBeLessThan(count);
    // The search covers all topics, also while one is selected.
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    await search.fill('HANGING INDENT');
    await expect(page.locator('main button[aria-expanded]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Answers from all topics' })).toBeInViewport();
    await expect(page.getByRole('main').locator('button[aria-pressed="true"]')).toHaveCount(0);
    await search.fill('unicorn');
    await expect(page.getByText('No results found').last()).toBeVisible();
  });

  test('answers open one at a time; there are a form and three channels', async ({ page }) => {
    await page.goto('/help');
    const questions = page.locator('main button[aria-expanded]');
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
    await questions.nth(1).click();
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Are my citations saved automatically?' }).click();
    await expect(page.getByText('are not saved automatically')).toBeVisible();
    await page.getByRole('button', { name: 'Do I need an account?' }).click();
    await expect(page.getByText('Should premium plans come later')).toBeVisible();
    const form = page.getByRole('form', { name: 'Contact Support' });
    await expect(form.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible();
    const channels = page.getByRole('region', { name: 'Support channels' });
    await expect(page.getByText('Live chat')).toHaveCount(0);
    for (const channel of [/within 24 hours/, /Contact form/, /Documentation/]) {
      await expect(channels).toContainText(channel);
    }
  });
});

test('careers: four values, four positions with their columns, and the two buttons', async ({ page }) => {
  await page.goto('/careers');
  for (const value of ['Innovation', 'Growth Mindset', 'Collaboration', 'Impact-Driven']) {
    await expect(page.getByRole('heading', { name: value })).toBeVisible();
  }
  const table = page.getByRole('table', { name: 'Positions' });
  for (const column of ['Department', 'Location', 'Type']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  for (const position of [
    'Senior Frontend Engineer',
    'Backend Engineer',
    'UX/UI Designer',
    'Content Writer',
  ]) {
    const row = table.getByRole('row').filter({ hasText: position }).last();
    await expect(row.getByRole('button', { name: 'Apply' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Send Us Your Resume' })).toBeVisible();
});

test('the status page puts the answers of the server into words', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByText('It answers. References can be generated.')).toBeVisible();
  await expect(page.getByText('They can be read and saved.')).toBeVisible();
  await page.route('**/api/ready', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('They cannot be saved at the moment.')).toBeVisible();
  await expect(page.getByText('It answers. References can be generated.')).toBeVisible();
});
