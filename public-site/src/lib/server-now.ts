import { pageLoad, serverSaid } from './server-said.ts'

/** Clocks that differ by less are taken for right, in ms: the page's way here takes its time. */
const NEAR_MS = 120_000

/**
 * How far the server's clock is ahead of this device's, in ms. The server says its time with each page; one from the
 * browser's cache says that of long ago.
 */
function clockDifference(): number {
  const page = pageLoad()
  const said = page?.transferSize ? serverSaid('clock') : undefined
  const ahead = said && page ? said.duration + performance.now() - page.responseStart - Date.now() : 0
  return Math.abs(ahead) > NEAR_MS ? ahead : 0
}

const ahead = clockDifference()

/** The time by the server's clock, in ms since 1970: a phone may be days wrong, and the server has the last word. */
export const serverNow = (): number => Date.now() + ahead
