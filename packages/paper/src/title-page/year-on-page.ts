const year = String.raw`((?:19|20)\d\d)(?!\d)`;

/** Words before the year of a work, the surest first. */
const labels = [
  new RegExp(String.raw`(?:©|\(c\)|copyright)\D{0,60}${year}`, 'i'),
  new RegExp(
    String.raw`(?:published|publication date|erschienen|publicado|publi[ée])[^\n]{0,40}?${year}`,
    'i',
  ),
  new RegExp(String.raw`(?:vol(?:ume)?\.?|no\.|issue)[^\n]{0,40}?[(, ]${year}`, 'i'),
  new RegExp(String.raw`accepted[^\n]{0,40}?${year}`, 'i'),
];

/** A line that is a date, with a place perhaps: "May 2019", "Oslo, 2019", "12 May 2019". */
const dated = new RegExp(
  String.raw`^(?:[\p{L}.]+,? ){0,3}(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:[\p{L}.]+,? )?${year}$`,
  'u',
);

/** The year that the lines of a first page print: by its label, in a line of its own, or in a line with numbers of a journal. */
export function yearOnPage(lines: readonly string[]): number | undefined {
  const text = lines.join('\n').slice(0, 20_000);
  const labelled = labels.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const alone = lines.flatMap((line) => dated.exec(line.slice(0, 80))?.[1] ?? []);
  const [found] = [...labelled, ...alone];
  return found === undefined ? undefined : Number(found);
}
