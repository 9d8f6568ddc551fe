/** A list by a key of its entries, both in the list's order. `Map.groupBy` is younger than our oldest browsers. */
export function grouped<Key, Entry>(list: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of list) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
