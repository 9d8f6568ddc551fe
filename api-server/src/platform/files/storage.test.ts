import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { withReason } from '../causes.ts'
import { DiskStorage } from './disk-storage.ts'
import { S3Bucket } from './s3-bucket.ts'
import { S3Storage } from './s3-storage.ts'
import { StorageUnavailable, type UploadStorage } from './storage.ts'
import { startS3, type TestS3 } from './testing/s3-server.ts'

let folder: string
let s3: TestS3
const stores: Record<string, UploadStorage> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  s3 = await startS3('pictures')
  stores.disk = new DiskStorage(join(folder, 'uploads'))
  stores.S3 = new S3Storage(s3.options)
})

afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

describe.each(['disk', 'S3'])('uploads on %s', (kind) => {
  const storage = () => stores[kind] as UploadStorage
  const content = Buffer.from([0, 1, 2, 254, 255, 10, 13])

  async function keys(): Promise<string[]> {
    const found: string[] = []
    for await (const key of storage().list()) found.push(key)
    return found.sort()
  }

  it('returns stored bytes unchanged, and nothing after a delete', async () => {
    await storage().put('one/640.webp', content)
    const stored = await storage().get('one/640.webp')
    expect(stored?.size).toBe(content.length)
    expect(stored && (await buffer(stored.body))).toEqual(content)
    expect(await storage().exists('one/640.webp')).toBe(true)

    await storage().delete('one/640.webp')
    await storage().delete('one/640.webp')
    expect(await storage().get('one/640.webp')).toBeNull()
    expect(await storage().exists('one/640.webp')).toBe(false)
  })

  it('lists its keys', async () => {
    expect(await keys()).toEqual([])
    await storage().put('two/320.webp', content)
    await storage().put('two/plan.pdf', content)
    expect(await keys()).toEqual(['two/320.webp', 'two/plan.pdf'])
  })

  it('lists its own keys, also next to keys that XML escapes', async () => {
    const before = await keys()
    if (kind === 'S3') await new S3Bucket(s3.options).put('z/x&y <1>.txt', content, { contentType: 'text/plain' })
    expect(await keys()).toEqual(before)
  })

  it.each([
    '../secret.pdf',
    'a/../../b.pdf',
    'a/b/c.pdf',
    '/etc/passwd',
    'a/b.html',
    'A/b.pdf',
    'a/b.pdf\0',
    '.writing/a.pdf',
  ])('refuses the key %j', async (key) => {
    await expect(storage().put(key, content)).rejects.toThrow('not the key of an upload')
    await expect(storage().get(key)).rejects.toThrow('not the key of an upload')
    await expect(storage().exists(key)).rejects.toThrow('not the key of an upload')
    await expect(storage().delete(key)).rejects.toThrow('not the key of an upload')
  })
})

describe('uploads on disk', () => {
  it('leaves no folder and no temporary file behind', async () => {
    const storage = new DiskStorage(join(folder, 'tidy'))
    await storage.put('one/320.webp', Buffer.from('a'))
    await storage.delete('one/320.webp')
    expect(await readdir(join(folder, 'tidy'))).toEqual(['.writing'])
    expect(await readdir(join(folder, 'tidy', '.writing'))).toEqual([])
  })

  it('says that it is unavailable when the folder cannot be written', async () => {
    const blocked = join(folder, 'blocked')
    await writeFile(blocked, 'a file where the folder should be')
    await expect(new DiskStorage(blocked).put('one/320.webp', Buffer.from('a'))).rejects.toThrow(StorageUnavailable)
  })

  it('removes half-written files of killed processes, not those being written', async () => {
    const writing = join(folder, 'killed', '.writing')
    await mkdir(writing, { recursive: true })
    await writeFile(join(writing, 'old'), 'half')
    await utimes(join(writing, 'old'), 0, 0)
    await writeFile(join(writing, 'new'), 'half')
    await new DiskStorage(join(folder, 'killed')).removeHalfWritten()
    expect(await readdir(writing)).toEqual(['new'])
  })
})

describe('uploads on S3', () => {
  it.each([
    [{ accessKeyId: 'UNKNOWN' }, 'S3 answered 403 (InvalidAccessKeyId) to PUT'],
    [{ bucket: 'missing' }, 'S3 answered 404 (NoSuchBucket) to PUT'],
    [{ endpoint: 'http://127.0.0.1:2' }, 'S3 cannot be reached (connect ECONNREFUSED 127.0.0.1:2)'],
  ])('with %j are unavailable, and say why', async (wrong, words) => {
    const storage = new S3Storage({ ...s3.options, ...wrong })
    const error = await storage.put('one/320.webp', Buffer.from('a')).catch((thrown: unknown) => thrown)
    if (!(error instanceof StorageUnavailable)) return expect.unreachable('the storage has taken it')
    expect(withReason(error)).toBe(words)
  })

  it('are unavailable when the server falls silent, also in the middle; a reader may take its time', async () => {
    const whole = Buffer.alloc(300_000, 'a')
    const server = createServer((request, response) => {
      if (request.url?.includes('silent')) return
      response.writeHead(200, { 'content-length': whole.length })
      if (request.url?.includes('half')) response.write(whole.subarray(0, 1000))
      else response.end(whole)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close().closeAllConnections())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const storage = new S3Storage({ ...s3.options, endpoint: `http://127.0.0.1:${port}`, patience: 200 })
    const read = async (key: string) => buffer((await storage.get(key))?.body ?? Readable.from([]))

    const slow = (await storage.get('whole/320.webp'))?.body ?? Readable.from([])
    await once(slow, 'readable')
    // Waits for the timeout: the reader does not read.
    await expect(read('silent/320.webp')).rejects.toMatchObject({ name: 'StorageUnavailable' })
    await expect(read('half/320.webp')).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message: 'S3 stopped in the middle of an answer',
      cause: { message: 'nothing came for 0.2 s' },
    })
    expect((await buffer(slow)).length).toBe(whole.length)
  })
})
