import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { aptInstall, canAptInstall, outputOf, run } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** What a newer Chromium does of itself and playwright turns off: a browser hears the last such switch only. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The suggestions of the address bar, two pages in each window that cost a second of CPU: nobody types there. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** The switches that all browsers of tests and measurements get. */
export const CHROMIUM_SWITCHES = [`--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...SUGGESTIONS].join()}`]

/** The Chromium that browser tests drive: CHROMIUM_PATH, one of the system, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = NAMES.map((name) => outputOf('which', [name])).find((path) => path)
  if (found) return found
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Gets a Chromium from Debian or from Playwright. Tells whether there is one now. */
export function installChromium(): boolean {
  if (canAptInstall() && aptInstall('chromium')) return true
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'])
}
