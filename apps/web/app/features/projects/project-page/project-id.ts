/** The number that a project's address ends with; `undefined` where it is none. */
export function projectIdOf(parameter: string): number | undefined {
  const id = /^\d{1,16}$/.test(parameter) ? Number.parseInt(parameter, 10) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : undefined;
}
