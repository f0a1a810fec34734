/** Shown while a citation is generated: ten facts about citing, each checked against the literature. */
export const citationFacts = [
  'The last digit of an ISBN is a check digit. It betrays any single mistyped digit, which is how this page notices one before it asks a library.',
  'An X at the end of an ISBN-10 is the Roman numeral ten: the old checksum counts modulo 11, and no digit is left for ten.',
  'The 978 at the start of an ISBN-13 is a country code. It belongs to “Bookland”, invented so that books could join the system of product barcodes.',
  'APA style began in 1929 as a seven-page article in Psychological Bulletin.',
  'The Chicago Manual of Style grew out of a proofreaders’ style sheet of the 1890s; the first edition appeared in 1906.',
  'Author and date in brackets are commonly traced to a paper of 1881 on the garden slug by Edward Laurens Mark, a zoologist at Harvard. There is still no official manual of the Harvard style.',
  'Every DOI begins with “10.”. When an article moves to another publisher its DOI stays the same: only the address behind it is changed.',
  'The most cited paper ever is about measuring protein: Lowry and colleagues, 1951, with more than 300,000 citations.',
  '“Et al.” shortens the Latin et alii, “and others”. Only “al.” is an abbreviation, so only it takes a full stop.',
  'In IEEE style a source keeps the number of its first appearance: cite it ten times, and it is [1] every time.',
] as const;

/** How long a fact is shown before the next, in milliseconds. */
export const factInterval = 5_000;

/** The index of a random fact to begin with. `random` returns a number from 0 (inclusive) to 1 (exclusive). */
export function firstFact(random: () => number = Math.random): number {
  return Math.floor(random() * citationFacts.length);
}

/** The fact at an index; after the last comes the first. */
export function factAt(index: number): string {
  return citationFacts[index % citationFacts.length] ?? citationFacts[0];
}
