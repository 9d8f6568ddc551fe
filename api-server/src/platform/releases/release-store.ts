import { PartVersion, ReleaseManifest } from 'shared-api/contract'

/** Makes the next manifest of the one that stands; what it throws leaves all as it was. */
export type ManifestChange = (manifest: ReleaseManifest) => Promise<ReleaseManifest>

/** Where releases live: a folder for each version of each part, never written twice, and the release manifest. */
export interface ReleaseStore {
  /** What changes whenever the manifest does; '' while there is none. */
  manifestTag(): Promise<string>
  /** The manifest; without one nothing is released. @throws Error when it is no manifest. */
  readManifest(): Promise<ReleaseManifest>
  /**
   * Changes the manifest in one step: a reader sees the old one or the new one, and of two who change it at the same
   * time neither undoes the other's change. `change` may be asked more than once. Returns the manifest that now stands.
   */
  changeManifest(change: ManifestChange): Promise<ReleaseManifest>
  /** A file of a version, or null when there is none. @throws Error when the place cannot be reached. */
  read(part: string, version: string, file: string): Promise<Buffer | null>
  write(part: string, version: string, file: string, content: Buffer): Promise<void>
  versions(part: string): Promise<string[]>
  remove(part: string, version: string): Promise<void>
}

/** The manifest's name in each store. */
export const MANIFEST = 'manifest.json'

/** @throws Error when the text is no manifest. Without a text nothing is released. */
export const parseManifest = (text: string | null): ReleaseManifest =>
  text === null ? { parts: {} } : ReleaseManifest.parse(JSON.parse(text))

export const manifestText = (manifest: ReleaseManifest) => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)

/**
 * Where a file of a release stands, from the top of the store: `part/version/file`; null for what cannot be the name
 * of one. Names come from addresses too, and none may lead out of its folder.
 */
export function placeOf(part: string, version: string, file: string): string | null {
  const named = /^[a-z][a-z0-9-]*$/.test(part) && PartVersion.safeParse(version).success
  const inside = file.split('/').every((step) => /^[\w.@~+-]+$/.test(step) && !/^\.+$/.test(step))
  return named && inside ? `${part}/${version}/${file}` : null
}

/** @throws Error for what cannot be the name of a released file: a bug of the caller. */
export function sureOf(place: string | null): string {
  if (place === null) throw new Error('not a file of a release')
  return place
}
