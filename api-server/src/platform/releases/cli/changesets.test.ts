import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'
import { expect, onTestFinished, test } from 'vitest'
import { separateChangesets } from './changesets.ts'
import { PARTS, WORKSPACE } from './workspace.ts'

/** A folder with these changesets, by file, and what it holds after the work. */
async function folderOf(changesets: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'changesets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries(changesets)) await writeFile(join(folder, file), text)
  const parsed = async (file: string) => [file, parseChangesetFile(await readFile(join(folder, file), 'utf8'))] as const
  return { folder, read: async () => Object.fromEntries(await Promise.all((await readdir(folder)).sort().map(parsed))) }
}

const site = { name: 'public-site', type: 'minor' }
const console = { name: 'admin-console', type: 'patch' }
const shell = { name: 'shell', type: 'patch' }

test('a changeset for several parts leaves each of them its own share', async () => {
  const { folder, read } = await folderOf({
    'eye.md': '---\n"admin-console": patch\n\'public-site\': minor\nshell: patch\n---\n\nThe eye.\n\nIts label.\n',
    'board.md': '---\n"admin-console": patch\n---\n\nThe board.\n',
  })
  const [eye, board] = ['The eye.\n\nIts label.', 'The board.']
  expect(await separateChangesets(folder, 'public-site')).toBe(true)
  expect(await read()).toEqual({
    'board.md': { releases: [console], summary: board },
    'eye-public-site.md': { releases: [site], summary: eye },
    'eye.md': { releases: [console, shell], summary: eye },
  })
  expect(await separateChangesets(folder, 'admin-console')).toBe(true)
  expect(await read()).toEqual({
    'board.md': { releases: [console], summary: board },
    'eye-admin-console.md': { releases: [console], summary: eye },
    'eye-public-site.md': { releases: [site], summary: eye },
    'eye.md': { releases: [shell], summary: eye },
  })
  expect(await separateChangesets(folder, 'shared-ui')).toBe(false)
})

test('what is no changeset is named', async () => {
  const { folder } = await folderOf({ 'eye.md': 'The eye of password fields' })
  await expect(separateChangesets(folder, 'public-site')).rejects.toThrow(/eye\.md: could not parse changeset/)
})

test('each changeset of this workspace is read, and leaves each part its own share', async () => {
  const { folder, read } = await folderOf({})
  await cp(join(WORKSPACE, '.changeset'), folder, {
    recursive: true,
    filter: (source) => !/\.json$|README\.md$/.test(source),
  })
  for (const part of PARTS) await separateChangesets(folder, part)
  for (const [file, { releases }] of Object.entries(await read())) expect(releases.length, file).toBeLessThanOrEqual(1)
})
