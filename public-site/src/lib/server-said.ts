/** How the page was loaded; undefined on a server. */
export const pageLoad = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** Values of the page's `Server-Timing`: `clock` is the server's time, `session` that the request had one. */
export const serverSaid = (what: 'clock' | 'session'): PerformanceServerTiming | undefined =>
  pageLoad()?.serverTiming?.find(({ name }) => name === what)
