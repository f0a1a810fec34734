/** The id in the last segment of a project's URL; `undefined` if it is not a number. */
export function projectIdOf(parameter: string): number | undefined {
  const id = /^\d{1,16}$/.test(parameter) ? Number.parseInt(parameter, 10) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : undefined;
}
