import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const TOP = resolve(import.meta.dirname, '../..')
const PARTS = ['shell', ...globSync('*/src/remote.tsx', { cwd: TOP }).map((file) => dirname(dirname(file)))]

/** The lines that git prints; none outside of a repository. */
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: TOP, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')

// A version writes its changelog; a part without one has none yet.
test.each(PARTS)('what landed in %s since its newest version is described by a changeset', (part) => {
  const [version = ''] = git('log', '-1', '--format=%H', '--', `${part}/CHANGELOG.md`)
  const sources = [`${part}/src`, `${part}/*.config.ts`, ':!*.test.ts', ':!*.test.tsx']
  const landed =
    version === '' ? git('ls-files', '--', ...sources) : git('diff', '--name-only', version, '--', ...sources)
  const changesets = globSync('.changeset/*.md', { cwd: TOP }).map((file) => readFileSync(join(TOP, file), 'utf8'))
  const isDescribed = changesets.some((text) => new RegExp(`^["']?${part}["']?:`, 'm').test(text))
  expect(isDescribed || landed.length === 0, `describe these by pnpm changeset: ${landed.join(', ')}`).toBe(true)
})
