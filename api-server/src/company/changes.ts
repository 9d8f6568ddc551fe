import type { Settings, SettingsChange } from 'shared-api/contract'

/** The most characters of a value in the history. */
const MAX_LENGTH = 200

/** What differs between two versions, by the paths of single values: 'phones.0', 'terms.en'. */
export function changesBetween(before: Settings, after: Settings): SettingsChange[] {
  const [old, fresh] = [valuesIn(before), valuesIn(after)]
  const paths = [...new Set([...old.keys(), ...fresh.keys()])]
  return paths.flatMap((path) => {
    const [was = '', is = ''] = [old.get(path), fresh.get(path)]
    return was === is ? [] : [{ path, before: cut(was), after: cut(is) }]
  })
}

function valuesIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value ?? '')]])
  const inside = Object.entries(value).flatMap(([key, one]) => [...valuesIn(one, path ? `${path}.${key}` : key)])
  return new Map(inside)
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)
