import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { PartRelease, ReleasedVersion, RemoteBuild, ShellBuild } from 'shared-api/contract'
import { type Config, readConfig } from '../../config.ts'
import { isServerFile } from '../../prerender/server-files.ts'
import { folderReader, type ReadFile, readRemote, readShell } from '../builds.ts'
import { isIntact } from '../front-end.ts'
import { expiredVersions, partOf, withoutVersions, withRelease } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { refuseMisfit } from './fit.ts'
import { applyChangesets, build, buildDir, PARTS } from './workspace.ts'

const USAGE = `pnpm release <${PARTS.join(' | ')}> [--canary PERCENT] [--at URL]`

type Request = { part: string; percent: number | null; at: string | null }

/** Releases one part: version, build, upload, checks, and last the swap of the manifest. Prints each step. */
export async function release(args: string[], say: (line: string) => void): Promise<void> {
  const { part, percent, at } = readRequest(args)
  const config = readConfig(process.env)
  refuseUnlisted(at, config)
  const store = openReleaseStore(config.releases)

  const version = await applyChangesets(part)
  await build(part)
  const own = folderReader(buildDir(part))
  const built = part === 'shell' ? (await readShell(own, 'shell/dist')).build : await readRemote(own, `${part}/dist`)
  say(`${part} ${version} built as ${built.buildId}`)

  const manifest = await store.readManifest()
  await refuseMisfit(part, manifest, store, own)
  await upload(store, partOf(manifest, part), built, own)
  say(`${Object.keys(built.files).length} files uploaded and read back`)

  const baseUrl = at === null ? null : `${at.replace(/\/$/, '')}/${part}/${version}/`
  const released: ReleasedVersion = { version, baseUrl, releasedAt: new Date().toISOString() }
  if (baseUrl) await compareWithOrigin(baseUrl, built)
  const candidate = withRelease(manifest, part, released, null)
  await checkInBrowser(store, candidate, firstPages(built), config.remoteOrigins)
  say('works in the browser, composed with what runs')

  // Asked again: another part may have been released meanwhile.
  await store.changeManifest(async (latest) => {
    await refuseMisfit(part, latest, store, own)
    return withRelease(latest, part, released, percent)
  })
  say(percent === null ? `${part} ${version} runs` : `${part} ${version} runs for ${percent} % of the visitors`)
  await removeExpired(store, part)
}

/** Files go last, when the manifest no longer names them. */
async function removeExpired(store: ReleaseStore, part: string) {
  let expired: string[] = []
  const stands = await store.readManifest()
  if (expiredVersions(partOf(stands, part), Date.now()).length === 0) return
  await store.changeManifest(async (latest) => {
    expired = expiredVersions(partOf(latest, part), Date.now())
    return withoutVersions(latest, part, expired)
  })
  for (const version of expired) await store.remove(part, version)
}

/** Servers refuse an origin that is not on their list: better said here than in every page. */
function refuseUnlisted(at: string | null, { remoteOrigins }: Config) {
  if (at === null || remoteOrigins.includes(new URL(at).origin)) return
  throw new Error(`${new URL(at).origin} is not among REMOTE_ORIGINS: servers would refuse what comes from there`)
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
  if (values.at !== undefined && !/^https?:$/.test(URL.parse(values.at)?.protocol ?? ''))
    throw new Error(`--at takes an http(s) address, not ${values.at}`)
  return { part, percent, at: values.at ?? null }
}

const isShell = (built: RemoteBuild | ShellBuild): built is ShellBuild => built.name === 'shell'

/**
 * Writes the build into the store. A version that ever ran is there once and for all; one that failed its checks may
 * come again. @throws Error when the version ran with other files.
 */
async function upload(store: ReleaseStore, release: PartRelease, built: RemoteBuild | ShellBuild, read: ReadFile) {
  const { name: part, version, buildId } = built
  const description = isShell(built) ? 'shell.json' : 'remote.json'
  const there = await store.read(part, version, description)
  if (there && (JSON.parse(there.toString()) as { buildId: string }).buildId !== buildId) {
    if (everRan(release, version))
      throw new Error(`${part} ${version} was released with other files: describe the change by pnpm changeset first`)
    await store.remove(part, version)
  }
  // The description comes last: a version without it is no release.
  for (const file of [...Object.keys(built.files), ...(isShell(built) ? ['index.html'] : []), description]) {
    const content = await read(file)
    if (!content) throw new Error(`${part}/dist/${file} is missing`)
    await store.write(part, version, file, content)
    const compressed = await read(`${file}.br`)
    if (compressed) await store.write(part, version, `${file}.br`, compressed)
  }
  if (!(await isIntact(built, (file) => store.read(part, version, file))))
    throw new Error(`${part} was not stored as it was built`)
}

const everRan = ({ current, canary, history, stopped }: PartRelease, version: string) =>
  version in stopped || [current, canary, ...history].some((one) => one?.version === version)

/** @throws Error when the other origin does not serve these very bytes to the shell's page. */
async function compareWithOrigin(baseUrl: string, built: RemoteBuild | ShellBuild) {
  for (const [file, hash] of Object.entries(built.files).filter(([file]) => !isServerFile(file))) {
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

/** Pages to look at: those of the remote without a parameter, at most three; for the shell one of each remote. */
const firstPages = (built: RemoteBuild | ShellBuild) =>
  isShell(built) ? ['/', '/login'] : built.pages.flatMap(({ path }) => (path.includes(':') ? [] : [path])).slice(0, 3)
