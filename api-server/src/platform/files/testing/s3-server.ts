import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '../s3-bucket.ts'

export type TestS3 = { options: S3Options & { endpoint: string }; stop: () => Promise<void> }

/** An S3 server on a free port of this machine, with one empty bucket. It knows its one account, but checks no signature. */
export async function startS3(bucket: string): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port }: AddressInfo = await server.run()
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
