import { clipboard } from './clipboard.ts';
import { stub } from './ports.ts';
import { expect, test } from './test.ts';
import { chooseStyle, cite, errorCard, openTool, resultCard, sevenSources, styleNames } from './tool.ts';

const inStyles: Record<(typeof styleNames)[number], [reference: string, inText: string]> = {
  APA: [
    'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
    '(LeCun et al., 2015)',
  ],
  MLA: [
    'LeCun, Yann, et al. “Deep Learning.” Nature, vol. 521, no. 7553, May 2015, pp. 436–44, https://doi.org/10.1038/nature14539.',
    '(LeCun et al.)',
  ],
  Chicago: [
    'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton. “Deep Learning.” Nature 521, no. 7553 (May 28, 2015): 436–44. https://doi.org/10.1038/nature14539.',
    'Yann LeCun, Yoshua Bengio, and Geoffrey Hinton, “Deep Learning,” Nature 521, no. 7553 (May 28, 2015): 436–44, https://doi.org/10.1038/nature14539.',
  ],
  Harvard: [
    'LeCun, Y., Bengio, Y. and Hinton, G. (2015) ‘Deep learning’, Nature, 521(7553), pp. 436–444. Available at: https://doi.org/10.1038/nature14539',
    '(LeCun, Bengio and Hinton, 2015)',
  ],
  IEEE: [
    '[1] Y. LeCun, Y. Bengio, and G. Hinton, “Deep learning,” Nature, vol. 521, no. 7553, pp. 436–444, May 2015, doi: 10.1038/nature14539.',
    '[1]',
  ],
};

test('a DOI becomes a reference with real italics and its in-text form in each of the five styles', async ({
  page,
}) => {
  const tool = await openTool(page);
  for (const style of styleNames) {
    await chooseStyle(tool, style);
    await cite(tool, 'https://doi.org/10.1038/nature14539');
    const [reference, inText] = inStyles[style];
    await expect(resultCard(page)).toContainText(reference);
    await expect(resultCard(page)).toContainText(`In-text:${inText}`);
    await expect(resultCard(page).locator('i, em').first(), 'real italics').toHaveText('Nature');
  }
});

test('a DataCite DOI becomes a data set with an organisation that is not split', async ({ page }) => {
  await cite(await openTool(page), '10.5281/zenodo.9000');
  await expect(resultCard(page)).toContainText(
    'Okafor, A., & Rainfall Observatory. (2021). Daily rainfall at forty stations, 1990-2020',
  );
  await expect(resultCard(page)).toContainText('Zenodo. https://doi.org/10.5281/zenodo.9000');
});

test('an ISBN with hyphens becomes a book, with the authors of its work', async ({ page }) => {
  await cite(await openTool(page), 'ISBN 978-0-262-03561-3');
  await expect(resultCard(page)).toContainText(
    'Goodfellow, I., Bengio, Y., & Courville, A. (2016). Deep learning. The MIT Press.',
  );
});

test('a switch under the style prints what editions of a manual differ in', async ({ page }) => {
  const tool = await openTool(page);
  await chooseStyle(tool, 'Harvard');
  await cite(tool, '978-0-262-03561-3');
  await expect(resultCard(page)).toContainText('Deep learning. The MIT Press.');
  const places = tool.getByRole('checkbox', { name: 'Print places of publication (12th edition)' });
  await places.check();
  await expect(resultCard(page)).toContainText('Deep learning. Cambridge, Massachusetts: The MIT Press.');
  await expect(tool.getByRole('radio', { name: 'Harvard' })).toBeChecked();
  await chooseStyle(tool, 'APA');
  await expect(places).toBeHidden();
  await chooseStyle(tool, 'MLA');
  await expect(tool.getByRole('checkbox', { name: 'Print https:// in web addresses' })).not.toBeChecked();
});

test('a web page becomes an article with author, date of publication and site', async ({ page }) => {
  const tool = await openTool(page);
  await chooseStyle(tool, 'Harvard');
  await cite(tool, `${stub}/pages/news`);
  await expect(resultCard(page)).toContainText('Oduya, M. (2023) ‘River towns learn to live with the flood’');
  await expect(resultCard(page)).toContainText('The Example Courier, 14 February');
  await expect(resultCard(page)).toContainText('(Accessed: ');
});

test('an in-text citation becomes the reference of a real record, with alternatives', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'In-Text Citation' }).click();
  await tool.getByRole('textbox', { name: 'In-text citation' }).fill('(Smith, 2020)');
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(resultCard(page)).toContainText('Smith, A. (2020). Why bees return: Memory in the field.');
  await expect(resultCard(page)).toContainText('Matched to a published record: view it at Crossref');
  await expect(resultCard(page).getByRole('link', { name: /Crossref/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.5555/bees.2020.7',
  );
  await resultCard(page).getByText('Not this one?').click();
  await resultCard(page).getByRole('button', { name: 'Use this one' }).first().click();
  await expect(resultCard(page)).toContainText('Smith, B., & Nunes, C. (2020). Soil under glass.');
});

test('an in-text citation keeps the page that it names, also in another style', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '(Smith, 2020, p. 105)');
  await expect(resultCard(page)).toContainText('In-text:(Smith, 2020, p. 105)');
  await chooseStyle(tool, 'IEEE');
  await expect(resultCard(page)).toContainText('In-text:[1, p. 105]');
});

test('an in-text citation without a match offers near misses, by keyboard too', async ({ page }) => {
  const tool = await openTool(page);
  await cite(tool, '(Smith, 2019)');
  await expect(errorCard(page)).toContainText('No published work found for this in-text citation');
  await expect(errorCard(page)).toContainText('Is it one of these published works?');
  const choice = errorCard(page)
    .getByRole('listitem')
    .filter({ hasText: 'Soil under glass' })
    .getByRole('button', { name: 'Use this one' });
  await expect(choice).toHaveAccessibleDescription(/Soil under glass/);
  await choice.press('Enter');
  await expect(resultCard(page)).toContainText('Smith, B., & Nunes, C. (2020). Soil under glass.');
  await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toBeFocused();
});

test('typed details show live in all five styles, then become the reference', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('radio', { name: 'Book' }).check();
  await tool.getByRole('textbox', { name: 'Title' }).fill('The Structure of Scientific Revolutions');
  await tool.getByRole('textbox', { name: 'Authors' }).fill('Kuhn, Thomas S.');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1996');
  await tool.getByRole('textbox', { name: 'Publisher' }).fill('University of Chicago Press');
  for (const text of [
    'Kuhn, T. S. (1996). The structure of scientific revolutions. University of Chicago Press.',
    'Kuhn, Thomas S. The Structure of Scientific Revolutions. University of Chicago Press, 1996.',
    'Kuhn, Thomas S. The Structure of Scientific Revolutions. University of Chicago Press, 1996.',
    'Kuhn, T.S. (1996) The structure of scientific revolutions. University of Chicago Press.',
    '[1] T. S. Kuhn, The Structure of Scientific Revolutions. Univ. of Chicago Press, 1996.',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(resultCard(page)).toContainText(
    'Kuhn, T. S. (1996). The structure of scientific revolutions.',
  );
});

test('the authors may be entered in columns, organisations beside people', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('tab', { name: 'Manual Entry' }).click();
  await tool.getByRole('radio', { name: 'Book' }).check();
  await tool.getByRole('textbox', { name: 'Authors' }).fill('King, M. L., Jr.');
  await tool.getByRole('button', { name: 'Enter the names in columns' }).click();
  await expect(tool.getByRole('textbox', { name: 'Suffix, author 1' })).toHaveValue('Jr.');
  await tool.getByRole('button', { name: 'Add an author' }).click();
  await tool.getByRole('checkbox', { name: 'Organisation (author 2)' }).check();
  await tool.getByRole('textbox', { name: 'Name of the organisation, author 2' }).fill('Barnes and Noble');
  await tool.getByRole('textbox', { name: 'Title' }).fill('Rivers');
  await tool.getByRole('textbox', { name: 'Year' }).fill('1996');
  await tool.getByRole('button', { name: /Generate/ }).click();
  await expect(resultCard(page)).toContainText('King, M. L., Jr., & Barnes and Noble. (1996). Rivers.');
  await expect(tool.getByRole('textbox', { name: 'Family name, author 1' })).toHaveValue('');
  await tool.getByRole('button', { name: /Generate/ }).click();
  for (const name of ['Title', 'Family name, author 1', 'Year'])
    await expect(tool.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
});

const failures: [what: string, input: string, headline: string, advice: string][] = [
  ['a DOI that nobody registered', '10.5555/no-such-thing', 'No record found for this DOI', 'Check the DOI'],
  [
    'a site that refuses programs',
    `${stub}/pages/wall`,
    'This site refuses automated readers',
    'Try the DOI',
  ],
  ['an address that is a file', `${stub}/pages/a-file`, 'That address is a file', 'Try its DOI'],
  [
    'a page without a title',
    `${stub}/pages/no-title`,
    "We couldn't find out what this page is called",
    'Use Manual Entry',
  ],
  ['a page that is gone', `${stub}/pages/gone`, 'page', 'Check the address'],
  [
    'an address inside a network',
    'http://10.0.0.1/',
    "We couldn't open that web address",
    'Check the address',
  ],
];

test(`failures name what to try and keep the input: ${failures.map(([what]) => what).join(', ')}`, async ({
  page,
}) => {
  const tool = await openTool(page);
  for (const [what, input, headline, advice] of failures) {
    await test.step(what, async () => {
      const answered = page.waitForResponse('**/api/citations');
      await cite(tool, input);
      await answered;
      await expect(errorCard(page)).toContainText(headline);
      await expect(errorCard(page).getByText('What you can try')).toBeVisible();
      await expect(errorCard(page)).toContainText(advice);
      await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue(input);
    });
  }
});

test('a site that does not answer times out after eight seconds with advice', async ({ page }) => {
  await cite(await openTool(page), `${stub}/pages/asleep`);
  await expect(errorCard(page)).toContainText('The site took too long to answer');
  await expect(errorCard(page)).toContainText('Try again');
});

test('an unknown ISBN shows the tips for ISBNs', async ({ page }) => {
  await cite(await openTool(page), '978-0-306-40615-7');
  await expect(errorCard(page)).toContainText('No record found for this ISBN');
  await expect(errorCard(page)).toContainText('Common causes');
  for (const tip of [
    /10 or 13 digits/,
    /with or without the hyphens/,
    /another ISBN of the same book/,
    /recent books may be missing/,
  ]) {
    await expect(errorCard(page)).toContainText(tip);
  }
});

test('the session lists its citations, newest first, five and then all of them', async ({ page }) => {
  const tool = await openTool(page);
  const box = tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
  const history = page.getByRole('region', { name: /citations$/ });
  for (const [index, source] of sevenSources.entries()) {
    await cite(tool, source);
    await expect(history.getByRole('listitem')).toHaveCount(Math.min(index + 1, 5));
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  }
  await expect(history.getByRole('listitem').first()).toContainText('Okafor');
  await history.getByRole('button', { name: 'Show More (2 older)' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(7);
  await history.getByRole('button', { name: 'Show Less' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(5);
});

test('a source of the list is not added: it is shown, or added anyway', async ({ page }) => {
  const tool = await openTool(page);
  const history = page.getByRole('region', { name: /citations$/ });
  for (const source of sevenSources) {
    await cite(tool, source);
    await expect(tool.getByRole('textbox', { name: 'URL, DOI, ISBN or title' })).toHaveValue('');
  }
  await expect(history.getByRole('button', { name: 'Show More (2 older)' })).toBeVisible();
  await cite(tool, `https://doi.org/${sevenSources[0]}`);
  await expect(page.getByText('It is in your list already', { exact: true })).toBeVisible();
  await expect(resultCard(page)).toContainText('LeCun, Y.');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(history.getByRole('listitem')).toHaveCount(7);
  await expect(history.getByRole('listitem').last()).toBeFocused();
  await page.getByRole('button', { name: 'Add anyway' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(8);
  await expect(history.getByRole('listitem').first()).toContainText('LeCun, Y.');
});

test('citations and the last style outlive the tab, follow a change of style, and can be cleared', async ({
  page,
  context,
}) => {
  const tool = await openTool(page);
  await chooseStyle(tool, 'MLA');
  await cite(tool, '10.1038/nature14539');
  await expect(resultCard(page)).toContainText('LeCun, Yann, et al.');
  const another = await context.newPage();
  await another.goto('/');
  const form = another.getByRole('form', { name: 'Citation generator' });
  await form.hover();
  const history = another.getByRole('region', { name: 'Your citations' });
  await expect(history).toContainText('LeCun, Yann, et al.');
  await expect(form.getByRole('radio', { name: 'MLA' })).toBeChecked();
  await expect(another.getByText('No citations yet')).toBeHidden();
  await form.getByRole('radio', { name: 'APA' }).check();
  await expect(history).toContainText('LeCun, Y., Bengio, Y., & Hinton, G. (2015).');
  await history.getByRole('button', { name: 'Clear your citations' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(0);
  await expect(another.getByText('No citations yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your citations' })).toBeHidden();
  await history.getByRole('button', { name: 'Restore 1 removed' }).click();
  await expect(history).toContainText('LeCun, Y.');
  await expect(page.getByRole('region', { name: 'Your citations' })).toContainText('LeCun, Yann, et al.');
});

test('the citations of a browser are copied as one sorted list, and one that is removed comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openTool(page);
  await cite(tool, '10.1038/nature14539');
  await expect(resultCard(page)).toContainText('LeCun, Y.');
  await cite(tool, '9780262035613');
  const history = page.getByRole('region', { name: 'Your citations' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history.getByRole('button', { name: 'Copy all' }).click();
  await expect(history.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect
    .poll(async () => (await clipboard(page, 'text/plain')).split('\n').map((line) => line.split(',')[0]))
    .toEqual(['Goodfellow', 'LeCun']);
  await history.getByRole('button', { name: 'Remove Deep learning', exact: true }).first().click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
});

test('an answer with only the three specified fields is shown', async ({ page }) => {
  const tool = await openTool(page);
  const answer = { formattedCitation: 'Okafor, A. (2019). <i>Rivers</i>.', inTextCitation: '(Okafor, 2019)' };
  await page.route('**/api/citations', (route) => route.fulfill({ json: { ...answer, format: 'apa' } }));
  await cite(tool, '10.5555/rivers');
  await expect(resultCard(page)).toContainText('Okafor, A. (2019). Rivers.');
});
