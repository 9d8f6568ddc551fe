/** A line for each package of which the parts have several versions: '@mantine/core: 9.7.3 in shell, 9.8.1 in offers'. */
export function differingVersions(packages: Record<string, Record<string, string>>): string[] {
  const parts = Object.entries(packages)
  const names = [...new Set(parts.flatMap(([, versions]) => Object.keys(versions)))].sort()
  return names.flatMap((name) => {
    const having = parts.flatMap(([part, { [name]: version }]) => (version ? [{ part, version }] : []))
    const byVersion = Map.groupBy(having, ({ version }) => version)
    if (byVersion.size < 2) return []
    const listed = [...byVersion].map(([version, ones]) => `${version} in ${ones.map(({ part }) => part).join(', ')}`)
    return [`${name}: ${listed.join('; ')}`]
  })
}
