import { expect, test } from 'vitest';
import { browsers, manifestOf } from './manifest.ts';

test.each(browsers)('in %s the extension asks for four permissions, and for no site', (browser) => {
  const manifest = manifestOf(browser, '1.2.3') as Record<string, unknown>;
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage', 'contextMenus']);
  expect(
    Object.keys(manifest).filter((key) => /host_permissions|content_scripts|optional/.test(key)),
  ).toEqual([]);
});

test('the stores take a description of 132 characters at most', () => {
  const { description } = manifestOf('chromium', '1.2.3') as { description: string };
  expect(description.length).toBeLessThanOrEqual(132);
});
