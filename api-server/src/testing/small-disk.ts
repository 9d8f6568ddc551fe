import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own with little room: real, in memory. */
export interface SmallDisk {
  /** Where it is; any account may write there. */
  dir: string
  /** Takes all the room that is left. */
  fill(): void
  makeRoom(): void
  remove(): void
}

/** Mounts a small disk; null where that is not allowed, as it is to Linux' root alone and not in every container. */
export function mountSmallDisk(): SmallDisk | null {
  const dir = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const filler = join(dir, 'filler')
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m,mode=0777', 'tmpfs', dir]).status !== 0) {
    rmSync(dir, { recursive: true })
    return null
  }
  return {
    dir,
    fill() {
      const { bavail, bsize } = statfsSync(dir)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    makeRoom: () => rmSync(filler),
    remove() {
      execFileSync('umount', [dir])
      rmSync(dir, { recursive: true })
    },
  }
}

/** Whether this machine lets a test have a disk of its own. */
export const canMountDisk = (): boolean => {
  const disk = mountSmallDisk()
  disk?.remove()
  return disk !== null
}
