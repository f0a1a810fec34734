import { expect, test } from 'vitest';
import { publishedManifest } from './published-manifest.ts';

test('a published manifest names compiled modules, versions of our packages, and nothing of development', () => {
  const source = {
    name: '@citewright/styles',
    version: '1.2.0',
    type: 'module',
    imports: { '#data': { browser: './src/in-browsers.ts', default: './data/at-hand.ts' } },
    exports: { '.': './src/index.ts', './extra': './src/more/extra.ts' },
    scripts: { prepack: 'node prepack.ts' },
    dependencies: { '@citewright/csl': '*', yaml: '2.9.1' },
    devDependencies: { saxes: '6.0.0' },
  };
  const versions = new Map([['@citewright/csl', '1.2.0']]);
  expect(publishedManifest(source, { versions, engines: { node: '>=22' } })).toEqual({
    name: '@citewright/styles',
    version: '1.2.0',
    type: 'module',
    engines: { node: '>=22' },
    imports: { '#data': { browser: './dist/src/in-browsers.js', default: './dist/data/at-hand.js' } },
    exports: {
      '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
      './extra': { types: './dist/src/more/extra.d.ts', default: './dist/src/more/extra.js' },
      './package.json': './package.json',
    },
    dependencies: { '@citewright/csl': '^1.2.0', yaml: '2.9.1' },
  });
});

test('the manifest of a program names its bundle, and no dependencies', () => {
  const source = {
    name: 'citewright',
    version: '1.2.0',
    type: 'module',
    bin: { citewright: './citewright.sh' },
    scripts: { prepack: 'node prepack.ts' },
    devDependencies: { '@citewright/server': '*' },
  };
  expect(publishedManifest(source, { versions: new Map(), engines: { node: '>=22' } })).toEqual({
    name: 'citewright',
    version: '1.2.0',
    type: 'module',
    engines: { node: '>=22' },
    bin: { citewright: './dist/main.js' },
    dependencies: {},
  });
});
