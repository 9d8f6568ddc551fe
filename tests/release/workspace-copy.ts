import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

export const TOP = join(import.meta.dirname, '../..')
const LEFT_OUT = ['.git', 'node_modules', 'data', '.turbo']
const RELEASE_TOOL = 'api-server/src/platform/releases/cli/main.ts'

/** The workspace as a team has it on its own disk, to change and to release from. */
export type WorkspaceCopy = {
  dir: string
  /** Replaces a text of a source file. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  /** Writes a changeset, as `pnpm changeset` does. */
  describe: (part: string, step: 'patch' | 'minor', summary: string) => Promise<void>
  /** Commits every change. */
  commit: () => void
  /** The files that are not as they were committed, by where they lie. */
  changedIn: () => string[]
  /** Takes a part's build away, as in a fresh clone. */
  unbuild: (part: string) => Promise<void>
  /** `pnpm release`, `rollback` or `releases` with this environment. */
  run: (args: string[], env: Record<string, string>) => Promise<{ code: number; output: string }>
  remove: () => Promise<void>
}

/** Of the part to release: the version that the copy gives it, and the one test file that it keeps. */
type Kept = { part: string; version: string; test: string }

/** Copies sources and builds to a temporary folder, with the packages that are installed here. */
export async function copyWorkspace({ part, version, test }: Kept): Promise<WorkspaceCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'workspace-'))
  const filter = (source: string) => !LEFT_OUT.includes(relative(TOP, source))
  await cp(TOP, dir, { recursive: true, verbatimSymlinks: true, filter })
  await symlink(join(TOP, 'node_modules'), join(dir, 'node_modules'))
  await startAfresh(dir, { part, version, test })
  spawnSync('git', ['init', '-q'], { cwd: dir })
  commitAll(dir)
  return {
    dir,
    edit: async (file, from, to) => {
      const source = await readFile(join(dir, file), 'utf8')
      const edited = source.replace(from, () => to)
      if (edited === source) throw new Error(`${file} holds no ${from}`)
      await writeFile(join(dir, file), edited)
    },
    describe: (part, step, summary) =>
      writeFile(join(dir, '.changeset', `${crypto.randomUUID()}.md`), `---\n"${part}": ${step}\n---\n\n${summary}\n`),
    commit: () => commitAll(dir),
    changedIn: () => {
      const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: dir, encoding: 'utf8' })
      return [...new Set(stdout.match(/(?<=^.{3})[^/\n]+/gm))].sort()
    },
    unbuild: (part) => rm(join(dir, part, 'dist'), { recursive: true }),
    run: (args, env) => runReleaseTool(args, env, dir),
    // Development servers that were stopped may still be writing.
    remove: () => rm(dir, { recursive: true, force: true, maxRetries: 10 }),
  }
}

/** Without the versions, changesets and most tests of this workspace: a release here must not depend on them. */
async function startAfresh(dir: string, { part, version, test }: Kept) {
  const manifest = join(dir, part, 'package.json')
  const current = JSON.parse(await readFile(manifest, 'utf8')) as object
  await writeFile(manifest, `${JSON.stringify({ ...current, version }, null, 2)}\n`)
  const [changesets, tests] = [
    globSync('.changeset/*.md', { cwd: dir }),
    globSync(`${part}/src/**/*.test.{ts,tsx}`, { cwd: dir }),
  ]
  const gone = [...changesets.filter((file) => !file.endsWith('README.md')), ...tests.filter((file) => file !== test)]
  for (const file of gone) await rm(join(dir, file))
}

/** Changesets and the release tool ask the repository about its commits. */
function commitAll(dir: string) {
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.hooksPath=/dev/null']
  for (const args of [
    ['add', '.'],
    ['commit', '-qm', 'All'],
  ]) {
    const { status, stderr } = spawnSync('git', [...name, ...args], { cwd: dir })
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  }
}

/** Runs `pnpm release` and the like in a copy, or in this workspace. */
export async function runReleaseTool(args: string[], env: Record<string, string>, dir = TOP) {
  const child = spawn(process.execPath, [join(dir, RELEASE_TOOL), ...args], {
    cwd: dir,
    // Not the environment of the tests: its NODE_ENV would make another build.
    env: {
      HOME: process.env.HOME,
      PATH: [join(TOP, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // The packages are those of the workspace itself, and stay as they are.
      pnpm_config_verify_deps_before_run: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), output: out + err }
}
