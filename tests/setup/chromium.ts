import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { aptInstall, canAptInstall, outputOf, run } from './run.ts'

/** Chromium without its windows, as Debian calls it: the same pages take it a third less CPU. */
const HEADLESS = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
export const CHROMIUM_SWITCHES = [
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
  // The headless shell alone hears it: it would else fit letters to whole pixels, as Chromium does not.
  '--font-render-hinting=none',
]

/** The Chromium that browser tests drive: CHROMIUM_PATH, one of the system, or Playwright's own; null when there is none. */
export const findChromium = (): string | null => find([HEADLESS, ...WITH_WINDOWS])

/** The Chromium that is measured: as visitors have it, where there is one. */
export const findVisitorsChromium = (): string | null => find([...WITH_WINDOWS, HEADLESS])

/** The Chromium that browser tests drive, unless there is none or a quicker one to be had. */
export const findQuickChromium = (): string | null => {
  const found = findChromium()
  const isQuick = process.env.CHROMIUM_PATH || found?.endsWith(HEADLESS)
  return isQuick || !canAptInstall() || outputOf('apt-cache', ['show', HEADLESS]) === null ? found : null
}

function find(names: string[]): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = names.map((name) => outputOf('which', [name])).find((path) => path)
  if (found) return found
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Gets a Chromium from Debian or from Playwright; where one is there, a quicker one at most. Tells whether there is one now. */
export function installChromium(): boolean {
  if (canAptInstall() && aptInstall(HEADLESS)) return true
  if (findChromium()) return true
  if (canAptInstall() && aptInstall('chromium')) return true
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'])
}
