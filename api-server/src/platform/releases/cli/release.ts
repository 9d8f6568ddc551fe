import type { ReleaseManifest, RemoteBuild, ShellBuild } from 'shared-api/contract'
import { LANGUAGES } from 'shared-api/languages'
import { type Config, readConfig } from '../../config.ts'
import { folderReader, type ReadFile, readRemote, readShell } from '../builds.ts'
import { everRan, expiredVersions, partOf, withoutVersions, withRelease } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import { type Previewed, previewToken } from '../preview-link.ts'
import type { ReleaseStore } from '../release-store.ts'
import { isSigned, signatureOf } from '../signature.ts'
import { readPart, readPercent } from './arguments.ts'
import { findBrowser } from './browser.ts'
import { type Comparison, compareBuilds, compareHtml } from './compare.ts'
import { refuseMisfit, runningOf } from './fit.ts'
import { compareWithOrigin, refuseUnlisted } from './other-origin.ts'
import { withPagesAfter, withPagesOf, withPagesOfStored } from './pages.ts'
import { readRecord, writeRecord } from './record.ts'
import { refuseReplaced, upload } from './upload.ts'
import {
  applyChangesets,
  build,
  buildDir,
  commitOf,
  orAsBefore,
  PARTS,
  tagRelease,
  testPart,
  WORKSPACE,
} from './workspace.ts'

/** Releases one part: version, tests, build, upload, checks, and last the swap of the manifest. Prints each step. */
export async function release(args: string[], say: (line: string) => void): Promise<void> {
  const asked = readRequest(args)
  const { part, built, dirty } = asked
  const config = readConfig(process.env)
  refuseUnlisted(asked.at, config)
  const browser = findBrowser(process.env)
  const commit = await commitOf(built ?? WORKSPACE, dirty)
  const put = (dir: string) => releaseBuild({ ...asked, dir, commit, config, browser, say })
  const tag = async (version: string) => say(await tagRelease(built ?? WORKSPACE, part, version, commit))
  if (built !== null) return tag(await put(built))
  await orAsBefore(part, async () => {
    await applyChangesets(part)
    await testPart(part)
    say('tests passed')
    await build(part)
    await tag(await put(buildDir(part)))
  })
}

type Build = ReturnType<typeof readRequest> & {
  dir: string
  commit: string | null
  config: Config
  browser: string
  say: (line: string) => void
}

/** Returns the version that it released. */
async function releaseBuild(asked: Build): Promise<string> {
  const { part, percent, at, because, said, dir, commit, config, languages, only, data, browser, say } = asked
  const store = openReleaseStore(config.releases)
  const own = folderReader(dir)
  const built = part === 'shell' ? (await readShell(own, dir)).build : await readRemote(own, dir)
  const { version, buildId } = built
  if (built.name !== part) throw new Error(`${dir} is a build of ${built.name}`)
  say(`${part} ${version} built as ${buildId}, commit ${commit ?? 'unknown'}`)

  const manifest = await store.readManifest()
  await refuseMisfit(part, manifest, store, own)
  const withPages = async (latest: ReleaseManifest) =>
    'pages' in built ? withPagesOf(built, latest, store, said) : latest
  const claimed = await withPages(manifest)
  await refuseWorse(part, { manifest, store, own, built, because, say })
  const baseUrl = at === null ? null : `${at.replace(/\/$/, '')}/${part}/${version}/`
  const record = { buildId, commit, baseUrl, because, said, state: 'checking', since: Date.now() } as const
  await upload(store, built, own, record)
  const signature = config.releaseKey && (await signatureOf(config.releaseKey, part, version, own))
  if (signature) await store.write(part, version, signature.file, signature.content)
  let settled: number | undefined
  const settle = (state: 'passed' | 'refused') => writeRecord(store, part, version, { ...record, state, settled })
  say(`${Object.keys(built.files).length} files uploaded and read back`)

  const released = { version, baseUrl, releasedAt: new Date().toISOString(), commit, because }
  try {
    if (!(await isSigned(config.releaseKeys, part, version, (file) => store.read(part, version, file))))
      throw new Error(`${part} ${version} is signed by no key of RELEASE_KEYS: RELEASE_KEY names the file of one`)
    if (baseUrl) await compareWithOrigin(baseUrl, built)
    // Loaded late: a server and a browser's client take half a second.
    const { checkInBrowser, renderedPages } = await import('./check-in-browser.ts')
    const around = { store, data, origins: config.remoteOrigins }
    const candidate = { ...around, manifest: withRelease(claimed, part, released, null) }
    const seen = await checkInBrowser(candidate, part, { browser, languages, only })
    settled = seen.settled
    const scope = only ? ', each looked at once' : languages ? `, looked at in ${languages.join(', ')} alone` : ''
    say(`${seen.pages} pages work in the browser, composed with what runs${scope}`)
    const { current } = partOf(manifest, part)
    if (current !== null) {
      const before = (await readRecord(store, part, current.version))?.settled ?? '?'
      say(`  they respond after ${before} → ${settled} ms, the middle one`)
      const html = await renderedPages({ ...around, manifest }, part)
      refuseUnlessSaid(compareHtml(html, await renderedPages(candidate, part)), { because, say })
    }
  } catch (error) {
    await settle(everRan(partOf(manifest, part), version) ? 'passed' : 'refused')
    throw error
  }
  await settle('passed')
  if (percent === 0) {
    say(previewLine(config, { part, version, baseUrl }))
    return version
  }

  // Checked again: something may have been released since.
  await store.changeManifest(async (latest) => {
    await refuseMisfit(part, latest, store, own)
    await refuseReplaced(store, built)
    return withPagesAfter(part, withRelease(await withPages(latest), part, released, percent), store)
  })
  say(runsLine(part, version, percent))
  await removeExpired(store, part)
  return version
}

type Compared = Pick<Build, 'because' | 'say'> & {
  manifest: ReleaseManifest
  store: ReleaseStore
  own: ReadFile
  built: RemoteBuild | ShellBuild
}

/** Prints what differs from the release that runs. @throws Error for a regression without a reason */
async function refuseWorse(part: string, { manifest, store, own, built, because, say }: Compared) {
  if (partOf(manifest, part).current === null) return
  const [read, where] = runningOf(manifest, store, part)
  const running = part === 'shell' ? (await readShell(read, where)).build : await readRemote(read, where)
  refuseUnlessSaid(await compareBuilds({ build: running, read }, { build: built, read: own }), { because, say })
}

/** @throws Error for a regression without a reason */
function refuseUnlessSaid({ table, regressions }: Comparison, { because, say }: Pick<Build, 'because' | 'say'>) {
  for (const line of table) say(`  ${line}`)
  if (regressions.length > 0 && because === null)
    throw new Error(`${regressions.join('\n')}\n--because 'REASON' releases it all the same, and keeps the reason`)
}

function previewLine({ previewKey, publicOrigin }: Config, previewed: Previewed): string {
  const { part, version } = previewed
  if (previewKey === null)
    return `${part} ${version} is stored; with PREVIEW_KEY, here and at the servers, it has a link`
  const token = encodeURIComponent(previewToken(previewKey, previewed, Date.now()))
  return `${part} ${version} is at ${publicOrigin}/preview/${token}`
}

const runsLine = (part: string, version: string, percent: number | null) =>
  percent === null ? `${part} ${version} runs` : `${part} ${version} runs for ${percent} % of the visitors`

/** `pnpm promote PART [--to VERSION] [--canary PERCENT]`: gives a canary or a previewed version to all, or to more. */
export async function promote(args: string[], say: (line: string) => void): Promise<void> {
  const { part, values } = readPart('promote', args, { to: 'VERSION', canary: 'PERCENT' }, null)
  const percent = readPercent(values.canary, 1)
  const store = openReleaseStore(readConfig(process.env).releases)
  const { canary } = partOf(await store.readManifest(), part)
  const version = values.to ?? canary?.version
  if (version === undefined) throw new Error(`${part} has no canary: --to names the version`)
  const record = await readRecord(store, part, version)
  // A canary from before there were records passed them too.
  if (record?.state !== 'passed' && version !== canary?.version)
    throw new Error(`${part} ${version} passed no checks: pnpm release ${part}`)
  const released = {
    version,
    baseUrl: record?.baseUrl ?? canary?.baseUrl ?? null,
    releasedAt: new Date().toISOString(),
    commit: record?.commit ?? null,
    because: record?.because ?? null,
  }
  await store.changeManifest(async (latest) => {
    await refuseMisfit(part, withRelease(latest, part, released, null), store)
    const claimed = await withPagesOfStored(part, version, latest, store, record?.said)
    return withPagesAfter(part, withRelease(claimed, part, released, percent), store)
  })
  say(runsLine(part, version, percent))
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

/** @throws Error with the usage, or for an option that cannot be */
function readRequest(args: string[]) {
  const options = {
    canary: 'PERCENT',
    at: 'URL',
    built: 'FOLDER',
    take: 'PATHS',
    drop: 'PATHS',
    because: 'REASON',
    languages: 'LANGUAGES',
    pages: 'PATHS',
    data: 'FOLDER',
    dirty: true,
  } as const
  const { part, values } = readPart('release', args, options, args.includes('--built') ? null : PARTS)
  const { at = null, built = null, because = null, data = null, dirty = false } = values
  const percent = readPercent(values.canary, 0)
  if (at !== null && !/^https?:$/.test(URL.parse(at)?.protocol ?? ''))
    throw new Error(`--at takes an http(s) address, not ${at}`)
  if (at !== null && part === 'shell')
    throw new Error('--at is for a remote: the shell comes from the origin of its pages')
  const [take = [], drop = []] = [values.take, values.drop].map((paths) => paths?.split(','))
  const [languages = null, only = null] = [values.languages, values.pages].map((list) => list?.split(','))
  const unknown = languages?.find((one) => !(one in LANGUAGES))
  if (unknown !== undefined)
    throw new Error(`--languages takes some of ${Object.keys(LANGUAGES).join(',')}, not ${unknown}`)
  return { part, percent, at, built, dirty, because, said: { take, drop }, languages, only, data }
}
