/** How the page was loaded; undefined where there is none to load, as on a server. */
export const pageLoad = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** What the server says beside a page, in its `Server-Timing`: `clock` is its time, `session` that one came along. */
export const serverSaid = (what: 'clock' | 'session'): PerformanceServerTiming | undefined =>
  pageLoad()?.serverTiming?.find(({ name }) => name === what)
