import type { StorageConfig } from '../config.ts'
import { FolderReleaseStore } from './folder-release-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { S3ReleaseStore } from './s3-release-store.ts'

/** The store that the configuration names. Nothing is opened or reached yet. */
export const openReleaseStore = (config: StorageConfig): ReleaseStore =>
  config.kind === 's3' ? new S3ReleaseStore(config) : new FolderReleaseStore(config.dir)
