import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pdf, picture } from '../../testing/desk.ts'
import { DiskStorage } from './disk-storage.ts'
import { RefusedFile } from './refused-file.ts'
import { saveWithFiles, slug } from './uploads.ts'

let folder: string
let storage: DiskStorage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  storage = new DiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

async function kept(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys
}

describe('saving a record with its files', () => {
  it('passes the addresses of the stored files to save', async () => {
    const files = { name: 'Munnar Tea Hills', imageUrl: await picture(), pdf: await pdf() }
    const urls = await saveWithFiles(storage, files, async (stored) => stored)
    expect(urls.imageUrl).toMatch(/^\/uploads\/[0-9a-f-]{36}\/640\.webp$/)
    expect(urls.pdf).toMatch(/^\/uploads\/[0-9a-f-]{36}\/munnar-tea-hills\.pdf$/)
    expect((await kept()).map((key) => `/uploads/${key}`)).toEqual(expect.arrayContaining([urls.imageUrl, urls.pdf]))
    expect(await kept()).toHaveLength(5)
  })

  it('passes given addresses on and leaves out missing ones', async () => {
    expect(await saveWithFiles(storage, { name: 'x', pdf: '/uploads/a/b.pdf' }, async (urls) => urls)).toEqual({
      pdf: '/uploads/a/b.pdf',
    })
    expect(await kept()).toEqual([])
  })

  it('keeps no file when the record cannot be saved', async () => {
    const files = { name: 'x', imageUrl: await picture(), pdf: await pdf() }
    await expect(saveWithFiles(storage, files, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    expect(await kept()).toEqual([])
  })

  it('keeps no file when the storage fails half way', async () => {
    let puts = 0
    const failing = Object.assign(Object.create(storage), {
      put: (key: string, content: Buffer) => {
        puts += 1
        return puts === 3 ? Promise.reject(new Error('disk is full')) : storage.put(key, content)
      },
      delete: (key: string) => storage.delete(key),
    })
    const save = saveWithFiles(failing, { name: 'x', imageUrl: await picture() }, async () => 'saved')
    await expect(save).rejects.toThrow('disk is full')
    expect(puts).toBe(3)
    expect(await kept()).toEqual([])
  })

  it('stores nothing when one of two files is refused', async () => {
    const files = { name: 'x', imageUrl: await picture(), pdf: Buffer.from('no PDF') }
    await expect(saveWithFiles(storage, files, async () => 'saved')).rejects.toThrow(RefusedFile)
    expect(await kept()).toEqual([])
  })
})

describe('the file name of a PDF', () => {
  it.each([
    ['Madurai – Rameswaram (3 days)', 'madurai-rameswaram-3-days'],
    ['Café Chettinād', 'cafe-chettinad'],
    ['மூணாறு', 'itinerary'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('of %s', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })
})
