import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';
import { chooseStyle, openTool, resultCard } from './tool.ts';

const title = 'The Growth of Young Firms in Hostile Markets';

test('a doubtful capital is decided by keyboard, in every style, and undone', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('textbox', { name: 'Title' }).fill(title);
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Okafor, Ada');
  await tool.getByRole('textbox', { name: 'Year' }).fill('2019');
  await tool.getByRole('textbox', { name: 'Year' }).press('Enter');

  const card = resultCard(page);
  const notes = card.getByRole('list', { name: 'Notes on this record' });
  await expect(card).toContainText('The growth of young firms in hostile markets');
  await expect(notes).toContainText('“young” is in small letters here. A name would keep its capital.');
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);

  const choice = notes.getByRole('button', { name: 'Write “Young”' });
  await expect(choice).toHaveAccessibleDescription(/“young” is in small letters here/);
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('The growth of Young firms in hostile markets');
  await expect(card).toBeFocused();
  await expect(notes).not.toContainText('young');
  await expect(notes).toContainText(
    'The journal, newspaper or book that it appeared in is missing, and APA asks for it.',
  );

  await chooseStyle(tool, 'Harvard');
  await expect(card).toContainText('The growth of Young firms in hostile markets');

  await card.getByRole('button', { name: 'Undo the change' }).click();
  await expect(card).toContainText('The growth of young firms in hostile markets');
  await expect(notes).toContainText('“young” is in small letters here.');
});
