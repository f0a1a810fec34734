// https://info.arxiv.org/help/arxiv_identifier.html: YYMM.number (four digits until 2014, five since); before
// April 2007 archive(.subject class)/YYMMnumber; an optional version.
const month = '\\d{2}(?:0[1-9]|1[0-2])';
const archives =
  `acc-phys adap-org alg-geom ao-sci astro-ph atom-ph bayes-an chao-dyn chem-ph cmp-lg comp-gas cond-mat
  cs dg-ga funct-an gr-qc hep-ex hep-lat hep-ph hep-th math math-ph mtrl-th nlin nucl-ex nucl-th patt-sol physics
  plasm-ph q-alg q-bio q-fin quant-ph solv-int stat supr-con`
    .split(/\s+/)
    .join('|');
const id = `(${month}\\.\\d{4,5}|(?:${archives})(?:\\.[a-z]{2})?/${month}\\d{3})(?:v\\d{1,3})?`;

const forms = [
  new RegExp(`^${id}(?: ?\\[[a-z.-]{2,20}\\])?$`, 'i'),
  new RegExp(`(?:^|[^a-z])arxiv ?[:.] ?${id}(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`^arxiv[ /]${id}$`, 'i'),
  new RegExp(
    `^(?:https?://)?(?:www\\.)?(?:alphaxiv\\.org/[a-z]{2,10}|ar5iv\\.(?:labs\\.arxiv\\.)?org/(?:abs|html|pdf)|scirate\\.com/arxiv|huggingface\\.co/papers)/${id}/?(?:[?#].*)?$`,
    'i',
  ),
  new RegExp(`^(?:https?://)?(?:[a-z]{2,6}\\.)?arxiv\\.org/[a-z-]{2,8}/${id}(?:\\.pdf)?/?(?:[?#].*)?$`, 'i'),
];

/** The arXiv DOI for an id or an address of arxiv.org, without the version. */
export function arxivDoi(text: string): string | undefined {
  for (const form of forms) {
    const found = form.exec(text)?.[1]?.toLowerCase();
    // The subject class is not part of the identifier: math.GT/0309136 is math/0309136.
    if (found) return `10.48550/arxiv.${found.replace(/\.[a-z]{2}\//, '/')}`;
  }
  return undefined;
}

/** Removes the version from an arXiv DOI: arXiv registers one DOI per paper, and one with a version has no metadata. */
export function withoutArxivVersion(doi: string): string {
  return doi.startsWith('10.48550/arxiv.') ? doi.replace(/v\d{1,3}$/, '') : doi;
}
