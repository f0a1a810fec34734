const ENTITIES: Record<string, string> = {
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const NO_FORM = '[CSL STYLE ERROR: reference with no printed form.]';

/** Texts are compared without regard to kinds of spaces, and to whether superscripts are characters or markup. */
export const comparable = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** The text of an entry or a citation in the HTML of citeproc-js: blocks stand apart, other elements do not. */
export function textOf(html: string): string {
  const text = html
    .replace(/<\/?div[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  return text.includes(NO_FORM) ? '' : comparable(text);
}

const bare = (text: string): string => text.replace(/[\s\p{P}\p{S}]+/gu, '');
const unspaced = (text: string): string => text.replace(/\s+/g, '');
const marks = (text: string): string => text.replace(/[^\p{P}\p{S}]+/gu, '');
const words = (text: string): string[] => text.split(/[\s\p{P}\p{S}]+/u).filter(Boolean);
const sorted = (text: string): string => words(text).sort().join(' ');

/** The words of one text that another does not have. */
function missing(from: string, to: string): string[] {
  const rest = words(to);
  return words(from).filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Says in what two texts differ. */
export function kindOf(theirs: string, ours: string): string {
  if (ours === '') return 'empty in ours';
  if (theirs === '') return 'empty in theirs';
  if (unspaced(theirs) === unspaced(ours)) return 'space';
  if (bare(theirs) === bare(ours)) {
    const [one, other] = [marks(theirs), marks(ours)];
    if (one === other || [...one].sort().join('') === [...other].sort().join(''))
      return 'order of punctuation';
    return one.length > other.length ? 'punctuation lacking' : 'punctuation added';
  }
  if (bare(theirs).toLowerCase() === bare(ours).toLowerCase()) return 'capitals';
  if (sorted(theirs) === sorted(ours)) return 'order of words';
  const [lacking, added] = [missing(theirs, ours), missing(ours, theirs)];
  if (added.length === 0) return 'words lacking';
  return lacking.length === 0 ? 'words added' : 'other words';
}
