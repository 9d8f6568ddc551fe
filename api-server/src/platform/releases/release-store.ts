import { PartVersion, ReleaseManifest } from 'shared-api/contract'

/** Makes the next manifest from the current one; if it throws, nothing changes. */
export type ManifestChange = (manifest: ReleaseManifest) => Promise<ReleaseManifest>

/** Where releases live: a folder for each version of each part, never written twice, and the release manifest. */
export interface ReleaseStore {
  /** Changes with the manifest; '' while there is none. */
  manifestTag(): Promise<string>
  /** The manifest; without one nothing is released. @throws Error when it is no manifest. */
  readManifest(): Promise<ReleaseManifest>
  /**
   * Changes the manifest in one step: a reader sees the old or the new one, and concurrent changes do not undo each
   * other. `change` may be called more than once. Returns the new manifest.
   */
  changeManifest(change: ManifestChange): Promise<ReleaseManifest>
  /** A file of a version; null if it does not exist. @throws Error if the store cannot be reached. */
  read(part: string, version: string, file: string): Promise<Buffer | null>
  write(part: string, version: string, file: string, content: Buffer): Promise<void>
  versions(part: string): Promise<string[]>
  remove(part: string, version: string): Promise<void>
}

/** The manifest's name in each store. */
export const MANIFEST = 'manifest.json'

/** @throws Error when the text is no manifest. Without a text nothing is released. */
export const parseManifest = (text: string | null): ReleaseManifest =>
  ReleaseManifest.parse(text === null ? { parts: {} } : JSON.parse(text))

export const manifestText = (manifest: ReleaseManifest) => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)

/**
 * The path of a file of a release: `part/version/file`; null for an invalid name. Names come from URLs too, and none
 * may leave its folder.
 */
export function placeOf(part: string, version: string, file: string): string | null {
  const named = /^[a-z][a-z0-9-]*$/.test(part) && PartVersion.safeParse(version).success
  const inside = file.split('/').every((step) => /^[\w.@~+-]+$/.test(step) && !/^\.+$/.test(step))
  return named && inside ? `${part}/${version}/${file}` : null
}

/** The path of a file to write. @throws Error that names what cannot be the name of a released file. */
export function sureOf(part: string, version: string, file: string): string {
  const place = placeOf(part, version, file)
  if (place === null) throw new Error(`${part}/${version}/${file} cannot be the name of a released file`)
  return place
}
