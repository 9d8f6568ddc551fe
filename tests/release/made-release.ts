import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { PartRelease, RemoteBuild, ShellBuild } from 'shared-api/contract'
import { TOP } from './workspace-copy.ts'

type Build = RemoteBuild | ShellBuild

type Replaced = { file: string; find: RegExp; by: string }

type Change = {
  version: string
  /** The folder of the build; by default the workspace's own build of the part. */
  from?: string
  /** Replaces a text of the one script, or stylesheet for a `file` that ends so, whose name begins so, before the hashes are taken. */
  replace?: Replaced[]
  /** Changes the build's description. */
  describe?: (build: Build) => object
}

/**
 * Puts a release into the release folder: a build of the part as another version, with changes. Quicker than a build,
 * and the same to the server.
 */
export async function makeRelease(releasesDir: string, part: string, change: Change): Promise<void> {
  const folder = join(releasesDir, part, change.version)
  await mkdir(folder, { recursive: true })
  await cp(change.from ?? join(TOP, part, 'dist'), folder, { recursive: true })
  const place = join(folder, part === 'shell' ? 'shell.json' : 'remote.json')
  const build = JSON.parse(await readFile(place, 'utf8')) as Build
  for (const one of change.replace ?? []) await replaceIn(folder, Object.keys(build.files), one)

  const files: Record<string, string> = {}
  for (const file of Object.keys(build.files)) files[file] = sha256(await readFile(join(folder, file)))
  const buildId = createHash('sha256').update(change.version).digest('hex').slice(0, 12)
  const told = { ...build, version: change.version, buildId, files }
  await writeFile(place, JSON.stringify(change.describe?.(told) ?? told))
}

async function replaceIn(folder: string, files: string[], { file: name, find, by }: Replaced): Promise<void> {
  const { dir, base, name: stem, ext } = parse(name)
  const isMeant = (one: string) =>
    one.endsWith(ext === '.css' ? ext : '.js') &&
    parse(one).base.startsWith(ext === '.css' ? stem : base) &&
    one.startsWith('server/') === (dir === 'server')
  for (const file of files.filter(isMeant)) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!find.test(text)) continue
    await writeFile(join(folder, file), text.replace(find, by))
    for (const encoding of ['br', 'gz']) await rm(join(folder, `${file}.${encoding}`), { force: true })
    return
  }
  throw new Error(`no script ${name} of ${folder} holds ${find}`)
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')

/** What runs of a part, for a manifest: this version, from `baseUrl` when it is served elsewhere. */
export function runs(version: string, baseUrl: string | null = null): PartRelease {
  const current = { version, baseUrl, releasedAt: new Date().toISOString() }
  return { current, canary: null, history: [], stopped: {} }
}

/** Swaps the release manifest, in one step as the release tool does. */
export async function writeManifest(releasesDir: string, parts: Record<string, PartRelease>): Promise<void> {
  await writeFile(join(releasesDir, 'next.json'), JSON.stringify({ parts }))
  await rename(join(releasesDir, 'next.json'), join(releasesDir, 'manifest.json'))
}
