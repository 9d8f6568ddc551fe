import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The repository's root, whose parts are released. */
export const WORKSPACE = resolve(import.meta.dirname, '../../../../..')

/** The parts of the workspace that are released independently. */
export const PARTS = [
  ...globSync('*/src/remote.tsx', { cwd: WORKSPACE })
    .map((file) => dirname(dirname(file)))
    .sort(),
  'shell',
]

const CHANGESETS = join(WORKSPACE, '.changeset')
const [PACKAGE, CHANGELOG] = ['package.json', 'CHANGELOG.md']
/** What the tool itself changes: the next release may come before they are committed. */
const CHANGED_BY_TOOL = ['.changeset', `*/${CHANGELOG}`, `*/${PACKAGE}`]

/** The folder of a part's build. */
export const buildDir = (part: string) => join(WORKSPACE, part, 'dist')

const run = promisify(execFile)

type Failure = Error & { stdout?: string; stderr?: string }

/** Runs a tool of the workspace. @throws Error with its output. */
async function tool(...args: string[]): Promise<void> {
  await run('pnpm', ['exec', ...args], { cwd: WORKSPACE }).catch((error: Failure) => {
    // One that did not start has printed nothing.
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message
    throw new Error(`${args.join(' ')} failed:\n${said}`, { cause: error })
  })
}

/**
 * The commit of the sources in a folder. With `dirty` it may have changes on top, or be none.
 * @throws Error that lists the changes, or says that there is no repository.
 */
export async function commitOf(folder: string, dirty: boolean): Promise<string | null> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim()
  const commit = await git('rev-parse', 'HEAD').catch(() => null)
  if (commit === null && !dirty)
    throw new Error(`${folder} is in no repository with a commit: --dirty releases it all the same`)
  if (commit === null) return null
  const aside = CHANGED_BY_TOOL.map((path) => `:(top,exclude)${path}`)
  const changes = await git('status', '--porcelain', '--', ':/', ...aside)
  if (changes !== '' && !dirty) throw new Error(`commit these changes first, or release with --dirty:\n${changes}`)
  return changes === '' ? commit : `${commit} with changes`
}

/**
 * Tags the commit of a released version, as public-site@1.4.0, in the repository of a folder. Returns what to print: a
 * tag that stands already stays, and sources that are no commit have none.
 */
export async function tagRelease(folder: string, part: string, version: string, commit: string | null) {
  const tag = `${part}@${version}`
  if (commit === null || !/^[0-9a-f]+$/.test(commit)) return `no tag ${tag}: its sources are no commit`
  return run('git', ['tag', tag, commit], { cwd: folder }).then(
    () => `tagged ${tag}: git push origin ${tag}`,
    () => `the tag ${tag} stands already`,
  )
}

/** Gives the part the version that its changesets ask for, and no other part; without any it keeps the one it has. */
export async function applyChangesets(part: string): Promise<void> {
  // Loaded late: a server has the other commands, and not what only a workspace needs.
  const { separateChangesets } = await import('./changesets.ts')
  // The tool counts it as a failure when there is nothing to do.
  if (!(await separateChangesets(CHANGESETS, part))) return
  // Also those that are never released by themselves: who releases this part does not commit their versions.
  const packages = globSync('*/package.json', { cwd: WORKSPACE }).map((file) => dirname(file))
  const others = packages.filter((other) => other !== part)
  await tool('changeset', 'version', ...others.flatMap((other) => ['--ignore', other]))
}

/** Checks the part's types and runs its tests. @throws Error with their output. */
export async function testPart(part: string): Promise<void> {
  await tool('tsc', '--noEmit', '-p', part)
  await tool('turbo', 'run', 'test', `--filter=${part}`)
}

/** Builds one part, and the others if they have no build yet, since the check needs them. */
export function build(part: string): Promise<void> {
  const needed = PARTS.filter((other) => other === part || !existsSync(buildDir(other)))
  return tool('turbo', 'run', 'build', ...needed.map((one) => `--filter=${one}`), '--output-logs=errors-only')
}

/**
 * Does the work, and puts back what it changed if it fails: the part's build, since other parts are checked with it as
 * long as the part was never released, and its version, changelog and changesets.
 */
export async function orAsBefore(part: string, work: () => Promise<void>): Promise<void> {
  const places = [buildDir(part), CHANGESETS, ...[PACKAGE, CHANGELOG].map((file) => join(WORKSPACE, part, file))]
  const kept = await mkdtemp(join(tmpdir(), 'before-release-'))
  const keptAt = (place: string) => join(kept, basename(place))
  try {
    for (const place of places.filter(existsSync)) await cp(place, keptAt(place), { recursive: true })
    await work()
  } catch (error) {
    for (const place of places) {
      await rm(place, { recursive: true, force: true })
      if (existsSync(keptAt(place))) await cp(keptAt(place), place, { recursive: true })
    }
    throw error
  } finally {
    await rm(kept, { recursive: true, force: true })
  }
}
