import fastifyPlugin from 'fastify-plugin'

/** The id of an address, and when its content was changed, ms since 1970. */
type Entry = { id: string; changed: number }

/** What features know of their pages, for search engines. */
type Sitemap = {
  /** Lists the pages of a pattern with ':id', such as '/tourPackage/:id', where one of the parts has it. */
  add(pattern: string, entries: () => Promise<Entry[]>): void
  /** Says when the pages that show nothing but this API path were changed, in ms since 1970. */
  addChange(apiPath: string, changedAt: () => Promise<number>): void
  /** Leaves out pages that nobody should reach from a search engine, such as the confirmation of a booking. */
  leaveOut(...patterns: string[]): void
}
/** What was registered. */
export type SitemapPages = {
  entries: Map<string, () => Promise<Entry[]>>
  changes: Map<string, () => Promise<number>>
  left: Set<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    sitemap: Sitemap & SitemapPages
  }
}

/** Where features register their pages for search engines, before the server is ready. */
export const sitemap = fastifyPlugin(
  async (app) => {
    const pages: SitemapPages = { entries: new Map(), changes: new Map(), left: new Set() }
    app.decorate('sitemap', {
      ...pages,
      add: (pattern, entries) => void pages.entries.set(pattern, entries),
      addChange: (apiPath, changedAt) => void pages.changes.set(apiPath, changedAt),
      leaveOut(...patterns) {
        for (const pattern of patterns) pages.left.add(pattern)
      },
    })
  },
  { name: 'sitemap' },
)
