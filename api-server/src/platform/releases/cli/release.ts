import type { ReleasedVersion, RemoteBuild, ShellBuild } from 'shared-api/contract'
import { type Config, readConfig } from '../../config.ts'
import { folderReader, hashOf, isServerFile, ownBuild, readRemote, readShell } from '../builds.ts'
import { expiredVersions, partOf, withoutVersions, withRelease } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { readPart } from './arguments.ts'
import { findBrowser } from './browser.ts'
import { refuseMisfit } from './fit.ts'
import { refuseReplaced, upload } from './upload.ts'
import { applyChangesets, build, buildDir } from './workspace.ts'

type Request = { part: string; percent: number | null; at: string | null }

/** Releases one part: version, build, upload, checks, and last the swap of the manifest. Prints each step. */
export async function release(args: string[], say: (line: string) => void): Promise<void> {
  const { part, percent, at } = readRequest(args)
  const config = readConfig(process.env)
  refuseUnlisted(at, config)
  const browser = findBrowser(process.env)
  const store = openReleaseStore(config.releases)

  const version = await applyChangesets(part)
  await build(part)
  const own = folderReader(buildDir(part))
  const built = part === 'shell' ? (await readShell(own, ownBuild(part))).build : await readRemote(own, ownBuild(part))
  say(`${part} ${version} built as ${built.buildId}`)

  const manifest = await store.readManifest()
  await refuseMisfit(part, manifest, store, own)
  await upload(store, built, own)
  say(`${Object.keys(built.files).length} files uploaded and read back`)

  const baseUrl = at === null ? null : `${at.replace(/\/$/, '')}/${part}/${version}/`
  const released: ReleasedVersion = { version, baseUrl, releasedAt: new Date().toISOString() }
  if (baseUrl) await compareWithOrigin(baseUrl, built)
  // Loaded late: a server and a browser's client take half a second.
  const { checkInBrowser } = await import('./check-in-browser.ts')
  const candidate = withRelease(manifest, part, released, null)
  await checkInBrowser(store, candidate, { part, origins: config.remoteOrigins, browser })
  say('works in the browser, composed with what runs')

  // Checked again: something may have been released since.
  await store.changeManifest(async (latest) => {
    await refuseMisfit(part, latest, store, own)
    await refuseReplaced(store, built)
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
  const { part, values } = readPart('release', args, { canary: 'PERCENT', at: 'URL' })
  const percent = values.canary === undefined ? null : Number(values.canary)
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
    throw new Error(`--canary takes a whole number from 1 to 99, not ${values.canary}`)
  }
  if (values.at !== undefined && !/^https?:$/.test(URL.parse(values.at)?.protocol ?? ''))
    throw new Error(`--at takes an http(s) address, not ${values.at}`)
  if (values.at !== undefined && part === 'shell')
    throw new Error('--at is for a remote: the shell comes from the origin of its pages')
  return { part, percent, at: values.at ?? null }
}

/** @throws Error when the other origin does not serve these very bytes to the shell's page. */
async function compareWithOrigin(baseUrl: string, built: RemoteBuild | ShellBuild) {
  for (const [file, hash] of Object.entries(built.files).filter(([file]) => !isServerFile(file))) {
    const answer = await fetch(baseUrl + file, { headers: { origin: 'https://shell.example' } })
    if (!answer.ok) throw new Error(`${baseUrl}${file} answered ${answer.status}: upload the release there first`)
    if (hashOf(await answer.bytes()) !== hash)
      throw new Error(`${baseUrl}${file} is another file than the one that was built`)
    if (!answer.headers.has('access-control-allow-origin'))
      throw new Error(`${baseUrl} must allow other origins to load from it (CORS)`)
  }
}
