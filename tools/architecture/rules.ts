/** A module and what it imports, by paths from the root of the project (packages and built-ins by name). */
export interface Module {
  path: string;
  imports: string[];
}

interface Rule {
  /** The rule as a sentence; a broken one is reported with it. */
  name: string;
  from: RegExp;
  /** What the modules of `from` must not import. `$1` stands for the first group of `from`. */
  never: string;
}

const packageNames = [
  'contract',
  'words',
  'identifiers',
  'csl',
  'record',
  'styles',
  'formatting',
  'interchange',
  'references',
  'documents',
  'paper',
  'pages',
  'registers',
  'finding',
  'resolver',
] as const;
type PackageName = (typeof packageNames)[number];

// The direction of dependencies (design.md 1): what is not listed may not be imported.
const mayImport: Record<PackageName, PackageName[]> = {
  contract: ['csl'],
  words: ['contract'],
  identifiers: [],
  csl: [],
  record: ['csl', 'identifiers'],
  styles: ['csl', 'record'],
  formatting: ['csl', 'record', 'styles'],
  interchange: ['record'],
  references: ['identifiers', 'record'],
  documents: ['record', 'interchange'],
  paper: ['identifiers', 'record', 'styles', 'formatting', 'interchange', 'references', 'documents'],
  pages: ['identifiers', 'record'],
  registers: ['identifiers', 'record', 'pages'],
  finding: ['identifiers', 'record', 'references', 'registers'],
  resolver: ['pages', 'registers', 'finding'],
};

function packageRules(name: PackageName): Rule[] {
  const strangers = packageNames.filter((other) => other !== name && !mayImport[name].includes(other));
  const allowed = mayImport[name].join(' and ') || 'no other package';
  return [
    {
      name: `${name} imports ${allowed}`,
      from: new RegExp(`^packages/${name}/src/`),
      never: `^packages/(?:${strangers.join('|')})/`,
    },
    {
      name: `${name} imports other packages by their one face only`,
      from: new RegExp(`^packages/${name}/(?!.*\\.(?:test|fixture)\\.ts$)`),
      never: `^packages/(?!${name}/)[^/]+/src/(?!index\\.ts$)`,
    },
    {
      name: `the tests of ${name} import faces and fixtures of other packages only`,
      from: new RegExp(`^packages/${name}/.*\\.(?:test|fixture)\\.ts$`),
      never: `^packages/(?!${name}/)[^/]+/src/(?!index\\.ts$|.*\\.fixture\\.ts$)`,
    },
  ];
}

const builtIns =
  '^(?:node:)?(?:fs|path|os|net|http|https|http2|tls|dns|crypto|child_process|worker_threads|stream|url|util|zlib|module|process|buffer|events)(?:/|$)';

/** The boundaries between parts. */
export const rules: Rule[] = [
  ...packageNames.flatMap(packageRules),
  { name: 'packages never import apps', from: /^packages\//, never: '^apps/' },
  {
    name: 'what runs in a browser imports nothing of Node',
    from: /^packages\/(?:contract|words|identifiers|csl|record|styles|formatting|interchange|references|documents|paper|pages)\/src\/(?!.*\.(?:test|fixture)\.ts$)/,
    never: builtIns,
  },
  {
    name: 'apps import packages by their one face only',
    from: /^apps\//,
    never: '^packages/[^/]+/src/(?!index\\.ts$)',
  },
  {
    name: 'the web app imports contract, words, identifiers, record, references, formatting, interchange and styles',
    from: /^apps\/web\/app\//,
    never: '^(?:packages/(?:csl|documents|paper|pages|registers|finding|resolver)/|apps/server/)',
  },
  {
    name: 'the command line imports the server by its one face, and starts it',
    from: /^apps\/cli\//,
    never: '^apps/(?:web/|server/(?!src/(?:embedded|main)\\.ts$))',
  },
  {
    name: 'the extension takes from the web app what shows references, not its pages, and nothing of the server',
    from: /^apps\/extension\//,
    never: '^apps/(?:server|cli)/|^apps/web/app/(?:pages|shell|routes|root)',
  },
  {
    name: 'no other app imports the extension',
    from: /^apps\/(?!extension\/)/,
    never: '^apps/extension/',
  },
  { name: 'the server does not import the web app', from: /^apps\/server\//, never: '^apps/web/' },
  {
    name: 'outbound HTTP is made in registers/src/http only',
    from: /^(?!packages\/registers\/src\/http\/)(?:packages|apps)\/[^/]+\/(?:src|app)\/.*(?<!\.(?:test|fixture)\.ts)$/,
    never: '^(?:undici|(?:node:)?https?|(?:node:)?http2)(?:/|$)|(?:^|/)node_modules/undici/',
  },
  {
    name: 'features never import features',
    from: /^apps\/web\/app\/features\/([^/]+)\//,
    never: '^apps/web/app/features/(?!$1/)',
  },
  {
    name: 'features do not import pages, routes or the shell',
    from: /^apps\/web\/app\/features\//,
    never: '^apps/web/app/(?:pages|shell|routes|root)',
  },
  {
    name: 'primitives import neither features nor pages nor calls',
    from: /^apps\/web\/app\/ui\//,
    never: '^apps/web/app/(?:features|pages|shell|api)/',
  },
  {
    name: 'calls import no interface',
    from: /^apps\/web\/app\/api\//,
    never: '^apps/web/app/(?:features|pages|shell|ui)/',
  },
  { name: 'pages do not import pages', from: /^apps\/web\/app\/pages\//, never: '^apps/web/app/pages/' },
  {
    name: 'the database knows no feature',
    from: /^apps\/server\/src\/db\//,
    never: '^apps/server/src/(?:citations|projects|blog|static)/',
  },
];

/** Every import that breaks a rule, as "module -> import: the rule". */
export function brokenRules(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) =>
    rules.flatMap(({ name, from, never }) => {
      const match = from.exec(path);
      if (!match) return [];
      const forbidden = new RegExp(never.replaceAll('$1', match[1] ?? ''));
      return imports
        .filter((target) => forbidden.test(target))
        .map((target) => `${path} -> ${target}: ${name}`);
    }),
  );
}
