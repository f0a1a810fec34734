/**
 * Sites that derive the DOI from the number in the address. If the registry does not know the DOI, the page
 * is read.
 */
const numbered: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.)?jstor\.org\/stable\/(?:pdf\/)?(\d{4,9}|j\.ctt[\w.]{4,12})(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.2307/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?nature\.com\/articles\/([a-z]{1,12}\.?\d[\w.-]{3,30}?)(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.1038/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?thelancet\.com\/.{0,60}?PII(S\d{4}-\d{3}[\dX]\(\d{2}\)\d{5}-[\dX])/i,
    (id) => `10.1016/${id}`,
  ],
  [
    /^https?:\/\/(?:papers\.)?ssrn\.com\/.{0,60}?abstract(?:_id)?=(\d{4,9})(?=[&#]|$)/i,
    (id) => `10.2139/ssrn.${id}`,
  ],
  [/^https?:\/\/zenodo\.org\/records?\/(\d{3,10})(?=[/?#]|$)/i, (id) => `10.5281/zenodo.${id}`],
  [
    /^https?:\/\/(?:www\.)?nber\.org\/(?:system\/files\/working_)?papers\/(w\d{1,6})(?=[/?#]|$)/i,
    (id) => `10.3386/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.rfc-editor\.org\/(?:rfc|info)|datatracker\.ietf\.org\/doc\/(?:html\/)?|tools\.ietf\.org\/html)\/?(rfc\d{1,5})(?=[./?#]|$)/i,
    (id) => `10.17487/${id}`,
  ],
  [
    /^https?:\/\/aclanthology\.org\/([A-Z]\d{2}-\d{4}|20\d\d\.[a-z\d-]{3,30}\.\d{1,4})(?:\.pdf)?(?=[/?#]|$)/i,
    (id) => `10.18653/v1/${id}`,
  ],
  [
    /^https?:\/\/(?:osf\.io\/preprints\/psyarxiv|psyarxiv\.com)\/([a-z\d]{5})(?=[/?#_]|$)/i,
    (id) => `10.31234/osf.io/${id}`,
  ],
  [
    /^https?:\/\/(?:osf\.io\/preprints\/socarxiv|socarxiv\.org)\/([a-z\d]{5})(?=[/?#_]|$)/i,
    (id) => `10.31235/osf.io/${id}`,
  ],
  [/^https?:\/\/elifesciences\.org\/articles\/(\d{5,6})(?=[/?#.]|$)/i, (id) => `10.7554/elife.${id}`],
  [/^https?:\/\/peerj\.com\/articles\/(\d{1,6})(?=[/?#.]|$)/i, (id) => `10.7717/peerj.${id}`],
  [
    /^https?:\/\/journals\.openedition\.org\/([a-z\d-]{2,40}\/\d{1,7})(?=[/?#]|$)/i,
    (id) => `10.4000/${id.replace('/', '.')}`,
  ],
];

/** The DOI derived from the number in an address, for sites that are known to do so. */
export function doiOfNumber(address: string): string | undefined {
  for (const [pattern, doi] of numbered) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return doi(id).toLowerCase();
  }
  return undefined;
}
