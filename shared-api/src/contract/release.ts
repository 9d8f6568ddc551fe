import { z } from './zod.ts'

/** The shell contracts that a shell serves, both ends included. */
export const ContractRange = z.strictObject({ oldest: z.number().int(), newest: z.number().int() })
export type ContractRange = z.infer<typeof ContractRange>

/** Whether a shell of this range can run a remote that was built for `needed`. */
export const servesContract = (range: ContractRange, needed: number) => needed >= range.oldest && needed <= range.newest

/** A part's version: digits and dots, with an optional pre-release ('1.4.0', '1.4.0-rc.1'). */
export const PartVersion = z.string().regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/, 'must be a version such as 1.4.0')

/** The SHA-256 of each file of a build, base64, by its path in the build's folder. */
const FileHashes = z.record(z.string(), z.string().regex(/^[A-Za-z0-9+/]{43}=$/))

/**
 * A link that a remote brings to the navigation bar and the footer; with `place: 'footer'` to the footer alone. `label` is
 * English, `translations` holds it by language ('ta').
 */
export const NavEntry = z.object({
  label: z.string(),
  href: z.string(),
  place: z.literal('footer').optional(),
  /** Stands in the bar itself at every width, as a word beside the menu. */
  pinned: z.boolean().optional(),
  translations: z.record(z.string(), z.string()).optional(),
})
export type NavEntry = z.infer<typeof NavEntry>

/** The query parameters that pages read in builds without `queries`. */
const EARLIER_QUERIES = ['search', 'category', 'persons', 'shown', 'trip', 'seats', 'sort']

/** The scripts of a part's texts by language code ('ta'). */
const LanguageScripts = z.record(z.string(), z.array(z.string()))

/** A page of a remote: its router pattern ('/edit/:id') and all files of its first view. */
export const RemotePage = z.object({
  path: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** The scripts of its words; earlier builds have them in `languages`, and English in the page's scripts. */
  words: LanguageScripts.default({}),
  /** API paths of the replies that its first view shows; null for a page that is not rendered on the server. */
  data: z.array(z.string()).nullable().default(null),
  /** Query parameters that change the first view; with one of them the page is not pre-rendered. */
  queries: z.array(z.string()).default(EARLIER_QUERIES),
})
export type RemotePage = z.infer<typeof RemotePage>

/** Names of libraries that shell and remotes share, by library ('shared-ui'); builds from before they were recorded have none. */
const LibraryNames = z.record(z.string(), z.array(z.string())).optional()

/** The npm packages in a build, with their versions; builds from before they were recorded have none. */
const Packages = z.record(z.string(), z.string()).optional()

/** The description of a remote's build, `remote.json`. Unknown keys are ignored: servers may be older. */
export const RemoteBuild = z.object({
  name: z.string(),
  /** Federation name: the container's global and import prefix. */
  scope: z.string(),
  version: PartVersion,
  buildId: z.string(),
  contract: z.number().int(),
  entry: z.string(),
  pages: z.array(RemotePage),
  nav: z.array(NavEntry),
  /** In builds whose words are not listed by page: those of a language, apart from English. */
  languages: LanguageScripts.default({}),
  /** The libraries that it borrows from the shell, by name. */
  libraries: z.array(z.string()).default([]),
  /** The names that it imports of them. */
  imports: LibraryNames,
  packages: Packages,
  /** Its place among the remotes in the navigation bar: lower ones come first. */
  order: z.number().optional(),
  /** Whether its pages are for staff: robots must not index them, nor browsers cache them. */
  forStaff: z.boolean().optional(),
  files: FileHashes,
})
export type RemoteBuild = z.infer<typeof RemoteBuild>

/** The description of the shell's build, `shell.json`. */
export const ShellBuild = z.object({
  name: z.literal('shell'),
  version: PartVersion,
  buildId: z.string(),
  contract: ContractRange,
  /** The shell renders pages in these. */
  languages: LanguageScripts.default({}),
  /** Of each library that comes only for the remotes that borrow it: its files, by its name. */
  libraries: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })).default({}),
  /** The names that remotes may import. */
  exports: LibraryNames,
  packages: Packages,
  files: FileHashes,
})
export type ShellBuild = z.infer<typeof ShellBuild>

/** A remote in the page's release. `baseUrl` is the folder of its files, with the final slash. */
export const RunningRemote = z.strictObject({
  ...RemoteBuild.pick({ name: true, scope: true, version: true, buildId: true, contract: true, entry: true, nav: true })
    .shape,
  baseUrl: z.string(),
  paths: z.array(z.string()),
  /** Its pages are for staff: the site's navigation and footer are not drawn around them. */
  forStaff: z.boolean().optional(),
  /** Why the server refused it: built for another shell, from an origin not on the list, or with altered files. */
  refused: z.enum(['contract', 'origin', 'files']).nullable(),
})
export type RunningRemote = z.infer<typeof RunningRemote>

/** Which version of each part runs in a page. The server puts it there. */
export const PageRelease = z.strictObject({
  shell: z.strictObject({ version: z.string(), buildId: z.string() }),
  remotes: z.array(RunningRemote),
})
export type PageRelease = z.infer<typeof PageRelease>

/**
 * Where a version of a part is served: its folder here, or `baseUrl` on another origin. `commit` is that of its sources,
 * with 'with changes' where the tree was not clean; `because` is the reason for a release that is worse in something.
 */
const ReleasedVersion = z.strictObject({
  version: PartVersion,
  baseUrl: z.url().nullable(),
  releasedAt: z.iso.datetime(),
  commit: z.string().nullish(),
  because: z.string().nullish(),
})
export type ReleasedVersion = z.infer<typeof ReleasedVersion>

/**
 * The running versions of one part: `current` for all, `canary` for `percent` of the visitors, and `history` with the
 * newest last. `stopped` says since when a stored version does not run.
 */
export const PartRelease = z.strictObject({
  current: ReleasedVersion.nullable(),
  canary: z.strictObject({ ...ReleasedVersion.shape, percent: z.number().min(1).max(99) }).nullable(),
  history: z.array(ReleasedVersion),
  stopped: z.record(PartVersion, z.iso.datetime()).default({}),
})
export type PartRelease = z.infer<typeof PartRelease>

/**
 * The release manifest, by part. A part that is not in it runs from the workspace's own build. `owners` says to which remote a page
 * belongs, by its router pattern.
 */
export const ReleaseManifest = z.strictObject({
  parts: z.record(z.string(), PartRelease),
  owners: z.record(z.string(), z.string()).default({}),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/** What a page reports of a remote: no address, no text of the visitor. `request` is the page's id in the server's log. */
const RemoteReport = z.strictObject({
  remote: z.string().max(60),
  version: z.string().max(60),
  request: z.string().max(20).optional(),
})

/** A page's report that a remote failed. */
export const RemoteFailureReport = z.strictObject({ ...RemoteReport.shape, cause: z.string().max(500) })
export type RemoteFailureReport = z.infer<typeof RemoteFailureReport>

/** A page's report that a remote loaded, and in how many ms. */
export const RemoteLoadReport = z.strictObject({ ...RemoteReport.shape, ms: z.int().min(0).max(600_000) })
export type RemoteLoadReport = z.infer<typeof RemoteLoadReport>
