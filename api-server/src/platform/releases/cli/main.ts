import type { ReleasedVersion } from 'shared-api/contract'
import { withReason } from '../../causes.ts'
import { readConfig } from '../../config.ts'
import { StorageUnavailable } from '../../files/storage.ts'
import { partOf, ranBefore, withRollback } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { readPart } from './arguments.ts'
import { refuseMisfit } from './fit.ts'
import { readRecord } from './record.ts'
import { promote, release } from './release.ts'
import { PARTS } from './workspace.ts'

const explain = (error: unknown) => {
  if (error instanceof StorageUnavailable) return withReason(error)
  return error instanceof Error ? error.message : error
}

const say = (line: string) => console.log(line)
const openStore = () => openReleaseStore(readConfig(process.env).releases)

const commands: Record<string, (args: string[]) => Promise<void>> = {
  release: (args) => release(args, say),
  promote: (args) => promote(args, say),
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

/** `pnpm releases`: of each part what runs, what is kept to go back to, what waits to be promoted, what was refused. */
async function list(args: string[]) {
  if (args.length > 0) throw new Error('Usage: pnpm releases')
  const store = openStore()
  const { parts } = await store.readManifest()
  for (const part of new Set([...PARTS, ...Object.keys(parts)])) {
    const { current, canary, stopped } = partOf({ parts }, part)
    say(`${part}: ${current ? await toldOf(store, part, current) : 'its own build'}`)
    if (canary) say(`  canary ${await toldOf(store, part, canary)}, for ${canary.percent} % of the visitors`)
    const kept = ranBefore({ stopped })
    const running = [current?.version, canary?.version]
    const never = (await store.versions(part)).filter((version) => ![...running, ...kept].includes(version))
    const records = await Promise.all(never.map((version) => readRecord(store, part, version).catch(() => null)))
    const { passed = [], refused = [] } = Object.groupBy(never, (_version, at) =>
      records[at]?.state === 'passed' ? 'passed' : 'refused',
    )
    for (const [what, versions] of Object.entries({ kept, 'passed, for pnpm promote': passed, refused }))
      if (versions.length > 0) say(`  ${what}: ${versions.join(', ')}`)
  }
}

async function toldOf(store: ReleaseStore, part: string, { version, releasedAt, baseUrl }: ReleasedVersion) {
  const commit = (await readRecord(store, part, version))?.commit ?? 'unknown'
  return `${version} runs, released ${releasedAt}, commit ${commit}${baseUrl ? `, at ${baseUrl}` : ''}`
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error('Usage: pnpm release | promote | rollback | releases')
  await command(args)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
