import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from 'shared-api/india'
import { folderReader, ownBuild, readRemote, readShell } from './builds.ts'
import { isIntact, REMOTES } from './front-end.ts'

/** How long the copy of a build that no process uses any more stays, in ms. */
const KEEP_MS = 30 * DAY_MS

/** The copies that a process runs. */
export type OwnBuilds = {
  /** The folder of a part's copy. */
  place(part: string): string
  /** Says that they are in use: a process that starts with newer builds removes what was not for 30 days. */
  touch(): Promise<void>
}

/** How often a process says which copies it uses, in ms. */
export const TOUCH_MS = DAY_MS

/**
 * Copies the workspace's own builds into `folder`. A release builds in the folder of the part: without a copy, open tabs and a rollback to the own build would find other files there.
 * @throws Error when a part is not built, or is being built right now.
 */
export async function keepOwnBuilds(folder: string, buildDir: (part: string) => string): Promise<OwnBuilds> {
  const parts = ['shell', ...REMOTES]
  const places = new Map(
    await Promise.all(parts.map(async (part) => [part, await keep(join(folder, part), part, buildDir(part))] as const)),
  )
  return {
    place: (part) => places.get(part) ?? join(folder, part),
    touch: async () => void (await Promise.all([...places.values()].map(touch))),
  }
}

async function keep(folder: string, part: string, dist: string): Promise<string> {
  const read = folderReader(dist)
  const where = ownBuild(part)
  const build = part === 'shell' ? (await readShell(read, where)).build : await readRemote(read, where)
  const place = join(folder, `${build.version}-${await contentsOf(dist)}`)
  if (!(await isThere(place))) {
    const copy = join(folder, `.${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    try {
      await cp(dist, copy, { recursive: true })
      if (!(await isIntact(build, folderReader(copy)))) throw new Error(`${where} is half built: run pnpm build`)
      // Another process that starts at the same time may have been quicker: its copy is as good.
      await rename(copy, place).catch(() => {})
    } finally {
      // Also of a start that failed: the next ones would fill a full disk further.
      await rm(copy, { recursive: true, force: true })
    }
  }
  await touch(place)
  await removeUnused(folder, Date.now())
  return place
}

async function touch(place: string): Promise<void> {
  const now = new Date()
  await utimes(place, now, now)
}

/** What changes whenever a build does: its description names every hash, and its page has none there. */
async function contentsOf(dist: string): Promise<string> {
  const read = folderReader(dist)
  const hash = createHash('sha256')
  for (const file of ['shell.json', 'remote.json', 'index.html']) hash.update((await read(file)) ?? '')
  return hash.digest('hex').slice(0, 12)
}

async function removeUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now - found.mtimeMs > KEEP_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
