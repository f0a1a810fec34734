import { holdTime, passTime } from './held-time.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, type Page, test } from './test.ts';

test('the learning hub', async ({ page }) => {
  await page.goto('/learn');

  await test.step('shows level, points, the way to the next level, streak and completed lessons', async () => {
    const card = page.getByRole('region', { name: 'Level 1' });
    await expect(card.getByText('0 XP')).toBeVisible();
    await expect(card.getByRole('progressbar', { name: 'Progress to level 2' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await expect(
      card
        .locator('div')
        .filter({ has: page.getByText('Day streak') })
        .last(),
    ).toContainText('0');
    await expect(
      card
        .locator('div')
        .filter({ has: page.getByText('Completed') })
        .last(),
    ).toContainText('0');
  });

  await test.step('lists six lessons, the first two open', async () => {
    const lessons = page.getByRole('tabpanel', { name: 'Lessons' }).getByRole('listitem');
    const expected = [
      ['APA', 'beginner', '100 XP'],
      ['MLA', 'beginner', '100 XP'],
      ['Chicago', 'intermediate', '150 XP'],
      ['Harvard', 'intermediate', '150 XP'],
      ['IEEE', 'advanced', '200 XP'],
      ['APA', 'advanced', '200 XP'],
    ] as const;
    await expect(lessons).toHaveCount(expected.length);
    for (const [index, texts] of expected.entries()) {
      const lesson = lessons.nth(index);
      for (const text of [...texts, '15 min']) await expect(lesson).toContainText(text);
      await expect(lesson.getByRole('link', { name: /^Start Lesson/ })).toHaveCount(index < 2 ? 1 : 0);
      await expect(lesson.getByText('Locked')).toHaveCount(index < 2 ? 0 : 1);
    }
  });

  await test.step('shows three achievements, none of them earned', async () => {
    await page.getByRole('tab', { name: 'Achievements' }).click();
    const achievements = page.getByRole('tabpanel', { name: 'Achievements' }).getByRole('listitem');
    for (const [index, texts] of [
      ['First Steps', '50 XP'],
      ['Perfect Score', '100 XP'],
      ['On Fire', '200 XP'],
    ].entries()) {
      for (const text of texts) await expect(achievements.nth(index)).toContainText(text);
    }
    await expect(page.getByText('Unlocked')).toHaveCount(0);
  });

  await test.step('shows the four figures of the progress', async () => {
    await page.getByRole('tab', { name: 'Progress' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Progress' });
    for (const [label, value] of [
      ['Current Level', '1'],
      ['Total XP', '0'],
      ['Day Streak', '0'],
      ['Average Score', 'None yet'],
    ] as const) {
      const figure = panel
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last();
      await expect(figure.getByRole('definition')).toHaveText(value);
    }
  });

  await test.step('opens the first lesson', async () => {
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await page.getByRole('link', { name: /^Start Lesson.*Introduction to APA Style/ }).click();
    await expect(page).toHaveURL('/learn/lesson/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to APA Style');
  });
});

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });

/** Opens the lesson at its quiz. */
async function openQuiz(page: Page): Promise<void> {
  await page.goto('/learn/lesson/1');
  await next(page).click();
  // The page scrolls to the new section's heading, and the button with it.
  await expect(page.getByText('Section 2 of 4')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Section 3 of 4')).toBeVisible();
}

async function answer(page: Page, ...options: string[]): Promise<void> {
  for (const option of options) await page.getByRole('radio', { name: option, exact: true }).check();
}

const right = ['(Caspi et al., 1987)', 'Situated learning: Legitimate peripheral participation'] as const;
const wrong = '(Caspi et al. 1987)';

test.describe('the first lesson', () => {
  test('goes through four sections and ends with a link to the hub', async ({ page }) => {
    await page.goto('/learn/lesson/1');
    await expect(page.getByText('Section 1 of 4')).toBeVisible();
    await expect(previous(page)).toBeDisabled();
    const bar = page.getByRole('progressbar', { name: 'Progress of the lesson' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await next(page).click();
    await expect(page.getByText('Section 2 of 4')).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(page.getByRole('heading', { name: 'The four elements of a reference' })).toBeFocused();
    await previous(page).click();
    await expect(page.getByText('Section 1 of 4')).toBeVisible();
    await openQuiz(page);
    await answer(page, ...right);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await next(page).click();
    await expect(page.getByText('Section 4 of 4')).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Complete Lesson' }).click();
    await expect(page).toHaveURL('/learn');
  });

  test('counts the time in minutes and seconds', async ({ page }) => {
    await holdTime(page);
    await page.goto('/learn/lesson/1');
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText('0:00');
    await passTime(page, 1_000);
    await expect(timer).toHaveText('0:01');
    await passTime(page, 65_000);
    await expect(timer).toHaveText('1:06');
  });

  test('disables Next until the quiz is submitted with every answer, and is accessible in both themes', async ({
    page,
  }) => {
    await openQuiz(page);
    const submit = page.getByRole('button', { name: 'Submit Quiz' });
    await expect(next(page)).toBeDisabled();
    await answer(page, wrong);
    await expect(submit).toHaveCount(0);
    await answer(page, right[1]);
    await submit.click();
    await expect(next(page)).toBeEnabled();
    await expect(submit).toHaveCount(0);
    for (const option of await page.getByRole('radio').all()) await expect(option).toBeDisabled();
    await expect(page.getByText('Your score: 50%')).toBeVisible();
    await expect(page.getByText('+50 XP')).toBeVisible();
    await expect(page.getByText('+25 XP bonus')).toHaveCount(0);
    await expect(page.getByText('Incorrect', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Correct', { exact: true })).toHaveCount(2);
    await expect(page.getByText(/^Three authors or more are shortened/)).toBeVisible();
    expect(await violationsInBothThemes(page), 'a marked quiz').toEqual(soundInBoth);
    await next(page).click();
    await expect(page.getByText('Section 4 of 4')).toBeVisible();
    expect(await violationsInBothThemes(page), 'the end').toEqual(soundInBoth);
  });

  test('adds a bonus for a perfect score, and forgets the answers when the section changes', async ({
    page,
  }) => {
    await openQuiz(page);
    await answer(page, ...right);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(page.getByText('Your score: 100%')).toBeVisible();
    await expect(page.getByText('+25 XP bonus')).toBeVisible();
    await previous(page).click();
    await next(page).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText(/Your score/)).toHaveCount(0);
    await expect(next(page)).toBeDisabled();
  });
});

test('a completed lesson earns its points, an achievement and the next lesson, and a reload keeps them', async ({
  page,
}) => {
  await openQuiz(page);
  await answer(page, ...right);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await next(page).click();
  await page.getByRole('link', { name: 'Complete Lesson' }).click();
  // 100 for the lesson, 50 and 25 for the quiz, 50 and 100 for two achievements.
  const card = page.getByRole('region', { name: 'Level 4' });
  await expect(card.getByText('325 XP')).toBeVisible();
  await page.reload();
  await expect(card.getByText('325 XP')).toBeVisible();
  const lessons = page.getByRole('tabpanel', { name: 'Lessons' }).getByRole('listitem');
  await expect(lessons.nth(0).getByText('Completed')).toBeVisible();
  await expect(lessons.nth(0).getByRole('link', { name: /^Read Again/ })).toBeVisible();
  await expect(lessons.nth(2).getByRole('link', { name: /^Start Lesson/ })).toBeVisible();
  await expect(lessons.getByText('Locked')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await expect(page.getByText('Unlocked')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Progress' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Progress' })).toContainText('100%');

  await openQuiz(page);
  await answer(page, ...right);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('You have the points of this quiz already.')).toBeVisible();
});

test('every lesson can be read to its quiz and is accessible in both themes', async ({ page }) => {
  for (const id of [2, 3, 4, 5, 6]) {
    await page.goto(`/learn/lesson/${id}`);
    await expect(page.getByText('Section 1 of 4')).toBeVisible();
    expect(await violationsInBothThemes(page), `lesson ${id}, section 1`).toEqual(soundInBoth);
    await next(page).click();
    await expect(page.getByText('Section 2 of 4')).toBeVisible();
    expect(await violationsInBothThemes(page), `lesson ${id}, section 2`).toEqual(soundInBoth);
    await next(page).click();
    await expect(page.getByRole('radio')).toHaveCount(8);
  }
});

test('lessons 0, 7, 1x and apa do not exist and say so', async ({ page }) => {
  for (const id of ['0', '7', '1x', 'apa']) {
    await page.goto(`/learn/lesson/${id}`);
    await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Learn' }).click();
    await expect(page).toHaveURL('/learn');
  }
  await page.getByRole('link', { name: /^Start Lesson.*MLA Format Fundamentals/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MLA Format Fundamentals');
});
