import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseManifest, RemoteDescriptor } from 'shared-api/contract'
import { z } from 'zod'

/** The release that runs: its manifest, the shell's HTML, and the folders that its files are served from. */
export type Release = {
  manifest: ReleaseManifest
  /** The shell's index.html, with the places that a page fills. */
  template: string
  shellDir: string
  /** Folder of each remote, by the base URL of its manifest. */
  remoteDirs: Record<string, string>
}

const ShellDescriptor = z.strictObject({ version: z.string(), buildId: z.string() })
const REMOTES = ['public-site', 'admin-console']

/**
 * The front ends as `pnpm build` left them in this workspace. Each remote's files go under a folder of their version
 * and build id, so that a page never mixes two builds.
 * @throws Error that names the missing or wrong file.
 */
export async function readLocalRelease(workspace: string): Promise<Release> {
  const shellDir = join(workspace, 'shell/dist')
  const shell = await readJson(join(shellDir, 'shell.json'), ShellDescriptor)
  const remotes = await Promise.all(REMOTES.map((name) => readRemote(join(workspace, name, 'dist'))))
  return {
    manifest: ReleaseManifest.parse({ shell, remotes: remotes.map(({ remote }) => remote) }),
    template: await readFile(join(shellDir, 'index.html'), 'utf8'),
    shellDir,
    remoteDirs: Object.fromEntries(remotes.map(({ remote, dir }) => [remote.baseUrl, dir])),
  }
}

async function readRemote(dir: string) {
  const descriptor = await readJson(join(dir, 'remote.json'), RemoteDescriptor)
  const { name, version, buildId } = descriptor
  return { dir, remote: { ...descriptor, baseUrl: `/remotes/${name}/${version}-${buildId}/` } }
}

async function readJson<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T>> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`${file} is missing: run pnpm build`, { cause })
  })
  return schema.parse(JSON.parse(text))
}
