import { withReason } from '../../causes.ts'
import { readConfig } from '../../config.ts'
import { StorageUnavailable } from '../../files/storage.ts'
import { partOf, ranBefore, withRollback } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { readPart } from './arguments.ts'
import { refuseMisfit } from './fit.ts'
import { release } from './release.ts'
import { storedBuild } from './upload.ts'
import { PARTS } from './workspace.ts'

const explain = (error: unknown) => {
  if (error instanceof StorageUnavailable) return withReason(error)
  return error instanceof Error ? error.message : error
}

const say = (line: string) => console.log(line)
const openStore = () => openReleaseStore(readConfig(process.env).releases)

const commands: Record<string, (args: string[]) => Promise<void>> = {
  release: (args) => release(args, say),
  rollback,
  releases: list,
}

/** `pnpm rollback PART [--to VERSION]`: the swap alone, nothing is built. */
async function rollback(args: string[]) {
  const { part, values } = readPart('rollback', args, { to: 'VERSION' })
  const store = openStore()
  const next = await store.changeManifest(async (manifest) => {
    const back = withRollback(manifest, part, values.to ?? null, Date.now())
    await refuseMisfit(part, back, store)
    return back
  })
  say(
    `${part} runs ${partOf(next, part).current?.version ?? 'from its own build, which each server brings: no release ran before'}`,
  )
}

/** `pnpm releases`: what runs of each part and what could. */
async function list(args: string[]) {
  if (args.length > 0) throw new Error('Usage: pnpm releases')
  const store = openStore()
  const manifest = await store.readManifest()
  for (const part of PARTS) {
    const { current, canary } = partOf(manifest, part)
    say(
      `${part}: ${current ? `${current.version}, released ${current.releasedAt}` : 'its own build'}${current?.baseUrl ? ` at ${current.baseUrl}` : ''}`,
    )
    if (canary) say(`  canary ${canary.version} for ${canary.percent} % of the visitors`)
    const before = ranBefore(partOf(manifest, part))
    if (before.length > 0) say(`  ran before: ${before.join(', ')}`)
    const stored = await wholeVersions(store, part)
    if (stored.length > 0) say(`  stored: ${stored.join(', ')}`)
  }
}

/** The versions that were uploaded to the end. */
async function wholeVersions(store: ReleaseStore, part: string): Promise<string[]> {
  const versions = await store.versions(part)
  const builds = await Promise.all(versions.map((version) => storedBuild(store, part, version)))
  return versions.filter((_version, at) => builds[at] !== null)
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error('Usage: pnpm release | rollback | releases')
  await command(args)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
