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
export function bodyOf(entries: Entry[], lists: string[]): Record<string, unknown> {
  const body = new Map<string, unknown>()
  for (const name of lists) {
    const list = listOf(name, entries)
    if (list !== undefined) body.set(name, list)
  }
  for (const [name, value] of entries.filter(([name]) => !lists.includes(listName(name)))) {
    body.set(name, body.has(name) ? [body.get(name), value].flat() : value)
  }
  return Object.fromEntries(body)
}

const listName = (name: string) => INDEXED.exec(name)?.[1] ?? name

function listOf(list: string, entries: Entry[]): unknown {
  const own = entries.filter(([name]) => listName(name) === list)
  const plain = own.filter(([name]) => name === list).map(([, value]) => value)
  if (plain.length === 1 && own.length === 1) return jsonList(plain[0] ?? '')
  return own.length === 0 ? undefined : [...plain, ...indexedItems(own)]
}

/** The list in a JSON text; any other text unchanged. */
function jsonList(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text
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
