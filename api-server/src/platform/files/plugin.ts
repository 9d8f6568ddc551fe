import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { DiskStorage } from './disk-storage.ts'
import { openStorage } from './open-storage.ts'
import type { UploadStorage } from './storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    uploads: UploadStorage
  }
}

/** The storage of uploaded files. Removes half-written files of killed processes. */
export const uploads = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const storage = openStorage(config.uploads)
    if (storage instanceof DiskStorage) await storage.removeHalfWritten()
    app.decorate('uploads', storage)
  },
  { name: 'uploads' },
)
