import { clipboard, expectCopied } from './clipboard.ts';
import { articleText, citations, dialog, openProject } from './projects.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';
import { cite, openTool, resultCard } from './tool.ts';

const article = '10.1038/nature14539';

test('an annotation is written, stands below its entry, and is copied with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProject(page, [article]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Annotated' }).click();
  await list.getByRole('button', { name: 'Add annotation of Deep learning' }).click();
  const form = dialog(page, 'Annotation');
  const area = form.getByRole('textbox', { name: 'Your annotation' });
  await expect(area).toBeFocused();
  await expect(form.getByText('Which point of your paper does it support?')).toBeVisible();
  await form.getByRole('button', { name: 'Hide' }).click();
  await expect(form.getByRole('button', { name: 'What to write' })).toBeVisible();
  await area.fill('Explains networks');
  await area.selectText();
  await area.press('ControlOrMeta+i');
  await expect(area).toHaveValue('<i>Explains networks</i>');
  await area.fill(`${await area.inputValue()} of many layers.\nFor chapter 2.`);
  await expect(form.getByText('8 words')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const annotation = list.getByText('Explains networks of many layers.');
  await expect(annotation).toBeVisible();
  const lefts = await Promise.all(
    [list.getByText(/^LeCun, Y\./), annotation].map((one) =>
      one.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft)),
    ),
  );
  expect(lefts).toEqual([48, 48]);
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expectCopied(page, `${articleText}\n    Explains networks of many layers.\n    For chapter 2.`);
  expect(await clipboard(page, 'text/html')).toContain(
    '<p style="margin:0 0 0 36pt;text-indent:0pt"><i>Explains networks</i> of many layers.</p><p style="margin:0 0 0 36pt;text-indent:36pt">For chapter 2.</p>',
  );
  await list.getByRole('button', { name: 'Annotated' }).click();
  await expect(annotation).toBeHidden();
  await page.getByRole('button', { name: 'Copy All References' }).click();
  await expectCopied(page, articleText);
});

test('what was typed into an annotation outlives closing it, and one that is too long stays', async ({
  page,
}) => {
  await openProject(page, [article]);
  const list = citations(page);
  await list.getByRole('button', { name: 'Details of Deep learning' }).click();
  const open = list.getByRole('button', { name: 'Add annotation of Deep learning' });
  await open.click();
  const form = dialog(page, 'Annotation');
  const area = form.getByRole('textbox', { name: 'Your annotation' });
  await area.fill('word '.repeat(2_001));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Your annotation is too long.')).toBeVisible();
  await area.fill('Of layers.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await expect(area).toHaveValue('Of layers.');
  await expect(form.getByText('This is what you typed before.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Annotation saved', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Turn on “Annotated” above the list to print it.', { exact: true }),
  ).toBeVisible();
  await expect(list.getByRole('button', { name: 'Edit annotation of Deep learning' })).toBeVisible();
});

test('records are copied for other programs: of one citation, a selection, the list, a result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (text: string) => expect.poll(() => clipboard(page, 'text/plain')).toContain(text);
  await openProject(page, [article, '10.5281/zenodo.9000']);
  const list = citations(page);
  await list.getByRole('button', { name: 'Details of Deep learning' }).click();
  await list.getByRole('button', { name: 'Copy Deep learning as BibTeX' }).click();
  await copied('@article{lecun2015deep');
  expect(await clipboard(page, 'text/plain')).not.toContain('@misc');
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await list.getByRole('checkbox', { name: 'Select Deep learning' }).check();
  await list.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('menuitem', { name: 'RIS' }).click();
  await copied('TY  - JOUR');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Copy CSL-JSON' }).click();
  await expect
    .poll(async () => JSON.parse((await clipboard(page, 'text/plain')).replace(/^(?!\[).*/s, '[]')).length)
    .toBe(2);
  const tool = await openTool(page);
  await cite(tool, article);
  await resultCard(page).getByRole('button', { name: 'Copy as BibTeX' }).click();
  await copied('doi = {10.1038/nature14539}');
});
