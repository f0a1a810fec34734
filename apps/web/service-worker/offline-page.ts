/** Set by `build-worker.ts`: the address of the site's style sheet, which is cached with the generator. */
declare const stylesheet: string;

const button =
  'inline-flex min-h-13 items-center justify-center rounded-md border px-6 text-base leading-tight font-semibold';

// The theme stored by shell/theme.ts. Browsers report being online before anything can be reached, hence the retries.
const script = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}
function look(){if(navigator.onLine)fetch(location.href,{cache:'no-store'}).then(function(a){if(a.ok)location.reload()},function(){setTimeout(look,3000)})}
addEventListener('online',look);setTimeout(look,3000)`;

const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection | Citewright</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
<script>${script}</script>
<header class="border-b border-rule bg-paper">
<div class="page-width flex min-h-18 items-center">
<a href="/" class="inline-flex min-h-11 items-center font-display text-2xl" aria-label="Citewright, home">Citewright</a>
</div>
</header>
<main class="page-width py-16 sm:py-24">
<h1 class="font-display text-4xl">No connection</h1>
<p class="mt-5 max-w-xl font-serif text-lg text-ink-soft">This page has not been opened on this device before, so there is nothing to show of it. It loads by itself when the connection is back; your projects are safe.</p>
<p class="mt-5 max-w-xl font-serif text-lg text-ink-soft">The generator opens without a connection, and manual entry works there.</p>
<div class="mt-9 flex flex-wrap gap-3">
<a href="" class="${button} border-transparent bg-accent text-on-accent hover:bg-accent-strong">Load again</a>
<a href="/" class="${button} border-rule-strong bg-raised text-ink hover:border-ink hover:bg-sunk">Open the generator</a>
</div>
</main>
</html>`;

/** The response for a page that is not cached, without a connection. */
export function offlinePage(): Response {
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
