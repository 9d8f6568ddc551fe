const CONSTANTS =
  /shared-api\/src\/(contract\/(trip-types|seats|digits|phone-number|cab-classes|ist-instant|trip-steps|trip-process|catalogue-limits)|fares|money|geography\/(?!places)|bookings\/(index|form-fare)|tab-storage)/
const API = /node_modules\/(zod|ky)\/|shared-api\/src\/(client|contract|bookings\/problems)/
const PLACES = /shared-api\/src\/geography\/places/
const BARREL = /shared-ui\/src\/illustrations\/index\.ts$/
const WORDS = /\/words\/[\w-]+\/([\w-]+)\.([a-z]{2})\.json$/
const RUNTIME = /@module-federation\/runtime/

export type Splitting = {
  /** Modules that pages share, but no first view should wait for. */
  later?: RegExp
  /** More of them, each to be one file of this name. */
  together?: Record<string, RegExp>
  /** Areas of words, each to be one file of this name and a language. */
  words?: Record<string, RegExp>
}

/**
 * How a remote is split into chunks: one that its pages share, and one for calls and forms only (the API's client and
 * the schemas), so a first view takes few requests and no parser. `later` matches shared modules that no first view
 * needs; so does `together`, which names chunks of them, because a small file costs a round trip. Both see modules of
 * the remote by their path in its `folder` ('src/lib/client.ts'), so that a build is the same wherever that lies. `words`
 * names areas of words that are one file in each language; any other
 * has its own.
 */
export function chunkGroups(folder: string, { later, together = {}, words = {} }: Splitting) {
  const pathOf = (id: string) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : id)
  const apart = [API, PLACES, BARREL, ...(later ? [later] : []), ...Object.values(together)]
  const inFirstViews = (id: string) => CONSTANTS.test(id) || !apart.some((one) => one.test(pathOf(id)))
  const wordsName = (id: string) => {
    const [, area = '', language] = WORDS.exec(id) ?? []
    const name = Object.keys(words).find((one) => words[one]?.test(area))
    return name ? `${name}-${language}` : null
  }
  return [
    { name: wordsName, test: WORDS, priority: 5 },
    { name: 'runtime', test: RUNTIME, priority: 4 },
    { name: 'common', test: inFirstViews, minShareCount: 2, priority: 3 },
    { name: 'api', test: (id: string) => API.test(id) && !CONSTANTS.test(id), priority: 2 },
    ...Object.entries(together).map(([name, test]) => ({
      name,
      test: (id: string) => test.test(pathOf(id)),
      minShareCount: 2,
      priority: 1,
    })),
  ]
}
