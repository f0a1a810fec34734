import { type LockedPackages, shippedWith } from './locked-packages.ts';

/** One package, in the words of CycloneDX. */
interface Component {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: 'SHA-512'; content: string }[];
  licenses: ({ license: { id: string } } | { expression: string })[];
}

/** The lock file's `sha512-<base64>` as the hexadecimal digits that CycloneDX wants. */
function hashesOf(integrity: string | undefined): Component['hashes'] {
  const [algorithm, digest] = (integrity ?? '').split('-');
  if (algorithm !== 'sha512' || digest === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

function licensesOf(licence: string | undefined): Component['licenses'] {
  if (licence === undefined) return [];
  return / (?:OR|AND|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}

function componentOf(packages: LockedPackages, folder: string): Component {
  const { version = '', integrity, license } = packages.get(folder) ?? {};
  const fullName = folder.replace(/.*node_modules\//, '');
  const [name = '', scope] = fullName.split('/').reverse();
  // https://github.com/package-url/purl-spec: a scope's @ is encoded.
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope !== undefined && { group: scope }),
    name,
    version,
    purl,
    hashes: hashesOf(integrity),
    licenses: licensesOf(license),
  };
}

/**
 * Every package that these workspaces need at run time, each version once, as CycloneDX 1.5
 * (https://cyclonedx.org/docs/1.5/json/). `npm sbom --omit dev` leaves out what development needs too.
 */
export function billOfMaterials(packages: LockedPackages, workspaces: readonly string[]) {
  const folders = workspaces.flatMap((workspace) => shippedWith(packages, workspace));
  const components = folders.map((folder) => componentOf(packages, folder));
  const byPurl = new Map(components.map((component) => [component.purl, component]));
  const { version = '' } = packages.get('') ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'citewright', version } },
    components: [...byPurl.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}
