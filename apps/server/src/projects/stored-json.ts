/** The value of a JSON text of a row; absent for none, and for one that cannot be read. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
