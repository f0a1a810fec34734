/** Preprint servers by DOI prefix: the record names only the company or society that runs them, if any. */
const servers: readonly (readonly [prefix: string, name: string])[] = [
  ['10.2139/ssrn.', 'SSRN'],
  ['10.20944/preprints', 'Preprints.org'],
  ['10.21203/rs.', 'Research Square'],
  ['10.22541/au.', 'Authorea'],
  ['10.26434/chemrxiv', 'ChemRxiv'],
  ['10.31219/osf.io', 'OSF Preprints'],
  ['10.31223/', 'EarthArXiv'],
  ['10.31224/', 'engrXiv'],
  ['10.31234/osf.io', 'PsyArXiv'],
  ['10.31235/osf.io', 'SocArXiv'],
  ['10.33774/coe', 'Cambridge Open Engage'],
  ['10.35542/osf.io', 'EdArXiv'],
  ['10.36227/techrxiv', 'TechRxiv'],
];

/** The preprint server of a DOI. */
export function preprintServer(doi: string): string | undefined {
  const lower = doi.toLowerCase();
  return servers.find(([prefix]) => lower.startsWith(prefix))?.[1];
}
