// Copied beside the examples of a README, which call it.

let checked = 0;

/** Compares what an example gives, as text or as JSON, with what the README states. */
export function check(given: unknown, stated: string): void {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? 'undefined');
  const isOpen = stated.endsWith('…');
  const expected = isOpen ? stated.slice(0, -1) : stated;
  if (isOpen ? !text.startsWith(expected) : text !== expected)
    throw new Error(`The README says ${stated}\nbut it gives   ${text}`);
  checked += 1;
}

process.on('exit', () => console.log(checked));
