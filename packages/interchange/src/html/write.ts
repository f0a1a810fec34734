import { isRightToLeft, stripTags } from '@citewright/record';
import type { Paragraph, ReferenceList } from '../format.ts';
import { escapeXml } from '../references/escape-xml.ts';
import { sectionStarts } from '../references/section-starts.ts';

/** What stands in the margin, as wide as the lines are indented. The space is for readers that know no such box. */
const inMargin = ({ margin, left }: Paragraph): string =>
  margin ? `<span style="display:inline-block;min-width:${left}in;text-indent:0">${margin.html} </span>` : '';

/** A web page. Its styles stand at each paragraph, because word processors keep only those when it is opened or pasted there. */
export function* writeHtml({ title, heading, layout, references }: ReferenceList): Generator<string> {
  const { hangingIndent, lineSpacing, entrySpacing } = layout;
  const paragraph = (html: string, left: number, first: number, below: number) =>
    `<p ${isRightToLeft(stripTags(html)) ? `dir="rtl" style="margin:0 ${left}in ${below}pt 0` : `style="margin:0 0 ${below}pt ${left}in`};text-indent:${first}in;line-height:${lineSpacing * 100}%">${html}</p>\n`;
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
  for (const { reference, begins } of sectionStarts(references)) {
    const { html, paragraphs } = reference;
    if (begins !== undefined)
      yield `<h2 style="margin:12pt 0 ${entrySpacing}pt;font-size:100%">${escapeXml(begins)}</h2>\n`;
    if (!paragraphs) yield paragraph(html, hangingIndent, -hangingIndent, entrySpacing);
    for (const [at, one] of (paragraphs ?? []).entries())
      yield paragraph(
        inMargin(one) + one.html,
        one.left,
        one.first,
        at + 1 === paragraphs?.length ? entrySpacing : 0,
      );
  }
  yield '</body>\n</html>\n';
}
