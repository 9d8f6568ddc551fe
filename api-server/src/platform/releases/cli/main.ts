import type { ReleasedVersion, ReleaseManifest } from 'shared-api/contract'
import { withReason } from '../../causes.ts'
import { readConfig } from '../../config.ts'
import { StorageUnavailable } from '../../files/storage.ts'
import { nullWithoutBuild, readRemote, readShell } from '../builds.ts'
import { partOf, ranBefore, withoutPart, withRollback } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { readPart } from './arguments.ts'
import { refuseMisfit, runningOf } from './fit.ts'
import { withPagesAfter } from './pages.ts'
import { readRecord } from './record.ts'
import { promote, release } from './release.ts'
import { differingVersions } from './versions.ts'
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
  withdraw,
  releases: list,
}

/** Changes what runs of a part by the swap alone, nothing is built; says what runs then. */
async function swap(part: string, store: ReleaseStore, change: (manifest: ReleaseManifest) => ReleaseManifest) {
  const next = await store.changeManifest(async (manifest) => {
    const changed = change(manifest)
    if (isLeft(part, changed)) await refuseMisfit(part, changed, store)
    return withPagesAfter(part, changed, store)
  })
  const { current } = partOf(next, part)
  const nothing = PARTS.includes(part) ? 'from its own build, which each server brings' : 'nowhere: it has no own build'
  say(`${part} runs ${current?.version ?? nothing}`)
}

const isLeft = (part: string, manifest: ReleaseManifest) => PARTS.includes(part) || partOf(manifest, part).current

/** The parts of the workspace and those of the manifest, from wherever they came. */
const partsIn = ({ parts }: ReleaseManifest) => [...new Set([...PARTS, ...Object.keys(parts)])]

/** `pnpm rollback PART [--to VERSION]`: to a version that ran before. */
async function rollback(args: string[]) {
  const store = openStore()
  const { part, values } = readPart('rollback', args, { to: 'VERSION' }, partsIn(await store.readManifest()))
  const to = values.to ?? null
  const record = to === null ? null : await readRecord(store, part, to)
  const known = record ? { baseUrl: record.baseUrl, commit: record.commit, because: record.because ?? null } : {}
  await swap(part, store, (manifest) => withRollback(manifest, part, to, Date.now(), known))
}

/** `pnpm withdraw PART`: no release of it runs, until one is rolled back to or released. */
async function withdraw(args: string[]) {
  const store = openStore()
  const { part } = readPart('withdraw', args, {}, partsIn(await store.readManifest()))
  await swap(part, store, (manifest) => withoutPart(manifest, part, Date.now()))
}

/** `pnpm releases`: of each part what runs, what is kept to go back to, what waits to be promoted, what was refused; then the
 * packages of which the running parts have several versions. */
async function list(args: string[]) {
  if (args.length > 0) throw new Error('Usage: pnpm releases')
  const store = openStore()
  const manifest = await store.readManifest()
  const parts = partsIn(manifest)
  for (const part of parts) {
    const { current, canary, stopped } = partOf(manifest, part)
    const nothing = PARTS.includes(part) ? 'its own build' : 'withdrawn'
    say(`${part}: ${current ? await lineOf(store, part, current) : nothing}`)
    if (canary) say(`  canary ${await lineOf(store, part, canary)}, for ${canary.percent} % of the visitors`)
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
  const packages = await Promise.all(parts.map(async (part) => [part, await packagesOf(store, manifest, part)]))
  for (const line of differingVersions(Object.fromEntries(packages))) say(line)
}

/** The packages in what runs of a part; nothing where its own build is not made yet. */
async function packagesOf(store: ReleaseStore, manifest: ReleaseManifest, part: string) {
  const from = runningOf(manifest, store, part)
  const build = part === 'shell' ? readShell(...from).then((shell) => shell.build) : readRemote(...from)
  return (await build.catch(nullWithoutBuild))?.packages ?? {}
}

async function lineOf(store: ReleaseStore, part: string, { version, releasedAt, baseUrl, ...one }: ReleasedVersion) {
  const commit = one.commit ?? (await readRecord(store, part, version))?.commit ?? 'unknown'
  const because = one.because ? `, because: ${one.because}` : ''
  return `${version} runs, released ${releasedAt}, commit ${commit}${baseUrl ? `, at ${baseUrl}` : ''}${because}`
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error('Usage: pnpm release | promote | rollback | withdraw | releases')
  await command(args)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
