import type { Page } from '@playwright/test'
import { openDeskPage } from './desk.ts'

const TRIPS = 500
const VEHICLES = 120
const FIRST = '2026-12-21'
const HOUR_MS = 3_600_000
const CPU_SLOWER = 4
/** What the board may take, in ms: to show a reply, and to answer a press while the CPU is slowed four times. */
export const BOARD_AIMS = { render: 200, press: 200 }

/** How long the board of a week with 500 trips takes to show its reply, and at most to answer a press, both in ms. */
export async function measureBoard(page: Page): Promise<typeof BOARD_AIMS> {
  await page.route('**/api/v1/board?*', (route) => route.fulfill({ json: boardOfWeek() }))
  await page.addInitScript(watch)
  await openDeskPage(page, `/board?day=${FIRST}`)
  await page.waitForFunction(() => performance.getEntriesByName('board shown').length > 0)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  for (const name of ['Drivers', 'Vehicles', 'Day', 'Week'])
    await page.getByRole('radiogroup').getByText(name, { exact: true }).click()
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  // A press is in the list of entries once its next frame was shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(readFigures)
}

/** Runs in the page, before its scripts. */
function watch() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-trip]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('board shown')))
  })
  observer.observe(document, { childList: true, subtree: true })
  const pressed = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.measure('press', { start: 0, duration })
  })
  pressed.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page. */
function readFigures() {
  const [shown] = performance.getEntriesByName('board shown')
  const reply = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/api/v1/board?')) as PerformanceResourceTiming
  return {
    render: Number(shown?.startTime) - reply.responseEnd,
    press: Math.max(0, ...performance.getEntriesByName('press').map(({ duration }) => duration)),
  }
}

function boardOfWeek() {
  const begin = Date.parse(`${FIRST}T00:00+05:30`)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    trips: Array.from({ length: TRIPS }, (_, nth) => {
      const startsAt = begin + ((nth * 7) % (7 * 24)) * HOUR_MS
      const both = { vehicleId: `v${nth % VEHICLES}`, driverId: `d${nth % VEHICLES}` }
      return {
        ...{ _id: `b${nth}`, reference: `TT-${100_000 + nth}`, status: nth % 5 ? 'assigned' : 'confirmed', due: false },
        ...{ from: 'tn-chennai', to: 'tn-madurai', pickUpLocation: 'Chennai Central', name: 'Meena Sundaram' },
        ...{ cab: 'Toyota Innova Crysta', startsAt: iso(startsAt), endsAt: iso(startsAt + 9 * HOUR_MS) },
        assignment: nth % 5 ? both : null,
      }
    }),
    vehicles: Array.from({ length: VEHICLES }, (_, nth) => ({
      ...{ id: `v${nth}`, registration: `TN 01 AB ${1000 + nth}`, cab: 'Toyota Innova Crysta', enabled: true },
      stands: nth % 3 ? 'tn-madurai' : null,
    })),
    drivers: Array.from({ length: VEHICLES }, (_, nth) => ({ id: `d${nth}`, name: `Driver ${nth}`, enabled: true })),
  }
}
