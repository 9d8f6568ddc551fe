import type { ReleaseManifest } from 'shared-api/contract'

/** A remote with the router patterns of its pages. */
export type Pages = { name: string; paths: string[] }

/** Who owns a page, by its router pattern. */
export type Owners = ReadonlyMap<string, string>

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Whether an address is shown by both patterns. As in the browser's router, case and a final slash do not count. */
export function overlap(one: string, other: string): boolean {
  const [mine, theirs] = [segmentsOf(one), segmentsOf(other)]
  for (const [at, segment] of [...mine, ''].entries()) {
    const against = theirs[at] ?? ''
    if (segment === '*' || against === '*') return true
    const isOpen = segment.startsWith(':') || against.startsWith(':')
    if (segment === '' || against === '' || !isOpen) {
      if (segment !== against) return false
    }
  }
  return true
}

/** The page of another remote that one with this pattern would stand over; undefined if it is nobody's or its own. */
export function foreignOver(owners: Owners, name: string, path: string): { path: string; owner: string } | undefined {
  if (owners.get(path) === name) return undefined
  const found = [...owners].find(([theirs, owner]) => owner !== name && overlap(theirs, path))
  return found && { path: found[0], owner: found[1] }
}

/** A page belongs to the remote that the manifest names, else to the first of these that has it. */
export function ownersOf({ owners }: ReleaseManifest, remotes: Pages[]): Owners {
  const all = new Map(Object.entries(owners))
  for (const { name, paths } of remotes)
    for (const path of paths) if (!foreignOver(all, name, path)) all.set(path, name)
  return all
}

/** The manifest in which a part owns these pages and no others. */
export function withOwner(manifest: ReleaseManifest, { name, paths }: Pages): ReleaseManifest {
  const kept = Object.entries(manifest.owners).filter(([path, owner]) => owner !== name && !paths.includes(path))
  return { ...manifest, owners: Object.fromEntries([...kept, ...paths.map((path) => [path, name])]) }
}
