import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux' file system in memory, and the room, in bytes, that tests want there: containers may have 64 MB. */
const MEMORY = '/dev/shm'
const ROOM = 2 ** 30

/** Where data go that need not outlive a test run: to memory where there is enough, since each commit waits for a disk. */
export function quickDir(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK)
    return bavail * bsize > ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
