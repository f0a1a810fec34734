import { sameTextKey } from './clean-text.ts';
import { metaContents, type Page } from './page.ts';

/** How titles begin that only challenges and refusals have. */
const challengeTitles = [
  'just a moment',
  'just a second',
  'one moment please',
  'un instant',
  'einen moment',
  'nur einen moment',
  'un momento',
  'even geduld',
  'attention required',
  'request rejected',
  'are you a robot',
  'are you a human',
  'are you human',
  'robot or human',
  'robot check',
  'bot or not',
  'bot verification',
  'pardon our interruption',
  'human verification',
  'verify you are human',
  'verifying you are human',
  'verification required',
  'please verify',
  'security check',
  'security verification',
  'checking your browser',
  'checking if the site connection is secure',
  'browser check',
  'ddos guard',
  'ddos protection',
  'access to this page has been denied',
  'access to this site has been denied',
  'client challenge',
  'challenge validation',
  'captcha',
  'radware',
  'incapsula',
  'validate user',
  'cookie absent',
  'error the request could not be satisfied',
  'the request could not be satisfied',
  'you have been blocked',
  'sorry you have been blocked',
  'unusual traffic',
  'too many requests',
  'request unsuccessful',
  'request blocked',
  'web server is down',
  'bad gateway',
  'gateway timeout',
  'gateway time out',
  'service unavailable',
  'service temporarily unavailable',
  'internal server error',
];

/** Whole titles (or whole pieces of them) of pages that stand in for the one asked for. */
const standInTitles = new Set([
  'access denied',
  'forbidden',
  'not found',
  'unauthorized',
  'error',
  'error page',
  'bad request',
  'page not found',
  'page unavailable',
  'seite nicht gefunden',
  'page introuvable',
  'page non trouvée',
  'pagina no encontrada',
  'pagina non trovata',
  'pagina niet gevonden',
  'sidan hittades inte',
  'siden ble ikke funnet',
  'strona nie znaleziona',
  'nothing found',
  'sign in',
  'signin',
  'log in',
  'login',
  'login required',
  'anmelden',
  'anmeldung',
  'einloggen',
  'iniciar sesion',
  'connexion',
  'se connecter',
  'accedi',
  'inloggen',
  'logga in',
  'redirecting',
  'redirect',
  'loading',
  'please wait',
  'cookies required',
  'cookie consent',
  'consent',
  'privacy settings',
  'datenschutzeinstellungen',
  'domain for sale',
  'untitled',
  'untitled document',
  'maintenance',
  'site maintenance',
  'under construction',
  'under maintenance',
  'coming soon',
  'account suspended',
  'website expired',
  'session expired',
  'session timeout',
  'unsupported browser',
  'javascript required',
  'javascript is disabled',
]);

/** How titles of error and consent pages begin; "cannot be found" and the like may follow anything. */
const errorTitle =
  /^(?:error |http |http error |erreur |fehler )?(?:4\d\d|5\d\d)(?:$| (?:error|page|not|forbidden|access|unauthorized|seite|erreur|bad|service|gone|fehler|file|that))|^(?:before you continue|bevor sie|avant de continuer|sorry we (?:couldn|can|could)|we (?:couldn t|can t|cannot) find|oops|whoops|this (?:page|site|content) (?:isn t|is not|can t|cannot|is no longer|is unavailable|doesn t)|(?:the )?(?:page|file|document|article|content)(?: you requested)? (?:was not found|could not be|cannot be|can t be|not available|no longer|does not exist|doesn t exist|isn t available|is not available|unavailable))/;

const refusal =
  /enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|complete the security check|checking if the site connection is secure|access to this (?:page|resource) (?:has been|is) denied|you don['’]t have permission to access|unusual traffic from your|your request has been blocked|please enable cookies|performing security verification|requested url was rejected|prove you(?:['’]| a)re not a robot|i['’]m not a robot|http error 40[34]|was not found on this server|request could not be satisfied|automated access|you have been blocked|press and hold|press & hold/i;
const challengeScript =
  /cf[-_]chl|cf-challenge|challenge-platform|challenge-form|captcha-delivery|_incapsula_resource|px-captcha|perimeterx|distil_|datadome|awswaf|turnstile|ddos-guard|sucuri_cloudproxy|geo\.captcha/i;

/** In characters of visible text: what a refusal says fits in the first, an error page with menus in the second. */
const short = { refusal: 1_500, challenge: 400, page: 6_000 } as const;

/**
 * Whether a page is a bot wall, a login or consent wall, or an error served as a page ("soft 404"): such a page is never
 * cited. `isWork` tells that its metadata describe a dated work, which no wall's do.
 */
export function isWall(page: Page, html: string, isWork: boolean): boolean {
  const text = page.text.trim();
  const title = sameTextKey(page.title);
  const isShort = text.length < (isWork ? short.refusal : short.page);
  if (isShort && challengeTitles.some((phrase) => title.startsWith(phrase))) return true;
  if (isWork) return false;
  if (isStandIn(page.title) || isStandIn(metaContents(page, 'og:title')[0] ?? '')) {
    return text.length < short.page || title.includes('not found') || /\b404\b/.test(title);
  }
  if (text.length < short.refusal && refusal.test(text)) return true;
  return text.length < short.challenge && challengeScript.test(html.slice(0, 200_000));
}

function isStandIn(title: string): boolean {
  const pieces = title.slice(0, 500).split(/\s[|·•»–—-]\s|: /);
  return (
    pieces.some((piece) => standInTitles.has(sameTextKey(piece))) ||
    errorTitle.test(sameTextKey(title.slice(0, 500)))
  );
}
