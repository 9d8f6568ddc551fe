import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

export const TOP = join(import.meta.dirname, '../..')
export const PARTS = ['shell', ...globSync('*/src/remote.tsx', { cwd: TOP }).map((file) => dirname(dirname(file)))]
const LEFT_OUT = ['.git', 'node_modules', 'data', '.turbo']
const RELEASE_TOOL = 'api-server/src/platform/releases/cli/main.ts'

/** The workspace as a team has it on its own disk, to change and to release from. */
export type WorkspaceCopy = {
  dir: string
  /** Replaces a text of a source file. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>
  /** Writes a changeset for these parts, as `pnpm changeset` does. */
  describe: (steps: Record<string, 'patch' | 'minor'>, summary: string) => Promise<void>
  /** `pnpm create-remote`: a remote inside the workspace. */
  create: (name: string) => void
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

/** The version that the copy gives each part, or null to keep theirs, and the tests of parts that it keeps. */
type Kept = { version: string | null; tests: string[] }

/** Copies sources, changesets and builds to a temporary folder, with the packages that are installed here. */
export async function copyWorkspace({ version, tests }: Kept): Promise<WorkspaceCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'workspace-'))
  const filter = (source: string) => !LEFT_OUT.includes(relative(TOP, source))
  await cp(TOP, dir, { recursive: true, verbatimSymlinks: true, filter })
  await symlink(join(TOP, 'node_modules'), join(dir, 'node_modules'))
  const all = globSync('*/src/**/*.test.{ts,tsx}', { cwd: dir })
  for (const file of tests) if (!all.includes(file)) throw new Error(`there is no test ${file}`)
  for (const file of all) if (!tests.includes(file)) await rm(join(dir, file))
  if (version !== null) for (const part of PARTS) await setVersion(join(dir, part, 'package.json'), version)
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
    describe: (steps, summary) => {
      const lines = Object.entries(steps).map(([part, step]) => `"${part}": ${step}\n`)
      const file = join(dir, '.changeset', `${crypto.randomUUID()}.md`)
      return writeFile(file, `---\n${lines.join('')}---\n\n${summary}\n`)
    },
    create: (name) => {
      const { status, stderr } = spawnSync(process.execPath, [join(dir, 'shell/create-remote/main.ts'), name])
      if (status !== 0) throw new Error(String(stderr))
    },
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

async function setVersion(manifest: string, version: string) {
  const current = JSON.parse(await readFile(manifest, 'utf8')) as object
  await writeFile(manifest, `${JSON.stringify({ ...current, version }, null, 2)}\n`)
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
