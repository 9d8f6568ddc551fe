import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PARTS, TOP } from './workspace-copy.ts'

const PACKAGES = [...PARTS, 'shared-ui', 'shared-api']
const CACHE = join(TOP, 'node_modules/.cache/last-release')
/** Folders that no build of a part reads; parts do not read each other either. */
const ASIDE = ['tests', 'docs', 'api-server', '.changeset', '.ci', '.github', '*.md', '*.test.ts', '*.test.tsx']
const GIT_MS = 30_000
const BUILD_MS = 180_000

/** Builds of the parts as they once were: their folders, and a word on where they come from. */
export type EarlierBuilds = { from: string; dirs: Record<string, string> }

/**
 * Earlier builds for comparison, the best first: each part as of its newest tag (`public-site@1.4.0`). Before the first
 * tag, earlier commits, and last this one. A shallow clone fetches what it lacks. Of a named commit there is that build alone.
 */
export async function* earlierBuilds(named?: string): AsyncGenerator<EarlierBuilds> {
  if (named) return yield* ifBuilt(PARTS.map(() => named))
  if (git('rev-parse', '--is-shallow-repository') === 'true') git('fetch', '--quiet', '--tags', '--deepen=3')
  const tags = PARTS.map((part) => git('tag', '--list', `${part}@*`, '--sort=-v:refname')?.split('\n')[0] || null)
  if (tags.some((tag) => tag !== null)) yield* ifBuilt(tags.map((tag) => tag ?? 'HEAD'))
  for (const commit of ['HEAD~1', 'HEAD~2', 'HEAD~3']) yield* ifBuilt(PARTS.map(() => commit))
  yield { from: 'this very commit: no earlier one builds', dirs: dirsBy(ownBuild) }
}

async function* ifBuilt(names: string[]): AsyncGenerator<EarlierBuilds> {
  const commits = names.map((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`))
  const dirs: Record<string, string> = {}
  for (const [at, part] of PARTS.entries()) {
    const commit = commits[at]
    const dir = commit ? await buildOf(commit, part) : null
    if (dir === null) return
    dirs[part] = dir
  }
  const from = [...new Set(names.map((name, at) => `${name} (${commits[at]?.slice(0, 7)})`))].join(', ')
  yield { from, dirs }
}

const dirsBy = (dirOf: (part: string) => string) => Object.fromEntries(PARTS.map((part) => [part, dirOf(part)]))
const ownBuild = (part: string) => join(TOP, part, 'dist')

/** The build of a part as of a commit, made once on this machine; the workspace's own where nothing changed. Null when it does not build. */
async function buildOf(commit: string, part: string): Promise<string | null> {
  if (isAsNow(commit, part)) return ownBuild(part)
  const place = join(CACHE, commit, part)
  if (existsSync(place)) return place
  const dir = await mkdtemp(join(tmpdir(), 'earlier-'))
  try {
    if (!(await checkOut(commit, dir)) || !run('pnpm', ['run', 'build'], join(dir, part), BUILD_MS)) return null
    await keep(join(dir, part, 'dist'), place)
    return place
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Whether a part's sources are the same as in a commit. */
function isAsNow(commit: string, part: string): boolean {
  const aside = [...ASIDE, ...PARTS.filter((one) => one !== part)]
  const sources = ['.', ...aside.map((path) => `:!${path}`)]
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...sources)
  return added === '' && git('diff', '--quiet', commit, '--', ...sources) !== null
}

/** The sources of a commit with their packages: those that are installed here when the lockfile is the same. */
async function checkOut(commit: string, dir: string): Promise<boolean> {
  if (!run('sh', ['-c', `git -C "${TOP}" archive ${commit} | tar -x -C "${dir}"`], TOP, GIT_MS)) return false
  const lockfile = (top: string) => readFileSync(join(top, 'pnpm-lock.yaml'), 'utf8')
  if (lockfile(dir) !== lockfile(TOP)) {
    return run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], dir, BUILD_MS)
  }
  await symlink(join(TOP, 'node_modules'), join(dir, 'node_modules'))
  for (const name of PACKAGES) {
    await cp(join(TOP, name, 'node_modules'), join(dir, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  return true
}

/** In one step, so that a build that was cut off is never taken for a whole one. */
async function keep(built: string, place: string): Promise<void> {
  await mkdir(join(place, '..'), { recursive: true })
  await cp(built, `${place}.part`, { recursive: true })
  await rename(`${place}.part`, place)
}

/** What git prints, or null when it fails: there may be no repository, no such tag, no network. */
function git(...args: string[]): string | null {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const { status, stdout } = spawnSync('git', args, { cwd: TOP, encoding: 'utf8', timeout: GIT_MS, env })
  return status === 0 ? stdout.trim() : null
}

/** Runs a tool; returns whether it succeeded. Without the tests' environment: its NODE_ENV would change the build. */
function run(command: string, args: string[], cwd: string, timeout: number): boolean {
  const { NODE_ENV: _mode, VITEST: _vitest, ...rest } = process.env
  const env = { ...rest, pnpm_config_verify_deps_before_run: 'false', CI: 'true' }
  return spawnSync(command, args, { cwd, timeout, env }).status === 0
}
