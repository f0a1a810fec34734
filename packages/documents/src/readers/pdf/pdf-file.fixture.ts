/** Text at a place of a page: points from the left and from the top, size of the type. */
export type Printed = readonly [x: number, y: number, text: string, size?: number];

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** A PDF file of these objects, numbered from 1; the first one is its catalogue. */
export function pdfOfObjects(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(file);
}

export const streamOf = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

const raisedText = (text: string, size: number) =>
  `${size * 0.33} Ts /F ${size * 0.6} Tf (${text}) Tj 0 Ts /F ${size} Tf`;

/** A PDF file of A4 pages with these texts, in Times; `^{2}` is printed raised. */
export function pdfOf(...pages: readonly (readonly Printed[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const contents = pages.flatMap((page, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    streamOf(
      page
        .map(
          ([x, y, text, size = 10]) =>
            `BT /F ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm ${text
              .split(/\^\{|\}/)
              .map((part, at) => (at % 2 === 0 ? `(${escaped(part)}) Tj` : raisedText(part, size)))
              .join(' ')} ET`,
        )
        .join('\n'),
    ),
  ]);
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    ...contents,
  ]);
}

/** Lines below each other. */
export const linesAt = (x: number, y: number, lines: readonly string[], size = 10, pitch = 12): Printed[] =>
  lines.map((text, index) => [x, y + index * pitch, text, size]);
