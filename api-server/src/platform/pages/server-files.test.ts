import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../releases/builds.ts'
import { startRenderer } from './renderer.ts'
import { copyServerFiles, type Part } from './server-files.ts'

const NONE: Part[] = []
const OWN = `server-files-${process.pid}-`

async function folder(name: string): Promise<string> {
  const place = join(tmpdir(), name)
  await mkdir(place)
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return place
}
const namesBeginning = async (text: string) => (await readdir(tmpdir())).filter((name) => name.startsWith(text))

test('the copies of a process that was killed go with the next copy, those of one that runs stay', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  await folder(`server-files-${ended}-left`)
  await folder(`server-files-${process.ppid}-used`)
  await utimes(await folder(`${OWN}of-the-one-before`), 0, 0)
  await folder(`${OWN}used`)
  const copy = await copyServerFiles(NONE)
  onTestFinished(() => rm(copy, { recursive: true }))
  expect(await namesBeginning(`server-files-${ended}-`)).toEqual([])
  expect(await namesBeginning(`server-files-${process.ppid}-`)).toHaveLength(1)
  const own = await namesBeginning(OWN)
  expect(own).toContain(`${OWN}used`)
  expect(own).not.toContain(`${OWN}of-the-one-before`)
})

test('a file that is not what was released is not run, and leaves no copy', async () => {
  const before = await namesBeginning(OWN)
  const released = hashOf(Buffer.from('export const render = 1'))
  const altered = { name: 'shell', files: { 'server/render.js': released }, read: async () => Buffer.from('export {}') }
  await expect(copyServerFiles([altered])).rejects.toThrow('server/render.js is not what was released')
  expect(await namesBeginning(OWN)).toEqual(before)
})

test('a composition that cannot be started leaves no copy', async () => {
  const before = await namesBeginning(OWN)
  await expect(startRenderer(NONE)).rejects.toThrow('libraries.json')
  expect(await namesBeginning(OWN)).toEqual(before)
})
