/** The first and last page of a range in Arabic numerals: "123-39" ends on page 139. */
export function parsePages(page: string | number | undefined): { first: number; last: number } | undefined {
  const [, first, end] = /^(\d+) ?[-–—] ?(\d+)$/.exec(String(page ?? '').trim()) ?? [];
  if (first === undefined || end === undefined) return undefined;
  const last = first.slice(0, Math.max(0, first.length - end.length)) + end;
  return Number(last) > Number(first) ? { first: Number(first), last: Number(last) } : undefined;
}
