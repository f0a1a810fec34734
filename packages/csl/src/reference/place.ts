/** Where a variable stands among the fields of every item: engines find the element of a list faster than the key of a map. */
export type Place = number;

/** The places of the variables that CSL knows, and of those that styles name: items cannot add to them. */
export const places = new Map<string, Place>();

/** The variables in their places. */
export const variables: string[] = [];

/** The place of a variable, which from then on has one. */
export function placeOf(variable: string): Place {
  const known = places.get(variable);
  if (known !== undefined) return known;
  places.set(variable, variables.length);
  return variables.push(variable) - 1;
}
