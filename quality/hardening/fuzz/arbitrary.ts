import fc from 'fast-check';

/** The part of JSON Schema that our description of the API uses. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Shapes by the names under which `$ref` finds them. */
export type Shapes = Record<string, Schema>;

/** Text that means something to one of the layers that it passes. */
const pointedText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  "'; drop table projects; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '10.1000/x',
  '9780306406157',
  '(Smith, 2020, p. 3)',
  'http://127.0.0.1/',
  'https://example.org/',
  'a'.repeat(3_000),
);

const text = (most: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: pointedText },
  );

/** What has nothing to do with the schema. */
const junk = fc.oneof(pointedText, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(Number));

const depthLimit = 4;

function objectOf(schema: Schema, shapes: Shapes, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  // At depth the optional parts are left out: shapes may contain themselves.
  const kept = Object.entries(properties).filter(([key]) => depth < depthLimit || required.includes(key));
  const known = fc.record(
    Object.fromEntries(kept.map(([key, part]) => [key, arbitraryOf(part, shapes, depth + 1)])),
    { requiredKeys: required },
  );
  if (additionalProperties === undefined || additionalProperties === false || depth >= depthLimit)
    return known;
  const value =
    additionalProperties === true
      ? fc.jsonValue({ maxDepth: 1 })
      : arbitraryOf(additionalProperties, shapes, depth + 1);
  const more = fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 3 });
  return fc.tuple(more, known).map(([extra, rest]) => Object.assign({}, extra, rest));
}

const number = (schema: Schema) => ({
  min: Math.max(schema.minimum ?? -1e6, Number.MIN_SAFE_INTEGER),
  max: Math.min(schema.maximum ?? 1e6, Number.MAX_SAFE_INTEGER),
});

const byType: Record<string, (schema: Schema, shapes: Shapes, depth: number) => fc.Arbitrary<unknown>> = {
  string: ({ maxLength = 200 }) => text(maxLength),
  integer: (schema) => fc.integer(number(schema)),
  number: (schema) => fc.double({ ...number(schema), noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }, shapes, depth) =>
    fc.array(arbitraryOf(items, shapes, depth + 1), { maxLength: depth < depthLimit ? 4 : 0 }),
  object: objectOf,
};

function fitting(schema: Schema, shapes: Shapes, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryOf(shapes[schema.$ref.split('/').at(-1) ?? ''] ?? {}, shapes, depth);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, shapes, depth)));
  return byType[schema.type ?? '']?.(schema, shapes, depth) ?? junk;
}

/** Values of which most fit the schema, and some fit it nowhere or in all but one place. */
export function arbitraryOf(schema: Schema, shapes: Shapes, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, shapes, depth) }, { weight: 1, arbitrary: junk });
}
