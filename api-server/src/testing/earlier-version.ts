import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TOP = join(import.meta.dirname, '../../..')
const PARTS = ['api-server', 'shared-api']

/** The server of an earlier commit: its main file, and its folder, which `remove` deletes. */
export interface EarlierVersion {
  main: string
  remove(): Promise<void>
}

/** Whether this clone has a commit: a shallow one lacks the old ones. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['-C', TOP, 'cat-file', '-e', `${commit}^{commit}`]).status === 0

/** Puts the sources of a commit into a folder, beside the packages that are installed here. Throws with git's words. */
export async function earlierVersion(commit: string): Promise<EarlierVersion> {
  const dir = await mkdtemp(join(tmpdir(), 'earlier-version-'))
  const script = `git -C "${TOP}" archive ${commit} ${PARTS.join(' ')} package.json | tar -x -C "${dir}"`
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`commit ${commit} was not checked out: ${stderr}`)
  await symlink(join(TOP, 'node_modules'), join(dir, 'node_modules'))
  for (const part of PARTS) {
    const packages = join(part, 'node_modules')
    await cp(join(TOP, packages), join(dir, packages), { recursive: true, verbatimSymlinks: true })
  }
  return { main: join(dir, 'api-server/src/main.js'), remove: () => rm(dir, { recursive: true }) }
}
