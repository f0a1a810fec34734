import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { type InstalledExtension, installExtension, watchCalls } from './installed-extension.ts';
import { overflow, soundInBoth, violationsInBothThemes } from './soundness.ts';

const test = base.extend<{ extension: InstalledExtension }>({
  extension: async ({ launchOptions, baseURL }, use) => {
    const extension = await installExtension(new URL(baseURL ?? '').origin, launchOptions);
    await use(extension);
    await extension.close();
  },
});

const article = `<!doctype html><html lang="en"><title>How rivers grow</title>
  <meta name="author" content="Ada Okafor"><meta property="article:published_time" content="2021-03-04">
  <meta property="og:site_name" content="The River Post"><script>var secretOfScript = 1</script>
  <meta name="csrf-token" content="secret of session"><meta name="user-login" content="secret name">
  <a href="/out?token=secret">Leave</a><div class="ace_editor"><span>typed code</span></div>
  <h1>How rivers grow</h1><form><input value="typed name"><textarea>typed letter</textarea>Log in</form>
  <p contenteditable>typed note</p><p id="body">${'The river grows. '.repeat(40)}</p>
  <p id="other">10.1038/nature14539</p>`;

const reference = 'Okafor, A. (2021, March 4). How rivers grow. The River Post. https://river.example/a';
const lecun = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015)';

/** Opens a page that only this browser knows. */
async function openPage(
  { context }: InstalledExtension,
  address: string,
  body = article,
  contentType = 'text/html',
) {
  await context.route(address, (route) => route.fulfill({ body, contentType }));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a page that only its reader sees becomes a reference, without what was typed into it', async ({
  extension,
}) => {
  const page = await openPage(extension, 'https://river.example/a');
  await page.locator('input').fill('a password');
  const calls = watchCalls(extension.context);
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('article').getByText(reference)).toBeVisible();
  await expect(popup.getByText('(Okafor, 2021)')).toBeVisible();
  await popup.getByText('Where these details came from').click();
  await expect(popup.getByText('Title, Authors')).toBeVisible();

  expect(calls).toHaveLength(1);
  const [{ body, request }] = calls as [(typeof calls)[number]];
  expect(body).toMatchObject({ inputType: 'url', page: { url: 'https://river.example/a' } });
  const { html } = body.page as { html: string };
  expect(html).toContain('The river grows.');
  expect(html).not.toMatch(/typed|password|secret|Log in|input|script/);
  expect(request.headers()).not.toHaveProperty('cookie');

  expect(await overflow(popup)).toEqual([]);
  expect(await violationsInBothThemes(popup)).toEqual(soundInBoth);
});

test('of a page whose address has a DOI only the DOI is sent', async ({ extension }) => {
  const page = await openPage(extension, 'https://publisher.example/doi/10.1038/nature14539');
  const calls = watchCalls(extension.context);
  const popup = await extension.openPopup(page);
  await expect(popup.getByText(lecun).first()).toBeVisible();
  expect(calls.map(({ body }) => [body.inputType, body.sourceInput, body.page])).toEqual([
    ['doi', '10.1038/nature14539', undefined],
  ]);
});

test('a page is read when nobody knows the identifier in its address', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/doi/10.5555/nowhere.1');
  const popup = await extension.openPopup(page);
  await expect(popup.getByText('How rivers grow').first()).toBeVisible();
  await expect(popup.getByRole('alert')).toHaveCount(0);
});

test('what is selected is cited, and the page if that was meant', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/a');
  await page.locator('#other').selectText();
  const popup = await extension.openPopup(page);
  await expect(popup.getByText(lecun).first()).toBeVisible();
  await popup.getByRole('button', { name: 'Cite the page instead' }).click();
  await expect(popup.getByRole('article').getByText(reference)).toBeVisible();
});

test('a page on a private address is sent only when its reader says so', async ({ extension }) => {
  const page = await openPage(extension, 'http://wiki.intranet/rivers');
  const calls = watchCalls(extension.context);
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('heading', { name: 'Send this page?' })).toBeVisible();
  expect(await violationsInBothThemes(popup)).toEqual(soundInBoth);
  expect(calls).toEqual([]);
  await popup.getByRole('button', { name: 'Send and cite this page' }).click();
  await expect(popup.getByText('http://wiki.intranet/rivers').first()).toBeVisible();
});

for (const [place, written] of [
  ['a field', '<textarea id="written">10.1038/nature14539</textarea>'],
  ['an editor', '<div contenteditable><p id="written">10.1038/nature14539</p></div>'],
]) {
  test(`what is selected in ${place} is its writer's, and the page is cited`, async ({ extension }) => {
    const page = await openPage(extension, 'https://river.example/a', article + written);
    await page.locator('#written').selectText();
    const calls = watchCalls(extension.context);
    const popup = await extension.openPopup(page);
    await expect(popup.getByRole('article').getByText(reference)).toBeVisible();
    expect(calls.map(({ body }) => body.sourceInput)).toEqual(['https://river.example/a']);
  });
}

test('what is selected on a private page, and a link to one, are not sent unasked', async ({ extension }) => {
  const page = await openPage(extension, 'http://wiki.intranet/rivers');
  await page.locator('#other').selectText();
  const calls = watchCalls(extension.context);
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('heading', { name: 'Send what you selected?' })).toBeVisible();
  await extension.leaveTask({ kind: 'link', url: 'http://wiki.intranet/secret' });
  const ofLink = await extension.openPopup(page);
  await expect(ofLink.getByRole('heading', { name: 'Open this page first' })).toBeVisible();
  expect(await violationsInBothThemes(ofLink)).toEqual(soundInBoth);
  expect(calls).toEqual([]);
  await popup.getByRole('button', { name: 'Send and cite it' }).click();
  await expect(popup.getByText(lecun).first()).toBeVisible();
});

test('a large page in Chinese, and one of a thousand forms, are read', async ({ extension }) => {
  const large = await openPage(
    extension,
    'https://river.example/a',
    `${article}<p>${'河'.repeat(1_600_000)}`,
  );
  const ofLarge = await extension.openPopup(large);
  await expect(ofLarge.getByText('https://river.example/a').first()).toBeVisible();
  const rows = '<form><p>The river grows, and grows, and grows.</p></form>'.repeat(3_000);
  const full = await openPage(extension, 'https://river.example/b', article + rows);
  const popup = await extension.openPopup(full);
  await expect(popup.getByText('https://river.example/b').first()).toBeVisible();
});

test('a page that does not end loading is read as far as it is there', async ({ extension }) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(article);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await extension.context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  const popup = await extension.openPopup(page);
  await popup.getByRole('button', { name: 'Send and cite this page' }).click();
  await expect(popup.getByText('How rivers grow').first()).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('the viewer of a file, which is no tab, does not hold the popup up', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/a');
  await extension.leaveTask({ kind: 'tab', tabId: -1, wholePage: true });
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible();
});

test('where there is nothing to read, something else can be cited', async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto('chrome://version');
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible();
  expect(await violationsInBothThemes(popup)).toEqual(soundInBoth);
  await popup.getByRole('textbox', { name: 'Cite something else' }).fill('10.1038/nature14539');
  await popup.getByRole('button', { name: 'Cite', exact: true }).click();
  await expect(popup.getByText(lecun).first()).toBeVisible();
});

test('the context menu cites a text or a link', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/a');
  await extension.leaveTask({ kind: 'text', text: '10.1038/nature14539' });
  const popup = await extension.openPopup(page);
  await expect(popup.getByText(lecun).first()).toBeVisible();
  await extension.leaveTask({ kind: 'link', url: 'https://doi.org/10.5555/bees.2020.7' });
  await popup.reload();
  await expect(popup.getByText('10.5555/bees.2020.7').first()).toBeVisible();
});

/** The smallest file that a browser shows as a PDF, with metadata as publishers write it. */
const pdf = (metadata: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
4 0 obj<</Type/Metadata/Subtype/XML/Length ${metadata.length}>>stream
${metadata}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;

test('a PDF is cited by the DOI in its metadata', async ({ extension }) => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description><prism:doi>10.1038/nature14539</prism:doi></rdf:Description></rdf:RDF></x:xmpmeta>';
  const page = await openPage(extension, 'https://press.example/files/11.pdf', pdf(xmp), 'application/pdf');
  const calls = watchCalls(extension.context);
  const popup = await extension.openPopup(page);
  await expect(popup.getByText(lecun).first()).toBeVisible();
  expect(calls.map(({ body }) => body.sourceInput)).toEqual(['10.1038/nature14539']);
});

test('another style is set without asking again, and stays chosen', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/a');
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('article').getByText(reference)).toBeVisible();
  const calls = watchCalls(extension.context);
  await popup.getByRole('combobox', { name: 'Citation style' }).selectOption('ieee');
  await expect(popup.getByText('“How rivers grow.”').first()).toBeVisible();
  expect(calls).toEqual([]);
  const again = await extension.openPopup(page);
  await expect(again.getByText('“How rivers grow.”').first()).toBeVisible();
});

test('a reference is corrected and added to a new project, as the reader saw the page', async ({
  extension,
}) => {
  const page = await openPage(extension, 'https://river.example/a');
  const popup = await extension.openPopup(page);
  await popup.getByRole('button', { name: 'Edit' }).click();
  await popup.getByRole('textbox', { name: 'Title', exact: true }).fill('How rivers shrink');
  expect(await overflow(popup)).toEqual([]);
  await popup.getByRole('button', { name: 'Save Changes' }).click();
  await expect(popup.getByText('How rivers shrink').first()).toBeVisible();

  const calls = watchCalls(extension.context);
  await popup.getByRole('button', { name: 'Add to project' }).click();
  await popup.getByRole('textbox', { name: 'Project name' }).fill('Thesis');
  expect(await violationsInBothThemes(popup)).toEqual(soundInBoth);
  await popup.getByRole('button', { name: 'Create Project' }).click();
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Open project' }).click();
  expect((await opened).url()).toMatch(/\/projects\/\d+$/);
  expect(calls.find(({ path }) => path.endsWith('/citations'))?.body.page).toMatchObject({
    url: 'https://river.example/a',
  });
});

test('a code of the site opens its projects in the extension', async ({ extension, request }) => {
  const session = { 'x-session-id': `session_${randomBytes(24).toString('base64url')}` };
  await request.post('/api/projects', {
    headers: session,
    data: { name: 'From the site', moduleName: null, moduleCode: null, referenceStyle: 'mla' },
  });
  const { code } = await (await request.post('/api/session/link', { headers: session })).json();
  const options = await extension.openOptions();
  await options.getByRole('button', { name: 'Type a code' }).click();
  await options.getByRole('textbox', { name: 'Code' }).fill(code);
  await options.getByRole('button', { name: 'Open projects' }).click();
  await expect(options.getByText('This extension works on 1 project.')).toBeVisible();
});

test('the options say what a server must be, and are sound', async ({ extension }) => {
  const options = await extension.openOptions();
  const server = options.getByRole('textbox', { name: 'Server' });
  await server.fill('http://cite.example.org');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByText('Only a server on this computer may do without https.')).toBeVisible();
  await server.fill('https://127.0.0.1:1');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByText('No Citewright server answers at this address.')).toBeVisible();
  expect(await violationsInBothThemes(options)).toEqual(soundInBoth);
  for (const width of [390, 768, 1280]) {
    await options.setViewportSize({ width, height: 900 });
    expect(await overflow(options)).toEqual([]);
  }
});

test('what the browser clears with the data of sites comes back', async ({ extension }) => {
  const page = await openPage(extension, 'https://river.example/a');
  const popup = await extension.openPopup(page);
  await expect(popup.getByRole('article').getByText(reference)).toBeVisible();
  const session = await popup.evaluate(() => localStorage.getItem('session-id'));
  await expect
    .poll(() => popup.evaluate(async () => JSON.stringify(await chrome.storage.local.get())))
    .toContain(session);
  await popup.evaluate(() => localStorage.clear());
  await expect.poll(() => popup.evaluate(() => localStorage.getItem('session-id'))).toBe(session);
  // Also where it was cleared while no page was open.
  const options = await extension.context.newPage();
  await options.goto(popup.url().replace(/popup.*/, 'icons/icon-16.png'));
  await popup.close();
  await options.evaluate(() => localStorage.clear());
  await options.goto(options.url().replace(/icons.*/, 'options.html'));
  await expect.poll(() => options.evaluate(() => localStorage.getItem('session-id'))).toBe(session);
});
