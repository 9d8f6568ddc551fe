import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DiskStorage } from './disk-storage.ts'
import { keptPictures } from './kept-pictures.ts'
import { StorageUnavailable } from './storage.ts'

const KEY = 'one/640.webp'
const CONTENT = Buffer.from('a picture')

async function start({ keptMs }: { keptMs?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = new DiskStorage(folder)
  await storage.put(KEY, CONTENT)
  return { storage, path: join(folder, KEY), read: keptPictures(storage, keptMs) }
}

it('a picture is read once, and one that is not there is nothing', async () => {
  const { path, read } = await start()
  expect(await read('two/640.webp')).toBeNull()
  expect(await read(KEY)).toEqual({ size: CONTENT.length, body: CONTENT })
  await rm(path)
  expect((await read(KEY))?.body).toEqual(CONTENT)
})

it('a picture that was deleted is gone when its time is over', async () => {
  const { storage, read } = await start({ keptMs: 20 })
  await read(KEY)
  await storage.delete(KEY)
  await expect.poll(() => read(KEY)).toBeNull()
})

it('a picture that can’t be read is unavailable, and read again when it is asked for again', async () => {
  const { storage, path, read } = await start()
  await rm(path)
  await mkdir(path)
  await expect(read(KEY)).rejects.toThrow(StorageUnavailable)
  await rm(path, { recursive: true })
  await storage.put(KEY, CONTENT)
  expect((await read(KEY))?.body).toEqual(CONTENT)
})
