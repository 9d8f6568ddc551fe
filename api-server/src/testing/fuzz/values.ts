import fc from 'fast-check'

/** The parts of JSON Schema that the API's documentation uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Days at the edges of the calendar, and some that are in none. */
const EDGE_DAYS = ['0001-01-01', '9999-12-31', '2028-02-29', '2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10']

/** Values that have broken servers. */
const NASTY: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '\u2028', 'a\r\nBcc: b@example.com', 'x'.repeat(5000)],
    ...["'; drop table bookings; --", '%', '_', '%00', '../../etc/passwd', '__proto__', 'constructor', '{{7*7}}'],
    ...[...EDGE_DAYS, '2026-02-30T06:30', '9999-12-31T23:59', '> '.repeat(9000), '[*_'.repeat(3000)],
    ...[-1, 0, -0, 0.1, 1e21, 1e308, 2 ** 53, 2 ** 63, '1e3', '0x10', '1,5', '-0', 'NaN', '٣', 'true'],
    ...[true, false, null, [], {}, [[[[[[[[[[]]]]]]]]]], { toString: 1 }, { length: 1e9 }, { $ne: null }],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A value that a schema asks for, and now and then one that it does not. `known` has likely values by field name. */
export function valueFor(schema: JsonSchema, known: Record<string, unknown[]>, name = ''): fc.Arbitrary<unknown> {
  const good = schemaValue(schema, known, name)
  return fc.oneof({ arbitrary: good, weight: 15 }, { arbitrary: NASTY, weight: 1 })
}

function schemaValue(schema: JsonSchema, known: Record<string, unknown[]>, name: string): fc.Arbitrary<unknown> {
  const values = known[name]
  if (values) return fc.constantFrom(...values)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => schemaValue(one, known, name)))
  if (schema.properties) return objectFor(schema, known)
  return ofType(schema, known, name)
}

function ofType(schema: JsonSchema, known: Record<string, unknown[]>, name: string): fc.Arbitrary<unknown> {
  if (schema.format === 'date') return fc.constantFrom(...EDGE_DAYS, '2026-11-02', '2026-11-30', '2026-12-24')
  const { type, items, minimum = 0, maximum = 1000, minLength = 0, maxLength = 60 } = schema
  switch (type) {
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true, min: minimum, max: maximum }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(items ? valueFor(items, known, name) : NASTY, { maxLength: 4 })
    case 'string':
      return fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 20), maxLength: Math.min(maxLength, 60) })
    default:
      return NASTY
  }
}

function objectFor(schema: JsonSchema, known: Record<string, unknown[]>): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {})
  const record = Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field, known, name)]))
  const required = fields.map(([name]) => name).filter((name) => schema.required?.includes(name))
  const whole = fc.record(record, { requiredKeys: required })
  const incomplete = fc.record(record, { requiredKeys: [] })
  const extra = fc.tuple(whole, fc.string(), NASTY).map(([object, key, value]) => ({ ...object, [key]: value }))
  return fc.oneof(
    { arbitrary: whole, weight: 14 },
    { arbitrary: incomplete, weight: 1 },
    { arbitrary: extra, weight: 1 },
  )
}
