import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RemoteBuild, ShellBuild } from 'shared-api/contract'
import type { z } from 'zod'

/** The shell's build: what it says of itself, and its index.html with the places that a page fills. */
export type Shell = { build: ShellBuild; template: string }

/** Reads a file of a build by its path in the build's folder; null when there is none. */
export type ReadFile = (file: string) => Promise<Buffer | null>

/** Reads files of a folder. */
export const folderReader =
  (dir: string): ReadFile =>
  (file) =>
    readFile(join(dir, file)).catch(() => null)

/** @throws Error that names what is missing or wrong. */
export async function readShell(read: ReadFile, where: string): Promise<Shell> {
  const build = await readJson(read, where, 'shell.json', ShellBuild)
  return { build, template: (await needed(read, where, 'index.html')).toString() }
}

/** @throws Error that names what is missing or wrong. */
export const readRemote = (read: ReadFile, where: string): Promise<RemoteBuild> =>
  readJson(read, where, 'remote.json', RemoteBuild)

async function readJson<T extends z.ZodType>(read: ReadFile, where: string, file: string, schema: T) {
  const text = (await needed(read, where, file)).toString()
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${where}/${file} is no description of a build: ${parsed.error.message}`)
  return parsed.data
}

async function needed(read: ReadFile, where: string, file: string): Promise<Buffer> {
  const content = await read(file)
  if (!content) throw new Error(`${where}/${file} is missing: run pnpm build`)
  return content
}
