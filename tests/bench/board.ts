import { chromium } from '@playwright/test'
import { BOARD_AIMS, measureBoard } from '../harness/board-speed.ts'
import { startServer } from '../harness/server.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'
import { printTable, verdict } from './table.ts'

/** Prints how long the desk's board takes with 500 trips in a week (docs/product.md, Board). */
export async function printBoard(dataDir: string) {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const browser = await chromium.launch({
    ...{ executablePath: findVisitorsChromium() ?? undefined, args: CHROMIUM_SWITCHES },
  })
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
    const { render, press } = await measureBoard(page)
    printTable('The board of 500 trips in a week, ms', [
      { what: 'shown after the reply', ms: Math.round(render), '': verdict(render <= BOARD_AIMS.render) },
      { what: 'longest press, CPU slowed 4 times', ms: Math.round(press), '': verdict(press <= BOARD_AIMS.press) },
    ])
  } finally {
    await browser.close()
    await server.stop()
  }
}
