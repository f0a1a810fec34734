import type { ReferenceList } from '../format.ts';
import { escapeXml } from '../references/escape-xml.ts';

/** A web page. Its styles stand at each paragraph, because word processors keep only those when it is opened or pasted there. */
export function* writeHtml({ title, heading, layout, references }: ReferenceList): Generator<string> {
  const { hangingIndent, lineSpacing, entrySpacing } = layout;
  const style = `margin:0 0 ${entrySpacing}pt ${hangingIndent}in;text-indent:-${hangingIndent}in;line-height:${lineSpacing * 100}%`;
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeXml(title)}</title>
<style>.small-caps { font-variant: small-caps }</style>
</head>
<body>
<h1 style="text-align:center;font-size:100%">${escapeXml(heading)}</h1>
`;
  for (const { html } of references) yield `<p style="${style}">${html}</p>\n`;
  yield '</body>\n</html>\n';
}
