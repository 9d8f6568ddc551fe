import { z } from './zod.ts'

/** Version of the contract between shell and remotes. A remote names the major it was built for. */
export const SHELL_CONTRACT = 1

/** An entry of the navigation bar that a remote brings. */
export const NavEntry = z.strictObject({ label: z.string(), href: z.string() })
export type NavEntry = z.infer<typeof NavEntry>

/** A page of a remote: its router pattern ('/edit/:id') and all files of its first view, relative to the remote's folder. */
export const RemotePage = z.strictObject({
  path: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
})

/** What a remote's build says of itself, in `dist/remote.json`. */
export const RemoteDescriptor = z.strictObject({
  name: z.string(),
  /** Federation name: the container's global and import prefix. */
  scope: z.string(),
  version: z.string(),
  buildId: z.string(),
  contract: z.number(),
  entry: z.string(),
  pages: z.array(RemotePage),
  nav: z.array(NavEntry),
})
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>

/** A remote that runs: its descriptor and the folder its files are served from, with the final slash. */
export const RunningRemote = z.strictObject({ ...RemoteDescriptor.shape, baseUrl: z.string() })
export type RunningRemote = z.infer<typeof RunningRemote>

/** Which version of each part runs. The server puts it into the page. */
export const ReleaseManifest = z.strictObject({
  shell: z.strictObject({ version: z.string(), buildId: z.string() }),
  remotes: z.array(RunningRemote),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>
