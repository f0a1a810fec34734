/** A text for comparison: letters and digits of any script in lower case without accents, single spaces between words. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[łŀ]/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
