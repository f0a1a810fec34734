import { citations, openDetails, openProject } from './projects.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';

const preprint = '10.5555/posted.2019.3';

test('a preprint that was published since takes its published record in one click, and gives it back', async ({
  page,
}) => {
  await openProject(page, [preprint]);
  const list = citations(page);
  await expect(list).toContainText('Published since');
  await openDetails(page, 'Growing under glass');
  await expect(list).toContainText('This preprint has since been published');
  const take = list.getByRole('button', { name: 'Take the published record' });
  await expect(take).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);

  await take.press('Enter');
  await expect(list).toContainText('Soil under glass. Greenhouse Studies, 4, 1–20.');
  await expect(list).not.toContainText('Published since');
  await expect(take).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('Growing under glass: first results');
  await expect(list).not.toContainText('Greenhouse Studies');
});
