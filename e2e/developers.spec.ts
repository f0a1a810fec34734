import { expect, test } from './test.ts';

/** The commands that the page shows, each with its answer. */
const shownCalls = `[...document.querySelectorAll('figure')].flatMap((figure) => {
  const code = figure.querySelector('code')?.textContent ?? '';
  const answer = figure.nextElementSibling?.querySelector('code')?.textContent ?? '';
  return code.startsWith('curl ') && answer ? [{ code, answer }] : [];
})`;

interface ShownCall {
  code: string;
  answer: string;
}

/** Path, headers and body of a command, for the server under test. */
function requestOf(code: string, values: Record<string, string>) {
  const command = code.replace(/\$([A-Z]+)/g, (_, name: string) => values[name] ?? '');
  const address = /https?:\/\/[^\s"]+/.exec(command)?.[0] ?? '';
  const headers = Object.fromEntries(
    [...command.matchAll(/-H ['"]([^:]+): ([^'"]+)['"]/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { pathname, search } = new URL(address);
  return { path: pathname + search, headers, data: / -d '(.*)'$/s.exec(command)?.[1] };
}

test('the calls that the page for developers shows give the answers that it shows', async ({
  page,
  request,
}) => {
  await page.goto('/developers');
  const calls = await page.evaluate<ShownCall[]>(shownCalls);
  expect(calls).toHaveLength(6);
  const values: Record<string, string> = { SESSION: '', PROJECT: '' };
  for (const { code, answer } of calls) {
    const { path, headers, data } = requestOf(code, values);
    const response = data
      ? await request.post(path, { headers, data })
      : await request.get(path, { headers });
    expect(response.ok(), code).toBe(true);
    values.SESSION ||= response.headers()['x-session-id'] ?? '';
    const text = await response.text();
    if (!/^[[{]/.test(answer)) expect(text).toContain(answer.replace(/^…\n|\n…$/g, ''));
    else {
      const given = JSON.parse(text);
      expect(given).toMatchObject(JSON.parse(answer));
      if (path === '/api/projects') values.PROJECT = String(given.id);
    }
  }
});
