import { z } from 'zod'

/** Version of the contract between shell and remotes. A remote names the major it was built for. */
export const SHELL_CONTRACT = 1

/** An entry of the navigation bar that a remote brings. */
export const NavEntry = z.strictObject({ label: z.string(), href: z.string() })
export type NavEntry = z.infer<typeof NavEntry>

/**
 * What a remote's build says of itself, in `dist/remote.json`. `paths` are router patterns ('/edit/:id') that the remote
 * shows; `files` are all that the first view of any of its pages loads, relative to the remote's folder.
 */
export const RemoteDescriptor = z.strictObject({
  name: z.string(),
  /** Federation name: the container's global and import prefix. */
  scope: z.string(),
  version: z.string(),
  buildId: z.string(),
  contract: z.number(),
  entry: z.string(),
  paths: z.array(z.string()),
  nav: z.array(NavEntry),
  preload: z.strictObject({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
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
