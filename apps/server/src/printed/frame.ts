import { aboutStyle, partsOfStyleKey, type StyleKey, styleFacts } from '@citewright/styles';
import { manualEntryAdvice, printedWords } from '@citewright/words';
import { Markup, markup } from './markup.ts';

// The classes are those of the web app's style sheet, which Tailwind makes of this file, too (apps/web/app/app.css).
export const card = 'mt-6 rounded-lg border border-rule bg-raised p-5 shadow-page sm:p-7';
export const control =
  'mt-1.5 block w-full min-h-12 rounded-md border border-rule-strong bg-raised px-3.5 text-base text-ink';
export const label = 'block text-sm font-semibold';
export const mainButton =
  'mt-5 inline-flex min-h-13 w-full items-center justify-center rounded-md border border-transparent bg-accent px-6 text-base font-semibold text-on-accent hover:bg-accent-strong';
export const reference = 'font-serif ps-[0.5in] -indent-[0.5in] leading-relaxed [overflow-wrap:anywhere]';

/** A printed page runs nothing and loads only what is ours. */
export const printedPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The address of the style sheet that a page of the site loads. */
export const stylesheetOf = (page: string): string | undefined =>
  /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1];

export const langOf = (language: string | undefined): Markup | undefined =>
  language ? markup` lang="${language}"` : undefined;

/** HTML of a reference, as the engine makes it (`formatReference`): a few elements, everything else escaped. */
export const printed = (html: string): Markup =>
  new Markup(html.replaceAll('class="small-caps"', 'class="[font-variant-caps:small-caps]"'));

/** The name of a style, with the tag of the language where it is not the style's own. */
export function styleLabel(key: StyleKey): string {
  const { style, language } = partsOfStyleKey(key);
  const label = aboutStyle(style)?.label ?? styleFacts(style)?.title ?? style;
  return language ? `${label} (${language})` : label;
}

/** A message of the API: its headline, then what may be the cause and what to do. The page has no manual entry. */
export function refusal(title: string, message: string): Markup {
  const [headline = '', ...lines] = message.split('\n').map((line) => line.replace(/^• /, ''));
  const advice = lines.filter((line) => line !== manualEntryAdvice);
  return markup`<section role="alert" class="${card}"><h2 class="font-display text-xl">${title}</h2>
<p class="mt-2 font-semibold text-danger">${headline}</p>
<ul class="mt-2 list-disc pl-5">${advice.map((line) => markup`<li>${line}</li>`)}</ul></section>`;
}

/** A page of the site that the server prints: nobody is to find it by a search. */
export const framePage = (title: string, stylesheet: string | undefined, content: Markup): string =>
  markup`<!doctype html>
<html lang="${printedWords.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheet && markup`<link rel="stylesheet" href="${stylesheet}">`}
</head>
<body>
<header class="border-b border-rule bg-paper print:hidden">
<div class="page-width flex min-h-18 items-center">
<a href="/" class="inline-flex min-h-11 items-center font-display text-2xl">${printedWords.site}</a>
</div>
</header>
<main class="page-width py-8">
<div class="max-w-3xl">
${content}
</div>
</main>
</body>
</html>`.html;
