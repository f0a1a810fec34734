const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection | Citewright</title>
<style>:root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.15rem/1.6 Georgia,serif;background:light-dark(#faf6ee,#161310);color:light-dark(#1c1915,#efe8dc)}a{color:inherit;text-decoration-color:light-dark(#a5361a,#f0936f)}</style>
<h1>No connection</h1>
<p>This page has not been opened on this device before, so there is nothing to show of it.</p>
<p><a href="/">The generator</a> opens without a connection, and manual entry works there.</p></html>`;

/** What an address shows without a connection that was never opened with one. */
export function offlinePage(): Response {
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
