const CONSTANTS = /shared-api\/src\/(contract\/(trip-types|seats|digits)|pricing|geography|bookings\/index|tab-storage)/
const API = /node_modules\/(zod|ky)\/|shared-api\/src\/(client|contract)\//
const BARREL = /shared-ui\/src\/illustrations\/index\.ts$/
const RUNTIME = /@module-federation\/runtime/

/**
 * How a remote is cut: what its pages share is one chunk, and what only calls and forms need (the API's client and the
 * schemas) another. A page's first view is then few requests, and it brings no parser. `later` matches modules that
 * pages share but that no first view should wait for; so does `together`, which makes chunks of them by name, since a small file takes
 * a round trip for what the line brings in a hundredth of it.
 */
export function chunkGroups(later?: RegExp, together: Record<string, RegExp> = {}) {
  const apart = [API, BARREL, ...(later ? [later] : []), ...Object.values(together)]
  const inFirstViews = (id: string) => CONSTANTS.test(id) || !apart.some((one) => one.test(id))
  return [
    { name: 'runtime', test: RUNTIME, priority: 4 },
    { name: 'common', test: inFirstViews, minShareCount: 2, priority: 3 },
    { name: 'api', test: API, priority: 2 },
    ...Object.entries(together).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
  ]
}
