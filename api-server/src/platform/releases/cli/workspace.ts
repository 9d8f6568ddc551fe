import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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
/** What the tool itself changes: the next release may come before they are committed. */
const CHANGED_BY_TOOL = ['.changeset', '*/CHANGELOG.md', '*/package.json']

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
  const changes = await git(
    'status',
    '--porcelain',
    '--',
    ':/',
    ...CHANGED_BY_TOOL.map((path) => `:(top,exclude)${path}`),
  )
  if (changes !== '' && !dirty) throw new Error(`commit these changes first, or release with --dirty:\n${changes}`)
  return changes === '' ? commit : `${commit} with changes`
}

/** Gives the part the version that its changesets ask for, and no other part; without any it keeps the one it has. */
export async function applyChangesets(part: string): Promise<void> {
  // Also those that are never released by themselves: who releases this part does not commit their versions.
  const packages = globSync('*/package.json', { cwd: WORKSPACE }).map((file) => dirname(file))
  const others = packages.filter((other) => other !== part)
  if (await hasChangeset(part)) await tool('changeset', 'version', ...others.flatMap((other) => ['--ignore', other]))
}

// The tool counts it as a failure when there is nothing to do.
async function hasChangeset(part: string): Promise<boolean> {
  const files = (await readdir(CHANGESETS)).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const texts = await Promise.all(files.map((file) => readFile(join(CHANGESETS, file), 'utf8')))
  return texts.some((text) => new RegExp(`^["']?${part}["']?:`, 'm').test(text))
}

/** Runs the part's tests. @throws Error with their output. */
export const testPart = (part: string) => tool('turbo', 'run', 'test', `--filter=${part}`)

/** Builds one part, and the others if they have no build yet, since the check needs them. */
export function build(part: string): Promise<void> {
  const needed = PARTS.filter((other) => other === part || !existsSync(buildDir(other)))
  return tool('turbo', 'run', 'build', ...needed.map((one) => `--filter=${one}`), '--output-logs=errors-only')
}

/**
 * Does the work, and puts the part's build of before back if it fails: other parts are checked with it as long as the
 * part was never released.
 */
export async function keepingBuild(part: string, work: () => Promise<void>): Promise<void> {
  const kept = join(await mkdtemp(join(tmpdir(), 'kept-build-')), 'dist')
  try {
    if (existsSync(buildDir(part))) await cp(buildDir(part), kept, { recursive: true })
    await work()
  } catch (error) {
    await rm(buildDir(part), { recursive: true, force: true })
    if (existsSync(kept)) await cp(kept, buildDir(part), { recursive: true })
    throw error
  } finally {
    await rm(dirname(kept), { recursive: true, force: true })
  }
}
