import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { ReleaseManifest } from 'shared-api/contract'

/** Where releases live: a folder for each version of each part, never written twice, and the release manifest. */
export interface ReleaseStore {
  /** What changes whenever the manifest does; '' while there is none. */
  manifestTag(): Promise<string>
  /** The manifest; without one nothing is released. @throws Error when it is no manifest. */
  readManifest(): Promise<ReleaseManifest>
  /** Swaps the manifest in one step: a reader sees the old one or the new one. */
  writeManifest(manifest: ReleaseManifest): Promise<void>
  /** A file of a version, or null. */
  read(part: string, version: string, file: string): Promise<Buffer | null>
  write(part: string, version: string, file: string, content: Buffer): Promise<void>
  versions(part: string): Promise<string[]>
  remove(part: string, version: string): Promise<void>
}

const MANIFEST = 'manifest.json'

/** Releases in a folder. */
export class FolderReleaseStore implements ReleaseStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async manifestTag(): Promise<string> {
    const found = await stat(join(this.#root, MANIFEST), { bigint: true }).catch(() => null)
    return found ? `${found.ino}-${found.mtimeNs}` : ''
  }

  async readManifest(): Promise<ReleaseManifest> {
    const text = await readFile(join(this.#root, MANIFEST), 'utf8').catch(() => null)
    return text === null ? { parts: {} } : ReleaseManifest.parse(JSON.parse(text))
  }

  async writeManifest(manifest: ReleaseManifest): Promise<void> {
    await this.#writeWhole(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  }

  read(part: string, version: string, file: string): Promise<Buffer | null> {
    return readFile(this.#path(part, version, file)).catch(() => null)
  }

  async write(part: string, version: string, file: string, content: Buffer): Promise<void> {
    await this.#writeWhole(join(part, version, file), content)
  }

  async versions(part: string): Promise<string[]> {
    return readdir(join(this.#root, part)).catch(() => [])
  }

  async remove(part: string, version: string): Promise<void> {
    await rm(this.#path(part, version, ''), { recursive: true, force: true })
  }

  /** Writes beside and renames, flushed: after a power cut there is the old file or the new one, whole. */
  async #writeWhole(path: string, content: Buffer): Promise<void> {
    const target = join(this.#root, path)
    const temporary = join(this.#root, `.${randomUUID()}`)
    await mkdir(dirname(target), { recursive: true })
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, target)
  }

  /** The place of a file. Names come from addresses too: one that would leave its folder is an error. */
  #path(part: string, version: string, file: string): string {
    const folder = join(this.#root, part, version)
    const path = resolve(folder, file)
    if (dirname(dirname(folder)) !== this.#root || (path !== folder && !path.startsWith(folder + sep))) {
      throw new Error(`not a file of a release: ${JSON.stringify([part, version, file])}`)
    }
    return path
  }
}
