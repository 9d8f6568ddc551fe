import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  type ReleasedVersion,
  type ReleaseManifest,
  type RemoteBuild,
  type ShellBuild,
  servesContract,
} from 'shared-api/contract'
import { readConfig } from '../../config.ts'
import { folderReader, type ReadFile, readRemote, readShell } from '../builds.ts'
import { isIntact } from '../front-end.ts'
import { expiredVersions, partOf, withRelease } from '../manifest-changes.ts'
import { FolderReleaseStore, type ReleaseStore } from '../release-store.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { applyChangesets, build, buildDir, PARTS } from './workspace.ts'

const USAGE = `pnpm release <${PARTS.join(' | ')}> [--canary PERCENT] [--at URL]`

type Request = { part: string; percent: number | null; at: string | null }

/** Releases one part: version, build, upload, checks, and last the swap of the manifest. Prints each step. */
export async function release(args: string[], say: (line: string) => void): Promise<void> {
  const { part, percent, at } = readRequest(args)
  const config = readConfig(process.env)
  const store = new FolderReleaseStore(config.releasesDir)

  const version = await applyChangesets(part)
  await build(part)
  const own = folderReader(buildDir(part))
  const built = part === 'shell' ? (await readShell(own, 'shell/dist')).build : await readRemote(own, `${part}/dist`)
  say(`${part} ${version} built as ${built.buildId}`)

  const manifest = await store.readManifest()
  await refuseMisfit(part, built, manifest, store)
  await upload(store, part, built, own)
  say(`${Object.keys(built.files).length} files uploaded and read back`)

  const baseUrl = at === null ? null : `${at.replace(/\/$/, '')}/${part}/${version}/`
  if (baseUrl) await compareWithOrigin(baseUrl, built)
  const released: ReleasedVersion = { version, baseUrl, releasedAt: new Date().toISOString() }
  const next = withRelease(manifest, part, released, percent)
  const origins = baseUrl ? [...config.remoteOrigins, new URL(baseUrl).origin] : config.remoteOrigins
  await checkInBrowser(store, withRelease(manifest, part, released, null), firstPages(built), origins)
  say('works in the browser, composed with what runs')

  await store.writeManifest(next)
  say(percent === null ? `${part} ${version} runs` : `${part} ${version} runs for ${percent} % of the visitors`)
  for (const old of expiredVersions(partOf(next, part), await store.versions(part), Date.now()))
    await store.remove(part, old)
}

function readRequest(args: string[]): Request {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { canary: { type: 'string' }, at: { type: 'string' } },
  })
  const [part = ''] = positionals
  if (positionals.length !== 1 || !PARTS.includes(part)) throw new Error(`Usage: ${USAGE}`)
  const percent = values.canary === undefined ? null : Number(values.canary)
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
    throw new Error(`--canary takes a whole number from 1 to 99, not ${values.canary}`)
  }
  if (values.at !== undefined && !URL.canParse(values.at))
    throw new Error(`--at takes an http(s) address, not ${values.at}`)
  return { part, percent, at: values.at ?? null }
}

const isShell = (built: RemoteBuild | ShellBuild): built is ShellBuild => built.name === 'shell'

/** Refuses a remote that needs a shell contract which the running shell does not serve, and the other way round. */
async function refuseMisfit(
  part: string,
  built: RemoteBuild | ShellBuild,
  manifest: ReleaseManifest,
  store: ReleaseStore,
) {
  if (!isShell(built)) {
    const { contract } = await runningShell(manifest, store)
    if (servesContract(contract, built.contract)) return
    const range = contract.oldest === contract.newest ? contract.newest : `${contract.oldest} to ${contract.newest}`
    throw new Error(
      `${part} needs shell contract ${built.contract}; the running shell serves ${range}: release the shell first`,
    )
  }
  for (const remote of PARTS.filter((other) => other !== 'shell')) {
    const { contract } = await runningRemote(remote, manifest, store)
    if (!servesContract(built.contract, contract))
      throw new Error(`${remote}, which runs, needs shell contract ${contract}`)
  }
}

const runningReader = (part: string, manifest: ReleaseManifest, store: ReleaseStore): ReadFile => {
  const running = partOf(manifest, part).current
  return running ? (file) => store.read(part, running.version, file) : folderReader(buildDir(part))
}
const runningShell = async (manifest: ReleaseManifest, store: ReleaseStore) =>
  (await readShell(runningReader('shell', manifest, store), 'the running shell')).build
const runningRemote = (part: string, manifest: ReleaseManifest, store: ReleaseStore) =>
  readRemote(runningReader(part, manifest, store), `the running ${part}`)

/** Writes the build into the store once and for all. @throws Error when the version is there already with other files. */
async function upload(store: ReleaseStore, part: string, built: RemoteBuild | ShellBuild, read: ReadFile) {
  const description = isShell(built) ? 'shell.json' : 'remote.json'
  const there = await store.read(part, built.version, description)
  if (there && (JSON.parse(there.toString()) as { buildId: string }).buildId !== built.buildId) {
    throw new Error(
      `${part} ${built.version} was released with other files: describe the change by pnpm changeset first`,
    )
  }
  // The description comes last: a version without it is no release.
  for (const file of [...Object.keys(built.files), ...(isShell(built) ? ['index.html'] : []), description]) {
    const content = await read(file)
    if (!content) throw new Error(`${part}/dist/${file} is missing`)
    await store.write(part, built.version, file, content)
  }
  if (!(await isIntact(built, (file) => store.read(part, built.version, file))))
    throw new Error(`${part} was not stored as it was built`)
}

/** @throws Error when the other origin does not serve these very bytes to the shell's page. */
async function compareWithOrigin(baseUrl: string, built: RemoteBuild | ShellBuild) {
  for (const [file, hash] of Object.entries(built.files)) {
    const answer = await fetch(baseUrl + file, { headers: { origin: 'https://shell.example' } })
    if (!answer.ok) throw new Error(`${baseUrl}${file} answered ${answer.status}: upload the release there first`)
    const found = createHash('sha256')
      .update(await answer.bytes())
      .digest('base64')
    if (found !== hash) throw new Error(`${baseUrl}${file} is another file than the one that was built`)
    if (!answer.headers.has('access-control-allow-origin'))
      throw new Error(`${baseUrl} must allow other origins to load from it (CORS)`)
  }
}

/** Pages to look at: those of the remote without a parameter, at most three; for the shell its home page. */
const firstPages = (built: RemoteBuild | ShellBuild) =>
  isShell(built) ? ['/'] : built.pages.flatMap(({ path }) => (path.includes(':') ? [] : [path])).slice(0, 3)
