const TERMS: [name: string, single: string, multiple?: string, form?: string][] = [
  ['and', 'and'],
  ['and', '&amp;', undefined, 'symbol'],
  ['et-al', 'et al.'],
  ['ibid', 'ibid.'],
  ['in', 'in'],
  ['no date', 'no date'],
  ['no date', 'n.d.', undefined, 'short'],
  ['editor', 'editor', 'editors'],
  ['editor', 'ed.', 'eds.', 'short'],
  ['translator', 'trans.', 'trans.', 'short'],
  ['editortranslator', 'ed. &amp; trans.', 'eds. &amp; trans.', 'short'],
  ['page', 'page', 'pages'],
  ['page', 'p.', 'pp.', 'short'],
  ['chapter', 'chap.', 'chaps.', 'short'],
  ['volume', 'vol.', 'vols.', 'short'],
  ['edition', 'ed.', 'eds.', 'short'],
  ['open-quote', '“'],
  ['close-quote', '”'],
  ['open-inner-quote', '‘'],
  ['close-inner-quote', '’'],
  ['page-range-delimiter', '–'],
  ['ad', 'AD'],
  ['bc', 'BC'],
  ['ordinal', 'th'],
  ['ordinal-01', 'st'],
  ['ordinal-02', 'nd'],
  ['ordinal-03', 'rd'],
  ['ordinal-11', 'th'],
  ['ordinal-12', 'th'],
  ['ordinal-13', 'th'],
  ['long-ordinal-01', 'first'],
  ['long-ordinal-02', 'second'],
  ['season-01', 'Spring'],
  ['season-02', 'Summer'],
  ['season-03', 'Autumn'],
  ['season-04', 'Winter'],
];

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

function termXml([name, single, multiple, form]: (typeof TERMS)[number]): string {
  const text = multiple ? `<single>${single}</single><multiple>${multiple}</multiple>` : single;
  return `<term name="${name}"${form ? ` form="${form}"` : ''}>${text}</term>`;
}

const months = MONTHS.map((month, at) => {
  const name = `month-${String(at + 1).padStart(2, '0')}`;
  const short = month.length > 4 ? `${month.slice(0, 3)}.` : month;
  return `<term name="${name}">${month}</term><term name="${name}" form="short">${short}</term>`;
});

/** A small American locale of our own, so that our cases do not need the corpora. */
export const LOCAL_LOCALE = `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US">
  <style-options punctuation-in-quote="true"/>
  <date form="text">
    <date-part name="month" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/>
  </date>
  <date form="numeric">
    <date-part name="month" form="numeric-leading-zeros" suffix="/"/>
    <date-part name="day" form="numeric-leading-zeros" suffix="/"/><date-part name="year"/>
  </date>
  <terms>${TERMS.map(termXml).join('')}${months.join('')}</terms>
</locale>`;
