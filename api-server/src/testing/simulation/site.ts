import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { smallBuilds, writeBuilds } from '../../platform/pages/testing/small-composition.ts'
import { FolderReleaseStore } from '../../platform/releases/folder-release-store.ts'

export const PART = 'public-site'
/** The version of the site that nobody released. */
export const OWN_VERSION = '1.0.0'
/** How long each page renders at least, in ms. */
export const RENDER_MS = 30

/** Says its version, and keeps its thread busy. */
const pageOf = (version: string) =>
  `({ path }) => { for (const end = performance.now() + ${RENDER_MS}; performance.now() < end; ); return 'site ${version} at ' + path }`

function buildsOf(version: string) {
  const page = pageOf(version)
  return smallBuilds({ '/': page, '/guide/:id': page }, [])
}

/** A build of the site as this version, and how its files are read. */
export function siteBuild(version: string) {
  const { build, files } = buildsOf(version)[PART]
  const built = { ...build, version, buildId: version }
  const texts: Record<string, string> = { ...files, 'remote.json': JSON.stringify(built) }
  const read = async (file: string) => (texts[file] === undefined ? null : Buffer.from(texts[file]))
  return { built, read }
}

/** The front ends as they are built beside the server, and where their releases are: a disk that outlives its processes. */
export class Site {
  readonly #dir: string
  readonly store: FolderReleaseStore

  constructor(dir: string) {
    this.#dir = dir
    this.store = new FolderReleaseStore(join(dir, 'releases'))
  }

  dist = (part: string) => join(this.#dir, 'dist', part)
  build = () => writeBuilds(join(this.#dir, 'dist'), buildsOf(OWN_VERSION))
  remove = () => rmSync(this.#dir, { recursive: true, force: true })
}
