import type { ReleaseManifest, RemoteBuild } from 'shared-api/contract'
import { nullWithoutBuild, type ReadFile, readRemote } from '../builds.ts'
import { partOf } from '../manifest-changes.ts'
import { foreignOver, ownersOf, type Pages, withOwner } from '../ownership.ts'
import type { ReleaseStore } from '../release-store.ts'
import { deadLinks } from './compare.ts'
import { remotesIn, runningOf } from './fit.ts'

/** Pages that a release takes over from other remotes, and those that it gives up. */
export type SaidOfPages = { take: string[]; drop: string[] }

const pathsOf = ({ pages }: RemoteBuild) => pages.map(({ path }) => path)

/** The pages of all remotes but one, as they run. */
async function pagesOfOthers(part: string, manifest: ReleaseManifest, store: ReleaseStore): Promise<Pages[]> {
  const names = remotesIn(manifest).filter((name) => name !== part)
  const builds = names.map((name) => readRemote(...runningOf(manifest, store, name)).catch(nullWithoutBuild))
  return (await Promise.all(builds)).flatMap((build) => (build ? [{ name: build.name, paths: pathsOf(build) }] : []))
}

/**
 * The manifest in which a remote owns the pages of its build.
 * @throws Error that names each page of another remote, and each that it would lose, unless that was said
 */
export async function withPagesOf(
  build: RemoteBuild,
  manifest: ReleaseManifest,
  store: ReleaseStore,
  { take, drop }: SaidOfPages,
): Promise<ReleaseManifest> {
  const { name } = build
  const paths = pathsOf(build)
  const owners = ownersOf(manifest, await pagesOfOthers(name, manifest, store))
  const problems = paths.flatMap((path) => {
    const foreign = take.includes(path) ? undefined : foreignOver(owners, name, path)
    if (!foreign) return []
    const where = foreign.path === path ? path : `${path} lies over ${foreign.path}, which`
    return [`${where} belongs to ${foreign.owner}: --take ${path} takes it over`]
  })
  problems.push(...deadLinks(build, [...paths, ...owners.keys()]).map((dead) => `${dead}, which is no page`))
  const { current } = partOf(manifest, name)
  const before = current && (await readRemote(...runningOf(manifest, store, name)).catch(nullWithoutBuild))
  const isLost = (path: string) => !paths.includes(path) && (owners.get(path) ?? name) === name
  const lost = before ? pathsOf(before).filter(isLost) : []
  for (const path of lost.filter((one) => !drop.includes(one)))
    problems.push(`${path} is a page of ${name} ${current?.version} and is lost: --drop ${path} gives it up`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return withOwner(manifest, { name, paths })
}

/** The same for a version that is stored; the shell has no pages. */
export async function withPagesOfStored(
  part: string,
  version: string,
  manifest: ReleaseManifest,
  store: ReleaseStore,
  said: SaidOfPages = { take: [], drop: [] },
): Promise<ReleaseManifest> {
  if (part === 'shell') return manifest
  return withPagesOf(await readRemote(readerOf(store, part, version), part), manifest, store, said)
}

/** The manifest in which a part owns what it now runs of its pages; what others own by now stays theirs. */
export async function withPagesAfter(part: string, manifest: ReleaseManifest, store: ReleaseStore) {
  const { current, canary } = partOf(manifest, part)
  const reads = [current, canary].flatMap((one) => (one ? [readerOf(store, part, one.version)] : []))
  const builds = await Promise.all(reads.map((read) => readRemote(read, part).catch(nullWithoutBuild)))
  const owners = ownersOf(withOwner(manifest, { name: part, paths: [] }), await pagesOfOthers(part, manifest, store))
  const paths = builds.flatMap((build) => (build ? pathsOf(build) : []))
  const own = paths.filter((path) => manifest.owners[path] === part || !foreignOver(owners, part, path))
  return withOwner(manifest, { name: part, paths: [...new Set(own)] })
}

const readerOf =
  (store: ReleaseStore, part: string, version: string): ReadFile =>
  (file) =>
    store.read(part, version, file)
