import { describe, expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { readLockFile, shippedWith } from './locked-packages.ts';

/** Licences that let anyone use and change what we ship; of "A OR B" we take the one listed here. */
const permissive = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense'],
  ...['MPL-2.0', 'OFL-1.1'],
]);

function isPermissive(licence: string): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => permissive.has(part)));
}

const packages = readLockFile();
const workspaces = ['apps/server', 'apps/web'] as const;
const licenceOf = (folder: string) => packages.get(folder)?.license ?? 'none';

describe('what others wrote', () => {
  test.each([
    ['MIT', true],
    ['(AFL-2.1 OR BSD-3-Clause)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND Zlib', false],
    ['CPAL-1.0 OR AGPL-1.0', false],
    ['LGPL-3.0', false],
    ['GPL-3.0-or-later', false],
    ['none', false],
  ])('the licence %s may ship: %s', (licence, expected) => {
    expect(isPermissive(licence)).toBe(expected);
  });

  test.each(workspaces)('%s ships nothing under a licence that asks for more than thanks', (workspace) => {
    const refused = shippedWith(packages, workspace).filter((folder) => !isPermissive(licenceOf(folder)));
    expect(refused.map((folder) => `${folder}: ${licenceOf(folder)}`)).toEqual([]);
  });

  test('neither of them ships the processor and the styles that only our tests and builds may see', () => {
    const shipped = workspaces.flatMap((workspace) => shippedWith(packages, workspace));
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((folder) => /citeproc|citation-js/.test(folder))).toEqual([]);
  });

  test('the server runs on at most 199 packages', () => {
    const names = shippedWith(packages, 'apps/server').map((folder) =>
      folder.replace(/.*node_modules\//, ''),
    );
    expect(names).toContain('fastify');
    expect([...new Set(names)].length).toBeLessThanOrEqual(199);
  });

  test('every package is sealed by a checksum, and none comes from elsewhere than a registry', () => {
    const installed = [...packages].filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(300);
    const strangers = installed.filter(
      ([, { integrity, resolved = 'https:' }]) =>
        !integrity?.startsWith('sha512-') || !resolved.startsWith('https:'),
    );
    expect(strangers.map(([folder]) => folder)).toEqual([]);
  });

  test('the bill of materials names all of it, with versions, checksums and licences', () => {
    const { components } = billOfMaterials(packages, workspaces);
    const named = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
    const shipped = workspaces.flatMap((workspace) => shippedWith(packages, workspace));
    expect(components.length).toBeGreaterThan(150);
    expect(shipped.filter((folder) => !named.has(folder.replace(/.*node_modules\//, '')))).toEqual([]);
    expect(components.find(({ name }) => name === 'zod')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/zod@4\.\d+\.\d+$/),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    const bare = components.filter(({ hashes, licenses }) => hashes.length === 0 || licenses.length === 0);
    expect(bare.map(({ purl }) => purl)).toEqual([]);
  });
});
