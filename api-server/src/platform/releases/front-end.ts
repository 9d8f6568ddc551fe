import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type {
  NavEntry,
  PageRelease,
  ReleasedVersion,
  ReleaseManifest,
  RemoteBuild,
  RemotePage,
  RunningRemote,
} from 'shared-api/contract'
import type { SiteLanguage } from 'shared-api/languages'
import {
  folderReader,
  hashOf,
  nullWithoutBuild,
  ownBuild,
  type ReadFile,
  readRemote,
  readShell,
  type Shell,
} from './builds.ts'
import { contractsOf, misfitOf } from './fits.ts'
import { partOf } from './manifest-changes.ts'
import { foreignOver, type Owners, ownersOf } from './ownership.ts'
import type { ReleaseStore } from './release-store.ts'
import { isSigned, type ReleaseKey } from './signature.ts'

/** A remote that runs, with its build, whose files and hashes the page needs. */
export type ComposedRemote = { build: RemoteBuild; baseUrl: string; refused: RunningRemote['refused'] }

/** One composition of shell and remotes. */
export type FrontEnd = { shell: Shell; remotes: ComposedRemote[] }

/** The workspace's own builds: what runs of a part that was never released. */
export type LocalBuilds = { shell: Shell; remotes: Record<string, RemoteBuild> }

/** The folder that a local build is served from: another one for each build, so all its files are immutable. */
export const localFolder = ({ version, buildId }: RemoteBuild) => `${version}-${buildId}`

/** Reads the own builds: the shell's, and each remote's that there is. @throws Error that names a wrong or missing file. */
export async function readLocalBuilds(buildDir: (part: string) => string): Promise<LocalBuilds> {
  const dirs = globSync(join(buildDir('*'), 'remote.json')).map(dirname)
  const remotes = await Promise.all(dirs.map((dir) => readRemote(folderReader(dir), dir)))
  return {
    shell: await readShell(folderReader(buildDir('shell')), ownBuild('shell')),
    remotes: Object.fromEntries(remotes.map((build) => [build.name, build])),
  }
}

type Sources = {
  manifest: ReleaseManifest
  store: ReleaseStore
  local: LocalBuilds
  origins: string[]
  /** A release that none of these has signed does not run. */
  keys?: ReleaseKey[]
  /** Receives a message for the operator about each released part that does not run. */
  onMisfit: (misfit: string) => void
  /** Receives a message for the operator about each release whose files are damaged. */
  onDamage: (damage: string) => void
}

/**
 * Composes the front end for a bucket (0 to 99): of each part the canary version if the bucket is below its percentage,
 * else the current version, else the workspace's own build. Of a release with other files than were released the newest
 * whole one of its history runs. If a released shell does not serve an own build, as after an upgrade, the own shell
 * runs. A remote is refused if it does not fit the shell, no release of it is whole, or its origin is not among
 * `origins`; the rest runs.
 * @throws Error if no release of the shell is whole, or the store cannot be reached.
 */
export async function compose(sources: Sources, bucket: number): Promise<FrontEnd> {
  const { manifest, local, origins, onMisfit } = sources
  const choiceOf = (part: string) => choicesFor(manifest, part, bucket)
  const own = Object.values(local.remotes).filter(({ name }) => choiceOf(name).length === 0)
  const shell = shellFor(sources, own, await chosenShell(sources, choiceOf('shell')))
  const released = Object.keys(manifest.parts).filter((part) => part !== 'shell')
  const names = [...new Set([...Object.keys(local.remotes), ...released])]
  const chosen = await Promise.all(names.map((name) => chosenRemote(sources, name, choiceOf(name))))
  const found = chosen.filter((remote) => remote !== null).map((remote) => withRefusal(shell, origins, remote))
  const owners = ownersOf(
    manifest,
    found.map(({ build: { name, pages } }) => ({ name, paths: pages.map(({ path }) => path) })),
  )
  const remotes = found.map((remote) => withOwnPages(owners, onMisfit, remote))
  for (const { build, refused } of remotes)
    if (refused) onMisfit(`${build.name} ${build.version} is refused for its ${refused}`)
  return { shell, remotes: remotes.sort((a, b) => (a.build.order ?? 0) - (b.build.order ?? 0)) }
}

/** The shell that was chosen, or the own one where that does not serve an own build. */
function shellFor({ local, onMisfit }: Sources, own: RemoteBuild[], chosen: Shell): Shell {
  const outgrown = own.find((remote) => misfitOf(chosen.build, remote))
  if (!outgrown || chosen === local.shell) return chosen
  const needs = misfitOf(chosen.build, outgrown)
  const { name, version } = chosen.build
  onMisfit(
    `${name} ${version} serves ${contractsOf(chosen.build)}, and ${outgrown.name} needs ${needs}: the own shell runs`,
  )
  return local.shell
}

const readerOf =
  (store: ReleaseStore, part: string, { version }: ReleasedVersion): ReadFile =>
  (file) =>
    store.read(part, version, file)

/** The first of these versions whose files are those that were released. */
async function firstWhole<Whole extends Shell | RemoteBuild>(
  { store, keys = [], onDamage }: Sources,
  part: string,
  choices: ReleasedVersion[],
  readWhole: (read: ReadFile, where: string) => Promise<Whole>,
): Promise<{ whole: Whole; choice: ReleasedVersion } | null> {
  for (const choice of choices) {
    const read = readerOf(store, part, choice)
    const whole = await readWhole(read, `${part} ${choice.version}`).catch(nullWithoutBuild)
    const isWhole = whole !== null && (await isIntact('build' in whole ? whole.build : whole, read))
    if (isWhole && (await isSigned(keys, part, choice.version, read))) return { whole, choice }
    const why = isWhole ? 'is signed by no key of RELEASE_KEYS' : 'has other files than were released'
    onDamage(`${part} ${choice.version} ${why}: the newest whole release before it runs`)
  }
  return null
}

async function chosenShell(sources: Sources, choices: ReleasedVersion[]): Promise<Shell> {
  const [wanted] = choices
  if (!wanted) return sources.local.shell
  const found = await firstWhole(sources, 'shell', choices, readShell)
  if (!found) throw new Error(`shell ${wanted.version} has other files than were released, and so has each one before`)
  return found.whole
}

async function chosenRemote(
  sources: Sources,
  name: string,
  choices: ReleasedVersion[],
): Promise<ComposedRemote | null> {
  const own = sources.local.remotes[name]
  const [wanted] = choices
  if (!wanted) return own ? { build: own, baseUrl: `/remotes/${name}/${localFolder(own)}/`, refused: null } : null
  const found = await firstWhole(sources, name, choices, readRemote)
  const { version, baseUrl } = found?.choice ?? wanted
  const described =
    found?.whole ?? (await readRemote(readerOf(sources.store, name, wanted), name).catch(nullWithoutBuild))
  const unknown = own && { ...own, version, buildId: 'unknown', files: {} }
  // Builds from before they said so are shown where the own one is, and to whom.
  const build = described ? { order: own?.order, forStaff: own?.forStaff, ...described } : unknown
  return build ? { build, baseUrl: baseUrl ?? `/remotes/${name}/${version}/`, refused: found ? null : 'files' } : null
}

/** What a visitor of this bucket should get of a part, and what instead if its files are damaged, the best first. */
function choicesFor(manifest: ReleaseManifest, part: string, bucket: number): ReleasedVersion[] {
  const { current, canary, history } = partOf(manifest, part)
  const chosen = canary && bucket < canary.percent ? [canary, current] : [current]
  return current || chosen[0] ? [...chosen, ...history.toReversed()].filter((one) => one !== null) : []
}

function withRefusal({ build: shell }: Shell, origins: string[], remote: ComposedRemote): ComposedRemote {
  if (remote.refused) return remote
  if (misfitOf(shell, remote.build)) return { ...remote, refused: 'contract' }
  const origin = URL.parse(remote.baseUrl)?.origin
  return { ...remote, refused: origin === undefined || origins.includes(origin) ? null : 'origin' }
}

/** A remote without the pages that belong to another. */
function withOwnPages(owners: Owners, onMisfit: Sources['onMisfit'], remote: ComposedRemote): ComposedRemote {
  const { name, version, pages } = remote.build
  const isOwn = ({ path }: RemotePage) => {
    const foreign = foreignOver(owners, name, path)
    if (foreign) onMisfit(`${path} of ${name} ${version} is not shown: it belongs to ${foreign.owner}`)
    return !foreign
  }
  return { ...remote, build: { ...remote.build, pages: pages.filter(isOwn) } }
}

/** Whether every file of a build has its recorded hash. */
export async function isIntact(build: { files: Record<string, string> }, read: ReadFile): Promise<boolean> {
  const checks = Object.entries(build.files).map(async ([file, hash]) => {
    const content = await read(file)
    return content !== null && hashOf(content) === hash
  })
  return checks.length > 0 && (await Promise.all(checks)).every(Boolean)
}

/** A navigation entry without the words of other languages. */
function inLanguage({ translations, ...entry }: NavEntry, language: SiteLanguage): NavEntry {
  const label = translations?.[language]
  return label === undefined ? entry : { ...entry, translations: { [language]: label } }
}

const describedBy = ({ name, scope, version, buildId, contract, entry, nav }: RemoteBuild, language: SiteLanguage) => ({
  ...{ name, scope, version, buildId, contract, entry },
  nav: nav.map((entry) => inLanguage(entry, language)),
})

/** The part of a composition that a page in a language contains. */
export const pageRelease = ({ shell, remotes }: FrontEnd, language: SiteLanguage): PageRelease => ({
  shell: { version: shell.build.version, buildId: shell.build.buildId },
  remotes: remotes.map(({ build, baseUrl, refused }) => ({
    ...describedBy(build, language),
    baseUrl,
    refused,
    paths: build.pages.map(({ path }) => path),
    ...(build.forStaff ? { forStaff: true } : {}),
  })),
})
