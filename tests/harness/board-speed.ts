import type { Page } from '@playwright/test'
import { openDeskPage } from './desk.ts'

const TRIPS = 500
const VEHICLES = 120
const FIRST = '2026-12-21'
const HOUR_MS = 3_600_000
const CPU_SLOWER = 4
/** What the board may take, in ms: to show a reply, and to answer a press while the CPU is slowed four times. */
export const BOARD_AIMS = { render: 200, press: 200 }

/**
 * How long the board of a week with 500 trips works to show its reply (ms of the page's main thread), and how long the slowest
 * press waits for its paint while the CPU is slowed four times (ms).
 */
export async function measureBoard(page: Page): Promise<typeof BOARD_AIMS> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/board?*', async (route) => {
    await held.promise
    await route.fulfill({ json: boardOfWeek() })
  })
  const asked = page.waitForRequest('**/api/v1/board?*')
  await openDeskPage(page, `/board?day=${FIRST}`)
  await asked
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1000
  }
  const workOf = async (act: () => Promise<unknown>) => {
    await page.evaluate(settled)
    const before = await worked()
    await act()
    await page.evaluate(settled)
    return (await worked()) - before
  }
  const trips = page.locator('[data-trip]')
  const render = await workOf(async () => {
    held.resolve()
    await trips.nth(TRIPS - 1).waitFor({ state: 'attached' })
  })
  const press = await slowestPress(page, async () => {
    for (const name of ['Drivers', 'Vehicles', 'Day', 'Week']) {
      await page.getByRole('radiogroup').getByText(name, { exact: true }).click()
      await page.evaluate(settled)
    }
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  })
  return { render, press }
}

/** How long the slowest press of `act` waited for its paint while the CPU is slowed four times, in ms; 0 below what browsers keep. */
export async function slowestPress(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const since = await page.evaluate(() => performance.now())
  await act()
  await page.evaluate(settled)
  return Math.max(0, ...(await page.evaluate(pressesOf, since)))
}

/** Runs in the page: ends once what was changed is painted. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Runs in the page: how long each press since then waited for the next paint, in ms. */
function pressesOf(since: number) {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'event', buffered: true })
  const presses = observer.takeRecords().filter(({ startTime }) => startTime >= since)
  return presses.map(({ duration }) => duration)
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
