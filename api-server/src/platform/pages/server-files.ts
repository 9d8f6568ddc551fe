import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashOf, type ReadFile } from '../releases/builds.ts'

/** Where a build keeps what only the server loads. */
const SERVER = 'server/'
/** What the folders are called: by the process that made them. */
const folderOf = (pid: number) => `server-files-${pid}-`
const FOLDER = /^server-files-(\d+)-/

export type Part = { name: string; files: Record<string, string>; read: ReadFile }

export const isServerFile = (file: string) => file.startsWith(SERVER)

/** Whether a part of this build can be rendered on the server. */
export const rendersOnServer = ({ files }: Pick<Part, 'files'>) => Object.keys(files).some(isServerFile)

/**
 * Copies the server files of these parts into a folder of their own, from which they can be imported whatever becomes of
 * the builds. The folders of processes that were killed go. @throws Error for a file that is not what was released.
 */
export async function copyServerFiles(parts: Part[]): Promise<string> {
  await removeLeft()
  const folder = await mkdtemp(join(tmpdir(), folderOf(process.pid)))
  try {
    await fill(folder, parts)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return folder
}

/** One that is killed again and again, as for want of memory, would fill the disk. */
async function removeLeft() {
  // A folder that may be written to but not listed is no reason to render nothing.
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = FOLDER.exec(name)?.[1]
    const folder = join(tmpdir(), name)
    // Gone meanwhile, or of another account: not ours to remove.
    if (pid && (await isLeft(folder, Number(pid)).catch(() => false)))
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

async function isLeft(folder: string, pid: number): Promise<boolean> {
  // In a container each process that is started gets the id of the one before.
  if (pid === process.pid) return (await stat(folder)).mtimeMs < Date.now() - process.uptime() * 1000
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function fill(folder: string, parts: Part[]) {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const { name, files, read } of parts) {
    for (const [file, hash] of Object.entries(files).filter(([file]) => isServerFile(file))) {
      await writeWhole(join(folder, name, file), await intact(name, file, hash, read))
    }
  }
}

async function intact(name: string, file: string, hash: string, read: ReadFile): Promise<Buffer> {
  const content = await read(file)
  if (!content || hashOf(content) !== hash) throw new Error(`${name}: ${file} is not what was released`)
  return content
}

async function writeWhole(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
