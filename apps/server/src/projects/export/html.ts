import { bibliographyOf, type ExportSource } from './source.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** A page of its own, with a hanging indent that word processors keep when it is opened or pasted there. */
export function writeHtml(source: ExportSource): string {
  const { heading, entries } = bibliographyOf(source);
  const paragraphs = entries.map((entry) => `<p style="margin-left:0.5in;text-indent:-0.5in">${entry}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(source.project.name)}</title>
<style>.small-caps { font-variant: small-caps }</style>
</head>
<body>
<h1>${heading}</h1>
${paragraphs.join('\n')}
</body>
</html>
`;
}
