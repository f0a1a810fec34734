/** The lines of a record as tags and values, in their order. */
export type RisRecord = [tag: string, value: string][];

const line = /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/;

/** The records of a RIS file, from TY to ER; at most `limit` and one more. A line without a tag continues the one before. */
export function parseRecords(text: string, limit: number): RisRecord[] {
  const records: RisRecord[] = [];
  let record: RisRecord | undefined;
  for (const row of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const [, tag, value = ''] = line.exec(row) ?? [];
    if (tag === 'TY') {
      record = [];
      records.push(record);
      if (records.length > limit) return records;
    }
    const last = record?.at(-1);
    if (tag === 'ER') record = undefined;
    else if (tag !== undefined) record?.push([tag, value.trim()]);
    else if (last && row.trim() !== '') last[1] += ` ${row.trim()}`;
  }
  return records;
}
