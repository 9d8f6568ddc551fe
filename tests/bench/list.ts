import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BOARD_AIMS, slowestPress } from '../harness/board-speed.ts'
import { openDeskPage } from '../harness/desk.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'
import { withManyBookings } from './growth.ts'
import { fillSqlite } from './many-rows.ts'
import { printTable, verdict } from './table.ts'

/** Prints how long presses on the desk's list, and on the page of a booking, wait for their paint with 100,000 bookings. */
export const printList = (demoData: string) =>
  withManyBookings({ copyOf: demoData }, fill, async ({ origin }) => {
    const browser = await chromium.launch({
      ...{ executablePath: findVisitorsChromium() ?? undefined, args: CHROMIUM_SWITCHES },
    })
    try {
      const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
      await openDeskPage(page, '/bookings')
      const rows = page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')
      await rows.nth(24).waitFor()
      const list = await slowestPress(page, async () => {
        for (const key of ['j', 'j', 'x', 'k', '?', 'Escape']) await page.keyboard.press(key)
        await page.getByRole('button', { name: 'Pick-up', exact: true }).click()
        await page.waitForURL('**sort=pickUp')
        await page.keyboard.press('/')
        await page.keyboard.type('name17')
        await page.waitForURL('**q=name17*')
        // Until the list is that of the search, the button waits.
        await rows.first().filter({ hasText: 'Name17 ' }).waitFor()
        await page.getByRole('button', { name: 'Next' }).click()
        await page.waitForURL('**cursor=*')
        await rows.first().click()
        await page.waitForURL('**/bookings/many-*')
      })
      const booking = await slowestPress(page, async () => {
        for (const name of ['History', 'Messages', 'Notes'])
          await page.locator('summary').filter({ hasText: name }).click()
      })
      printTable('Presses with 100,000 bookings, the longest, CPU slowed 4 times, ms', [
        { where: 'the list', ms: Math.round(list), '': verdict(list <= BOARD_AIMS.press) },
        { where: 'the page of a booking', ms: Math.round(booking), '': verdict(booking <= BOARD_AIMS.press) },
      ])
    } finally {
      await browser.close()
    }
  })

const fill = (dataDir: string) => fillSqlite(join(dataDir, 'data.sqlite'))
