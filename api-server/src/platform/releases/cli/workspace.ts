import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { REMOTE_NAMES } from '../front-end.ts'

/** The repository's root, whose parts are released. */
const WORKSPACE = resolve(import.meta.dirname, '../../../../..')

/** The parts that are released independently. */
export const PARTS = [...REMOTE_NAMES, 'shell']

const CHANGESETS = join(WORKSPACE, '.changeset')

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

/** Gives the part the version that its changesets ask for, and no other part; without any it keeps the one it has. */
export async function applyChangesets(part: string): Promise<string> {
  // Also those that are never released by themselves: who releases this part does not commit their versions.
  const packages = globSync('*/package.json', { cwd: WORKSPACE }).map((file) => dirname(file))
  const others = packages.filter((other) => other !== part)
  if (await hasChangeset(part)) await tool('changeset', 'version', ...others.flatMap((other) => ['--ignore', other]))
  const { version } = JSON.parse(await readFile(join(WORKSPACE, part, 'package.json'), 'utf8')) as { version: string }
  return version
}

// The tool counts it as a failure when there is nothing to do.
async function hasChangeset(part: string): Promise<boolean> {
  const files = (await readdir(CHANGESETS)).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const texts = await Promise.all(files.map((file) => readFile(join(CHANGESETS, file), 'utf8')))
  return texts.some((text) => new RegExp(`^["']?${part}["']?:`, 'm').test(text))
}

/** Builds one part, and the others if they have no build yet, since the check needs them. */
export function build(part: string): Promise<void> {
  const needed = PARTS.filter((other) => other === part || !existsSync(buildDir(other)))
  return tool('turbo', 'run', 'build', ...needed.map((one) => `--filter=${one}`), '--output-logs=errors-only')
}
