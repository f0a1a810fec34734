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
  await expect(page.getByText('trusted worldwide')).toBeVisible();
  const carousel = page.getByRole('region', { name: 'Citewright in figures' });
  const figure = shownSlide(page, 'Citewright in figures');
  await expect(figure).toContainText('50,000+');
  for (const next of ['1M+', '150+', '99.9%', 'under 3 s', '24/7', '50,000+']) {
    await passTime(page, 3_000);
    await expect(figure).toContainText(next);
  }
  await carousel.getByRole('button', { name: 'Show accuracy' }).click();
  await expect(figure).toContainText('99.9%');
  await passTime(page, 7_000);
  await expect(figure).toContainText('99.9%');
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

  test('sending a message shows progress for 1.5 seconds, then a thank-you, and makes no request', async ({
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
    const begun = Date.now();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_500);
    await expect(
      page.getByText("Thank you for your message. We'll get back to you soon.").first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
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

  test('the free plan costs nothing; the waitlist thanks, and ignores an empty field', async ({ page }) => {
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
    await expect(page.getByText('Thank you!')).toHaveCount(0);
    await email.fill('ada@example.org');
    await join.click();
    await expect(page.getByText('Thank you!').first()).toBeVisible();
    await expect(
      page.getByText("You'll be the first to know when our pricing plans are available.").first(),
    ).toBeVisible();
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
    // Reloaded, without a selected topic.
    await page.goto('/help');
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    await search.fill('HANGING INDENT');
    await expect(page.locator('main button[aria-expanded]')).toHaveCount(1);
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
    await expect(page.getByText('Premium plans may come later')).toBeVisible();
    const form = page.getByRole('form', { name: 'Contact Support' });
    await expect(form.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible();
    const channels = page.getByRole('region', { name: 'Support channels' });
    for (const channel of [/within 24 hours/, /Live chat/, /business hours/, /Documentation/]) {
      await expect(channels).toContainText(channel);
    }
  });
});

test('careers: four values, four positions with their columns, and the two buttons', async ({ page }) => {
  await page.goto('/careers');
  for (const value of ['Innovation', 'Growth Mindset', 'Collaboration', 'Impact-Driven']) {
    await expect(page.getByRole('heading', { name: value })).toBeVisible();
  }
  const table = page.getByRole('table', { name: 'Open positions' });
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
