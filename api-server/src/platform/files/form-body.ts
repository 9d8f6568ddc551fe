import { invalid } from '../http/problems.ts'

/** A text field of a form: its name and its value. */
export type Entry = [name: string, value: string]

const INDEXED = /^(\w{1,40})\[(\d{0,3})\](?:\[(name|id)\])?$/

/**
 * The body that a form's text fields describe. A list comes in any form that clients use: `name[0][name]`, `name[0]`,
 * `name[]`, a repeated name, or one field of JSON (docs/product.md, Calls). Other fields keep their names, so that the
 * contract refuses unknown ones.
 * @throws AppError 400 for two fields of which one would hide the other
 */
export function bodyOf(entries: Entry[], lists: string[], records: string[] = []): Record<string, unknown> {
  const body = new Map<string, unknown>()
  const parts = entries.filter(([name]) => records.includes(recordName(name)))
  for (const name of records) {
    const record = recordOf(name, parts)
    if (record !== undefined) body.set(name, record)
  }
  for (const name of lists) {
    const list = listOf(name, entries)
    if (list !== undefined) body.set(name, list)
  }
  const texts = entries.filter((entry) => !parts.includes(entry) && !lists.includes(listName(entry[0])))
  for (const [name, value] of texts) {
    body.set(name, body.has(name) ? [body.get(name), value].flat() : value)
  }
  return Object.fromEntries(body)
}

const listName = (name: string) => INDEXED.exec(name)?.[1] ?? name

function listOf(list: string, entries: Entry[]): unknown {
  const own = entries.filter(([name]) => listName(name) === list)
  const plain = own.filter(([name]) => name === list).map(([, value]) => value)
  if (plain.length === 1 && own.length === 1) return fromJson(plain[0] ?? '', '[')
  return own.length === 0 ? undefined : [...plain, ...indexedItems(own)]
}

const PART = /^(\w{1,40})\[([a-z]\w{0,39})\]$/
const recordName = (name: string) => PART.exec(name)?.[1] ?? name

/** A record of JSON: whole in one field, or a field for each part, as `translations[ta]`. */
function recordOf(record: string, entries: Entry[]): unknown {
  const own = entries.filter(([name]) => recordName(name) === record)
  const [[only, text] = ['', ''], ...more] = own
  if (only === record && more.length === 0) return fromJson(text, '{')
  const parts = new Map<string, unknown>()
  for (const [name, value] of own) {
    const key = PART.exec(name)?.[2]
    if (key === undefined || parts.has(key)) throw invalid([{ path: name, code: 'repeated' }])
    parts.set(key, fromJson(value, '{'))
  }
  return own.length > 0 ? Object.fromEntries(parts) : undefined
}

/** The list or record in a JSON text that begins so; any other text unchanged. */
function fromJson(text: string, start: '[' | '{'): unknown {
  if (!text.trimStart().startsWith(start)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Items in the order of their index: texts, or `{ name, id }`. `name[]` has no index and each is an item. */
function indexedItems(entries: Entry[]): unknown[] {
  const items = new Map<number, string | Partial<Record<string, string>>>()
  for (const [name, value] of entries) {
    const [, , digits, key] = INDEXED.exec(name) ?? []
    if (digits === undefined) continue
    const at = digits === '' ? 1000 + items.size : Number(digits)
    const before = items.get(at)
    const isMore = before === undefined || (key && typeof before === 'object' && !(key in before))
    if (!isMore) throw invalid([{ path: name, code: 'repeated' }])
    items.set(at, key ? { ...before, [key]: value } : value)
  }
  return [...items].sort(([a], [b]) => a - b).map(([, item]) => item)
}
