/**
 * Examples that do not count, by id and form (`entry` or a form of the citation), each with its reason: a slip in what
 * was published, or something that no record of the work can hold. An example that comes out right must not stand here.
 */
export const beyond: Readonly<Record<string, string>> = {};
