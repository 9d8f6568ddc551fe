import {
  type PageRelease,
  REMOTES,
  type ReleasedVersion,
  type ReleaseManifest,
  type RemoteBuild,
  type RunningRemote,
  servesContract,
} from 'shared-api/contract'
import { hashOf, NoBuild, ownBuild, type ReadFile, readRemote, readShell, type Shell } from './builds.ts'
import type { ReleaseStore } from './release-store.ts'

/** The names of the remotes, in the order of the navigation bar. */
export const REMOTE_NAMES = REMOTES.map(({ name }) => name)

/** A remote that runs, with its build, whose files and hashes the page needs. */
export type ComposedRemote = { build: RemoteBuild; baseUrl: string; refused: RunningRemote['refused'] }

/** One composition of shell and remotes. */
export type FrontEnd = { shell: Shell; remotes: ComposedRemote[] }

/** The workspace's own builds: what runs of a part that was never released. */
export type LocalBuilds = { shell: Shell; remotes: Record<string, RemoteBuild> }

/** The folder that a local build is served from: another one for each build, so all its files are immutable. */
export const localFolder = ({ version, buildId }: RemoteBuild) => `${version}-${buildId}`

/** Reads the workspace's own builds. @throws Error that names the missing file. */
export async function readLocalBuilds(reader: (part: string) => ReadFile): Promise<LocalBuilds> {
  const remotes = await Promise.all(
    REMOTE_NAMES.map(async (name) => [name, await readRemote(reader(name), ownBuild(name))] as const),
  )
  return { shell: await readShell(reader('shell'), ownBuild('shell')), remotes: Object.fromEntries(remotes) }
}

type Sources = {
  manifest: ReleaseManifest
  store: ReleaseStore
  local: LocalBuilds
  origins: string[]
  /** Receives a message for the operator about each released part that does not run. */
  onMisfit: (misfit: string) => void
}

/**
 * Composes the front end for a bucket (0 to 99): of each part the canary version if the bucket is below its percentage,
 * else the current version, else the workspace's own build. If a released shell does not serve an own build, as after
 * an upgrade, the own shell runs. A remote is refused if it does not fit the shell, its files differ from the release,
 * or its origin is not among `origins`; the rest runs.
 * @throws Error if the shell's files differ from the release, or the store cannot be reached.
 */
export async function compose(sources: Sources, bucket: number): Promise<FrontEnd> {
  const versionOf = (part: string) => versionFor(sources.manifest, part, bucket)
  const own = REMOTE_NAMES.flatMap((name) => (versionOf(name) ? [] : (sources.local.remotes[name] ?? [])))
  const shell = shellFor(sources, own, await chosenShell(sources, versionOf('shell')))
  const chosen = REMOTE_NAMES.map((name) => chosenRemote(sources, shell, name, versionOf(name)))
  const remotes = (await Promise.all(chosen)).filter((remote) => remote !== null)
  for (const { build, refused } of remotes)
    if (refused) sources.onMisfit(`${build.name} ${build.version} is refused for its ${refused}`)
  return { shell, remotes }
}

/** The shell that was chosen, or the own one where that does not serve an own build. */
function shellFor({ local, onMisfit }: Sources, own: RemoteBuild[], chosen: Shell): Shell {
  const outgrown = own.find(({ contract }) => !servesContract(chosen.build.contract, contract))
  if (!outgrown || chosen === local.shell) return chosen
  const { name, version, contract } = chosen.build
  const serves = `${contract.oldest} to ${contract.newest}`
  onMisfit(
    `${name} ${version} serves contract ${serves}, and ${outgrown.name} needs ${outgrown.contract}: the own shell runs`,
  )
  return local.shell
}

const readerOf =
  (store: ReleaseStore, part: string, { version }: ReleasedVersion): ReadFile =>
  (file) =>
    store.read(part, version, file)

async function chosenShell({ store, local }: Sources, chosen: ReleasedVersion | null): Promise<Shell> {
  if (!chosen) return local.shell
  const read = readerOf(store, 'shell', chosen)
  const shell = await readShell(read, `shell ${chosen.version}`)
  if (!(await isIntact(shell.build, read)))
    throw new Error(`shell ${chosen.version} has other files than were released`)
  return shell
}

async function chosenRemote(
  { store, local, origins }: Sources,
  shell: Shell,
  name: string,
  chosen: ReleasedVersion | null,
): Promise<ComposedRemote | null> {
  const own = local.remotes[name]
  if (!chosen) return own ? withRefusal(shell, origins, own, `/remotes/${name}/${localFolder(own)}/`) : null
  const read = readerOf(store, name, chosen)
  const baseUrl = chosen.baseUrl ?? `/remotes/${name}/${chosen.version}/`
  const build = await readRemote(read, `${name} ${chosen.version}`).catch((error) => undescribed(error, own, chosen))
  if (!build) return null
  return (await isIntact(build, read))
    ? withRefusal(shell, origins, build, baseUrl)
    : { build, baseUrl, refused: 'files' }
}

/** A release without a valid description is shown as unavailable at the pages of the own build. */
function undescribed(error: unknown, own: RemoteBuild | undefined, { version }: ReleasedVersion): RemoteBuild | null {
  if (!(error instanceof NoBuild)) throw error
  return own ? { ...own, version, buildId: 'unknown', files: {} } : null
}

function versionFor(manifest: ReleaseManifest, part: string, bucket: number): ReleasedVersion | null {
  const release = manifest.parts[part]
  if (!release) return null
  return release.canary && bucket < release.canary.percent ? release.canary : release.current
}

function withRefusal(shell: Shell, origins: string[], build: RemoteBuild, baseUrl: string): ComposedRemote {
  if (!servesContract(shell.build.contract, build.contract)) return { build, baseUrl, refused: 'contract' }
  const foreign = URL.canParse(baseUrl) && !origins.includes(new URL(baseUrl).origin)
  return { build, baseUrl, refused: foreign ? 'origin' : null }
}

/** Whether every file of a build has its recorded hash. */
export async function isIntact(build: { files: Record<string, string> }, read: ReadFile): Promise<boolean> {
  const checks = Object.entries(build.files).map(async ([file, hash]) => {
    const content = await read(file)
    return content !== null && hashOf(content) === hash
  })
  return checks.length > 0 && (await Promise.all(checks)).every(Boolean)
}

const toldOf = ({ pages: _pages, languages: _languages, libraries: _libraries, files: _files, ...told }: RemoteBuild) =>
  told

/** The part of a composition that the page contains. */
export const pageRelease = ({ shell, remotes }: FrontEnd): PageRelease => ({
  shell: { version: shell.build.version, buildId: shell.build.buildId },
  remotes: remotes.map(({ build, baseUrl, refused }) => ({
    ...toldOf(build),
    baseUrl,
    refused,
    paths: build.pages.map(({ path }) => path),
  })),
})
