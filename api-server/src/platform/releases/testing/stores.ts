import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startS3, type TestS3 } from '../../files/testing/s3-server.ts'
import { FolderReleaseStore } from '../folder-release-store.ts'
import type { ReleaseStore } from '../release-store.ts'
import { S3ReleaseStore } from '../s3-release-store.ts'

/** A temporary folder and a bucket for releases, there while a file's tests run; `open` opens the store of each kind. */
export function releaseStores(bucket: string) {
  let folder: string
  let s3: TestS3
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `${bucket}-`))
    s3 = await startS3(bucket)
  })
  afterAll(async () => {
    await s3.stop()
    await rm(folder, { recursive: true })
  })
  const open: Record<string, () => ReleaseStore> = {
    'a folder': () => new FolderReleaseStore(join(folder, 'releases')),
    S3: () => new S3ReleaseStore(s3.options),
  }
  return {
    open,
    inFolder: (name: string) => join(folder, name),
    /** The bucket at another address. */
    inBucketAt: (endpoint: string) => new S3ReleaseStore({ ...s3.options, endpoint }),
    s3Endpoint: () => s3.options.endpoint,
    missing: () => new S3ReleaseStore({ ...s3.options, bucket: 'missing' }),
    unreachable: () => new S3ReleaseStore({ ...s3.options, endpoint: 'http://127.0.0.1:1' }),
  }
}
