/** When the rows were written, and until when they last: beside the test server's clock. */
const written = '2026-05-01T11:00:00.000Z';
const lasting = '2026-05-31T11:00:00.000Z';

const item = JSON.stringify({
  id: 'manual',
  type: 'book',
  title: 'Rivers',
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2019]] },
});
const request = JSON.stringify({ format: 'apa', inputType: 'manual', sourceInput: 'manual' });

/** What a release wrote into a table: from which step of the schema on, and up to which. */
interface Written {
  from: number;
  until?: number;
  sql: string;
}

/**
 * Rows as each release has written them, in the SQL of its time; `mark` separates the rows of tests. A later release
 * adds rows here, and changes none.
 */
const rows = (mark: number): Written[] => [
  { from: 1, sql: `insert into sessions (key, created_at) values ('owner${mark}', '${written}')` },
  {
    from: 1,
    sql: `insert into projects (id, session_key, name, module_name, module_code, reference_style, description, created_at)
      values (${mark}, 'owner${mark}', 'Thesis', 'Methods', 'RM101', 'apa', null, '${written}')`,
  },
  {
    from: 1,
    sql: `insert into citations (id, project_id, item, evidence, verification, record, notices, request, created_at)
      values (${mark}, ${mark}, '${item}', '{}', 'typed', null, '[]', '${request}', '${written}')`,
  },
  {
    from: 1,
    until: 1,
    sql: `insert into idempotency_keys (session_key, key, request_hash, status, body, created_at)
      values ('owner${mark}', 'key', 'hash', 201, '{"id":${mark}}', '${written}')`,
  },
  {
    from: 1,
    sql: `insert into lookups (key, value, expires_at) values ('doi:10.1000/${mark}', '{"found":true}', '${lasting}')`,
  },
  {
    from: 2,
    sql: `insert into idempotency_keys (session_key, key, request_hash, result, created_at)
      values ('owner${mark}', 'key', 'hash', '{"id":${mark}}', '${written}')`,
  },
  { from: 2, sql: `update projects set revision = revision + 1 where id = ${mark}` },
  { from: 3, sql: `update citations set locator = '{"label":"page","value":"7"}' where id = ${mark}` },
  {
    from: 3,
    sql: `insert into device_links (code_key, session_key, sealed_id, expires_at)
      values ('code${mark}', 'owner${mark}', 'sealed', '${lasting}')`,
  },
  {
    from: 4,
    sql: `insert into model_days (day, spent) values (20574, 7) on conflict (day) do update set spent = 7`,
  },
  {
    from: 4,
    sql: `insert into model_turns (session_key, full_at) values ('owner${mark}', 1777636830000)`,
  },
  { from: 5, sql: `insert into turns (key, full_at) values ('session owner${mark}', 1777636830000)` },
  {
    from: 6,
    sql: `insert into written_answers (project_id, kind, revision, formatter, packed)
      values (${mark}, 'list', 1, 'of then', '')`,
  },
  { from: 9, sql: `update sessions set bytes = 7, used_at = '${written}' where key = 'owner${mark}'` },
  { from: 9, sql: `update turns set uses = '[[355527367,1]]' where key = 'session owner${mark}'` },
  {
    from: 11,
    sql: `insert into custom_styles (session_key, id, about, csl, created_at) values ('owner${mark}', 'custom-1',
      '{"id":"custom-1","name":"Fjord","title":"Fjord","kind":"note","fields":[],"issn":[],"licence":""}', '<style/>', '${written}')`,
  },
  { from: 11, sql: `update projects set language = 'de-DE' where id = ${mark}` },
  {
    from: 12,
    sql: `insert into live_links (project_id, link_key, created_at) values (${mark}, 'link${mark}', '${written}')`,
  },
  {
    from: 16,
    sql: `update live_links set expires_at = '${lasting}', frozen = '{"name":"Thesis","reference_style":"apa"}'
      where project_id = ${mark}`,
  },
];

/** The statements with which the release of a step (counted from 1) wrote a session and all that belongs to it. */
export function writtenAt(step: number, mark: number): string[] {
  return rows(mark)
    .filter(({ from, until = Number.POSITIVE_INFINITY }) => from <= step && step <= until)
    .map(({ sql }) => sql);
}
