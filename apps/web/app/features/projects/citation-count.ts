/** "0 citations", "1 citation", "2 citations". */
export function citationCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'citation' : 'citations'}`;
}
