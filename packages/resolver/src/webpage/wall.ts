import { sameTextKey } from './clean-text.ts';
import { metaContents, type Page } from './page.ts';

/** Titles that only challenges, refusals and error pages have. */
const certainTitles =
  /^(?:just a moment|just a second|one moment please|un instant|einen moment|un momento|attention required|request rejected|are you a (?:robot|human)|robot or human|pardon our interruption|human verification|verify you are human|verifying you are human|security check(?:point)?|checking your browser|ddos guard|access to this page has been denied|client challenge|bot verification|captcha|radware|incapsula|validate user|cookie absent|error the request could not be satisfied|you have been blocked|sorry you have been blocked|please verify you are|browser check|challenge validation|bot or not|unusual traffic|too many requests|service unavailable|bad gateway|gateway time ?out|internal server error|web server is down)/;
/** Titles that a real article may have too: they count when nothing on the page says article. */
const doubtfulTitles =
  /^(?:(?:error |http |http error )?(?:40[0-9]|410|429|50[0-9])\b|access denied|forbidden|not found|(?:the )?(?:page|seite|página|pagina|document|article|file|content|site)(?: is| was| you requested)?(?: could)? (?:not|cannot be|can t be|no longer|no|nicht|non|niet|ikke|hittades)\b|page introuvable|seite nicht gefunden|pagina no encontrada|pagina non trovata|sidan hittades inte|strona nie znaleziona|nothing found|oops|whoops|error$|error page|we can t find|sorry we couldn t|sign in|log ?in\b|login|anmelden|einloggen|iniciar sesion|connexion|se connecter|accedi|subscribe to|redirecting|loading|please wait|cookies? (?:required|consent|settings)|before you continue|bevor sie fortfahren|consent|datenschutzeinstellungen|privacy settings|domain (?:name )?(?:for sale|parking)|this domain|index of|untitled|maintenance|under construction|site maintenance|account suspended|website expired|session (?:expired|timeout)|unsupported browser|update your browser|javascript (?:is )?(?:required|disabled))/;
const challengeSigns =
  /cf[-_]chl|cf-challenge|challenge-platform|challenge-form|captcha-delivery|_incapsula_resource|px-captcha|perimeterx|distil_|datadome|awswaf|ak_bmsc|hcaptcha\.com\/1\/api|g-recaptcha|turnstile|ddos-guard|sucuri_cloudproxy/i;
const refusal =
  /(?:enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|complete the security check|checking if the site connection is secure|access to this (?:page|resource) (?:has been|is) denied|you don't have permission to access|unusual traffic from your|your request has been blocked|please enable cookies|performing security verification|requested url was rejected|prove you(?:'| a)re not a robot|not a robot|http error 40[34]|was not found on this server|request could not be satisfied|automated access|you have been blocked)/i;

const short = { text: 1_500, doubtful: 6_000 } as const;

/**
 * Whether a page is a bot wall, a login or consent wall, or an error page served as a page ("soft 404"). Such a page must
 * never be cited. `isWork` tells that its metadata describe an article.
 */
export function isWall(page: Page, html: string, isWork: boolean): boolean {
  const key = sameTextKey(page.title);
  const text = page.text.trim();
  if (certainTitles.test(key) && (text.length < short.doubtful || !isWork)) return true;
  if (isWork) return false;
  const ogTitle = sameTextKey(metaContents(page, 'og:title')[0] ?? '');
  if (doubtfulTitles.test(key) || doubtfulTitles.test(ogTitle)) {
    return text.length < short.doubtful || /\b40[34]\b|not found/.test(key);
  }
  if (text.length >= short.text) return false;
  return refusal.test(text) || (text.length < 400 && challengeSigns.test(html.slice(0, 200_000)));
}
