import type { Answer } from './answer.ts';

const html = (body: string, status = 200): Answer => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body,
});

const news = `<!doctype html>
<html lang="en-GB">
<head>
  <title>River towns learn to live with the flood | The Example Courier</title>
  <meta property="og:title" content="River towns learn to live with the flood">
  <meta property="og:site_name" content="The Example Courier">
  <meta property="og:type" content="article">
  <meta property="article:published_time" content="2023-02-14T08:30:00Z">
  <script type="application/ld+json">
  {"@context":"https://schema.org","@type":"NewsArticle","headline":"River towns learn to live with the flood",
   "datePublished":"2023-02-14T08:30:00+00:00","dateModified":"2023-03-01T10:00:00+00:00",
   "author":[{"@type":"Person","name":"Maria Oduya"}],
   "publisher":{"@type":"NewsMediaOrganization","name":"The Example Courier"},"inLanguage":"en-GB"}
  </script>
</head>
<body><main><article>
  <h1>River towns learn to live with the flood</h1>
  <p class="byline">By <a rel="author" href="/people/oduya">Maria Oduya</a></p>
  <p><time datetime="2023-02-14">14 February 2023</time></p>
  <p>For the third winter in a row the water stood in the streets of the old port, and for the third winter the shops opened.</p>
</article></main></body>
</html>`;

const wall = `<!doctype html><html><head><title>Just a moment...</title></head>
<body><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue</p></body></html>`;

/** Web pages, by the last segment of their path. */
export const pages: Record<string, Answer> = {
  news: html(news),
  wall: html(wall, 403),
  'no-title': html('<!doctype html><title></title><p>Nothing to see.</p>'),
  gone: html('<!doctype html><title>Page not found</title><h1>404</h1>', 404),
  'a-file': { contentType: 'application/pdf', body: '%PDF-1.7' },
};
