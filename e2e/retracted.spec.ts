import { citations, openDetails, openProject } from './projects.ts';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';
import { chooseStyle, cite, openTool, resultCard } from './tool.ts';

const retracted = '10.5555/tides.2018.9';
const form = 'https://doi.org/10.5555/tides.2018.9 (Retraction published 2020, Coastal Studies, 10[2], 77)';

test('a retracted work is cited as its style prescribes; other styles say what to do', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, retracted);
  const card = resultCard(page);
  const warning = card.getByRole('list', { name: 'Warning about this work' });
  await expect(warning).toContainText('retracted');
  const offer = card.getByRole('button', { name: 'Cite it as retracted' });
  await expect(offer).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);

  await chooseStyle(tool, 'MLA');
  await expect(card).toContainText('If you cite it, say in your text that it was retracted.');
  await expect(offer).toBeHidden();

  await chooseStyle(tool, 'APA');
  await offer.press('Enter');
  await expect(card).toContainText(form);
  await expect(card).toBeFocused();
  await expect(warning).toContainText('retracted');
  await card.getByRole('button', { name: 'Undo the change' }).click();
  await expect(offer).toBeVisible();
});

test('an entry of a project warns of the retraction, and its details offer the form', async ({ page }) => {
  await openProject(page, [retracted]);
  await expect(citations(page)).toContainText('This work has been retracted.');
  await openDetails(page, 'Harbours that breathe');
  await citations(page).getByRole('button', { name: 'Cite it as retracted' }).click();
  await expect(citations(page)).toContainText(form);
  await expect(citations(page)).toContainText('This work has been retracted.');
});
