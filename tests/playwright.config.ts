import { defineConfig } from '@playwright/test'
import { DESKTOP } from './harness/sizes.ts'
import type { WorkerOptions } from './harness/test.ts'
import { CHROMIUM_SWITCHES, findChromium } from './setup/chromium.ts'

/** Minutes, so by night alone. */
const REFUSED = 'release/refused.test.ts'
const RELEASED = 'release/release.test.ts'
const SKEW = 'release/skew.test.ts'
/** Journeys in which one process must show, admit and send what another wrote. JOURNEYS=all runs every journey so. */
const ACROSS_PROCESSES =
  process.env.JOURNEYS === 'all'
    ? 'journeys/**/*.test.ts'
    : ['journeys/booking.test.ts', 'journeys/console-session.test.ts', 'nightly/console-bookings.test.ts']

// `pnpm test` runs the first two projects, `pnpm test:nightly` the others.
export default defineConfig<object, WorkerOptions>({
  globalSetup: './setup/demo-data.ts',
  outputDir: './test-results',
  // Tests of a file share its server, and some files tell one story: run them in order.
  fullyParallel: false,
  // Half of the time of a test is waiting: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'device' },
  },
  snapshotPathTemplate: 'visual/screenshots/{arg}{ext}',
  reporter: [['list'], ['./setup/summary-of-playwright.ts']],
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_SWITCHES },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Far from India, as some visitors are: no date or time may depend on where the browser is.
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    viewport: DESKTOP,
    // Requests that a service worker has seen cannot be made to fail on demand; a test of the worker allows it.
    serviceWorkers: 'block',
    // DOM snapshots slow every action: `--trace on` records them for a file that fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.test.ts' },
    { name: 'federation', testMatch: 'federation/**/*.test.ts' },
    { name: 'nightly', testMatch: ['{nightly,harness}/**/*.test.ts', REFUSED, RELEASED], timeout: 600_000 },
    { name: 'two-processes', testMatch: ACROSS_PROCESSES, use: { processes: 2 } },
    // At half their size pictures are small files, and how a machine smooths letters hardly shows.
    { name: 'visual', testMatch: 'visual/**/*.test.ts', use: { deviceScaleFactor: 0.5 } },
    { name: 'skew', testMatch: SKEW, timeout: 600_000 },
  ],
})
