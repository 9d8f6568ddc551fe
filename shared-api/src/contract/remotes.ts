/** The remotes in the order of the navigation bar. `devPort` is the port of `pnpm dev`; pages for staff are not indexed. */
export const REMOTES = [
  { name: 'public-site', devPort: 3001, forStaff: false },
  { name: 'admin-console', devPort: 3002, forStaff: true },
]

/** @throws Error if REMOTES has no such remote. */
export function remoteNamed(name: string) {
  const remote = REMOTES.find((one) => one.name === name)
  if (!remote) throw new Error(`REMOTES does not list ${name}`)
  return remote
}
