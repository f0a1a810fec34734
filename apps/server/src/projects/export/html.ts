import { layouts } from './layout.ts';
import { type ExportSource, writeBibliography } from './source.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** A page of its own, with a hanging indent that word processors keep when it is opened or pasted there. */
export async function writeHtml(source: ExportSource): Promise<string> {
  const { lines, gap } = layouts[source.project.referenceStyle];
  const style = `margin:0 0 ${gap}pt 0.5in;text-indent:-0.5in;line-height:${lines * 100}%`;
  const { heading, paragraphs } = await writeBibliography(
    source,
    (entry) => `<p style="${style}">${entry}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(source.project.name)}</title>
<style>.small-caps { font-variant: small-caps }</style>
</head>
<body>
<h1 style="text-align:center;font-size:100%">${heading}</h1>
${paragraphs.join('\n')}
</body>
</html>
`;
}
