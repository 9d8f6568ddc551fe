import { open } from 'node:fs/promises'

/** Writes a new file and waits until its content is on the disk. @throws when there is one, or no room for it. */
export async function writeFlushed(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
