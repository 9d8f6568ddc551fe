import type { StorageConfig } from '../config.ts'
import { DiskStorage } from './disk-storage.ts'
import { S3Storage } from './s3-storage.ts'
import type { UploadStorage } from './storage.ts'

/** The storage that the configuration names. Nothing is opened or reached yet. */
export function openStorage(config: StorageConfig): UploadStorage {
  return config.kind === 's3' ? new S3Storage(config) : new DiskStorage(config.dir)
}
