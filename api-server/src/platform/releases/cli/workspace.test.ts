import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commitOf, tagRelease } from './workspace.ts'

it('a release tags the commit of its sources once, and changes that are no commit get no tag', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'tagged-'))
  try {
    const name = ['-c', 'user.name=t', '-c', 'user.email=t@example.com']
    const git = (...args: string[]) => execFileSync('git', [...name, ...args], { cwd, encoding: 'utf8' }).trim()
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'first')
    const first = await commitOf(cwd, false)
    expect(await tagRelease(cwd, 'offers', '1.2.0', first)).toContain('tagged offers@1.2.0')
    git('commit', '-q', '--allow-empty', '-m', 'second')
    expect(await tagRelease(cwd, 'offers', '1.2.0', await commitOf(cwd, false))).toContain('stands already')
    expect(await tagRelease(cwd, 'offers', '1.3.0', `${first} with changes`)).toContain('no tag offers@1.3.0')
    expect(git('tag', '--list', '--format=%(refname:short) %(objectname)')).toBe(`offers@1.2.0 ${first}`)
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
})
