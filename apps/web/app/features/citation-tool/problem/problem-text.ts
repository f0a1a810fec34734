/** A server message, parsed for the error card. */
export interface ProblemText {
  headline: string;
  /** Other sentences, without a bullet. */
  details: string[];
  causes: string[];
  remedies: string[];
  /** The message mentions an ISBN, so that the ISBN tips are shown. */
  aboutIsbn: boolean;
}

const bullet = /^[•*‣-]\s?/;
const remedy = /^(?:Try|Use|Check)\b/;

/** Tips for an ISBN that was not found (specification §8). */
export const isbnTips = [
  'Check that it has 10 or 13 digits',
  'Try it with or without the hyphens',
  'Try another ISBN of the same book: hardback, paperback and e-book have different ones',
  'Very recent books may be missing from the catalogues',
] as const;

/**
 * The first line is the headline; bullets that begin with Try, Use or Check are suggestions, other bullets are causes.
 */
export function readProblem(message: string): ProblemText {
  const [headline = '', ...lines] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const bullets = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim());
  return {
    headline: headline.replace(bullet, ''),
    details: lines.filter((line) => !bullet.test(line)),
    causes: bullets.filter((line) => !remedy.test(line)),
    remedies: bullets.filter((line) => remedy.test(line)),
    aboutIsbn: /\bISBN\b/i.test(message),
  };
}
