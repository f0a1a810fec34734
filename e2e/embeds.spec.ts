import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { soundInBoth, violationsInBothThemes } from './soundness.ts';
import { expect, test } from './test.ts';

/** A page of another site, with a policy that allows our script and nothing else. */
async function otherSite(origin: string): Promise<{ address: string; server: Server }> {
  const page = `<!doctype html><html lang="en"><head><title>Rivers</title>
    <meta name="citation_doi" content="doi:10.1038/nature14539"><link rel="canonical" href="https://journal.example/deep">
    <script async src="${origin}/embed/cite.js"></script></head>
    <body><main><h1>Rivers</h1><citewright-button><a href="${origin}/cite">Cite this page</a></citewright-button>
    <citewright-button url="https://rivers.example/1?a=b" citation-style="ieee" label="Cite the other" theme="dark"></citewright-button>
    </main></body></html>`;
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${origin}; require-trusted-types-for 'script'`,
    );
    answer.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`, server };
}

test('the button works on a page of another origin under a strict policy', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const { address, server } = await otherSite(new URL(baseURL ?? '').origin);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const button = page.getByRole('link', { name: 'Cite this page' });
  await expect(button).toHaveCSS('min-height', '44px');
  await expect(button).toHaveAttribute(
    'href',
    /\/cite\?doi=10\.1038%2Fnature14539&url=https%3A%2F%2Fjournal\.example%2Fdeep$/,
  );
  await expect(page.getByRole('link', { name: 'Cite the other' })).toHaveAttribute(
    'href',
    /\/cite\?url=https%3A%2F%2Frivers\.example%2F1%3Fa%3Db&style=ieee$/,
  );
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
  // The page and the script: nothing else was asked for.
  expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toHaveLength(2);
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened.getByText('LeCun, Y., Bengio, Y., & Hinton, G. (2015)').first()).toBeVisible();
  await expect(opened).toHaveURL(/\/cite$/);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  server.close();
});

test('the page of links is not for search engines, and looks up what a link names', async ({ page }) => {
  await page.goto('/cite?doi=10.1038/nature14539&style=ieee');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('[1] Y. LeCun, Y. Bengio, and G. Hinton').first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual(soundInBoth);
});

test('a hostile address is filled in, and nothing is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/cite?url=javascript:alert(1)');
  await expect(page.getByRole('textbox', { name: /URL, DOI/ })).toHaveValue('javascript:alert(1)');
  await expect(page).toHaveURL(/\/cite$/);
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('the page for developers has the button and the bookmark', async ({ page, baseURL }) => {
  await page.goto('/developers');
  await expect(page.getByRole('link', { name: 'Cite “Deep learning”' })).toHaveAttribute(
    'href',
    /\/cite\?doi=10\.1038%2Fnature14539$/,
  );
  const bookmark = page.getByRole('link', { name: 'Cite this page', exact: true });
  const code = (await bookmark.getAttribute('href')) ?? '';
  expect(code).toMatch(/^javascript:void function\(\)\{.*\/cite\?/);
  expect(code).toContain(new URL(baseURL ?? '').protocol);
});
