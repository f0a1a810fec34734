/** Why a link may lead to no work that a paper cites. */
export type LinkDoubt = 'mail' | 'place' | 'search' | 'form' | 'shared' | 'tool' | 'home' | 'own' | 'unread';

/** A rule on addresses: of a host or one under it, with a path where one is given. */
interface AddressRule {
  doubt: LinkDoubt;
  host: RegExp;
  path?: RegExp;
}

const anyHost = /./;

/** The first that fits decides. */
const rules: readonly AddressRule[] = [
  {
    doubt: 'search',
    host: /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|ecosia\.org|startpage\.com|yandex\.[a-z]{2,3}|baidu\.com|search\.yahoo\.com)$/,
    path: /^\/(?:search|scholar|s)?\/?\?|^\/search/,
  },
  {
    doubt: 'search',
    host: anyHost,
    path: /^\/(?:[a-z]{2}\/)?(?:search|suche|recherche|busqueda|find)(?:[/?.]|$)|[?&](?:q|query|term|search|searchterm)=/i,
  },
  {
    doubt: 'form',
    host: /(?:^|\.)(?:forms\.gle|forms\.office\.com|surveymonkey\.[a-z]{2,3}|typeform\.com|qualtrics\.com|limesurvey\.org|jotform\.com)$/,
  },
  { doubt: 'form', host: /(?:^|\.)docs\.google\.com$/, path: /^\/forms\// },
  {
    doubt: 'shared',
    host: /(?:^|\.)(?:docs\.google\.com|drive\.google\.com|dropbox\.com|onedrive\.live\.com|1drv\.ms|sharepoint\.com|wetransfer\.com|zoom\.us|teams\.microsoft\.com|meet\.google\.com|notion\.so|overleaf\.com)$/,
  },
  {
    doubt: 'tool',
    host: /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|pypi\.org|cran\.r-project\.org|npmjs\.com|crates\.io|hub\.docker\.com|apps\.apple\.com|play\.google\.com)$/,
  },
  { doubt: 'home', host: anyHost, path: /^\/(?:index\.\w{3,5}|home\/?|[a-z]{2}\/?)?$/i },
];

/** The domain of a host without the names under it: `uni-x.de` of `www.cs.uni-x.de`. */
const domainOf = (host: string) => /[^.]+\.(?:(?:ac|co|com|edu|gov|org)\.)?[^.]+$/.exec(host)?.[0] ?? host;

/** The domains of the mail addresses that a paper prints: those of its authors. */
export function ownDomains(text: string): ReadonlySet<string> {
  const hosts = text.matchAll(/(?<=[\w.+-])@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g);
  return new Set(Array.from(hosts, ([, host = '']) => domainOf(host.toLowerCase())));
}

/** Why an absolute address may be no source; absent where nothing speaks against it. */
export function doubtOfAddress(address: string, own: ReadonlySet<string>): LinkDoubt | undefined {
  if (!URL.canParse(address)) return 'unread';
  const { hostname, pathname, search } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const path = `${pathname}${search}`;
  const rule = rules.find((one) => one.host.test(host) && (one.path?.test(path) ?? true));
  return rule?.doubt ?? (own.has(domainOf(host)) ? 'own' : undefined);
}

/** Why what a hyperlink has for an address is none of the web. */
export function doubtOfScheme(address: string): LinkDoubt {
  if (/^(?:mailto|tel|sms):/i.test(address)) return 'mail';
  return /^#/.test(address) ? 'place' : 'unread';
}
