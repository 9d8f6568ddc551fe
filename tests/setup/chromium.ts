import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall, canAptInstall, outputOf, run } from './run.ts'

export const NO_CHROMIUM =
  'Browser tests need Chromium, which could not be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH'

/** Chromium without its windows, as Debian calls it: the same pages take it a third less CPU. */
const HEADLESS = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Features that Playwright turns off; a browser obeys only the last such switch. */
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
/** The address bar's suggestions, two pages in each window that take a second of CPU. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** The switches that all browsers of tests and measurements get. */
export const CHROMIUM_SWITCHES = [
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
  // For the headless shell, which otherwise fits letters to whole pixels, unlike Chromium.
  '--font-render-hinting=none',
]

/** The Chromium for browser tests: CHROMIUM_PATH, one of the system or Playwright's own; null if there is none. */
export const findChromium = (): string | null => find([HEADLESS, ...WITH_WINDOWS])

/** The Chromium that is measured: as visitors have it, where there is one. */
export const findVisitorsChromium = (): string | null => find([...WITH_WINDOWS, HEADLESS])

/** The Chromium for browser tests, unless a quicker one can be installed. */
export const findQuickChromium = (): string | null => {
  const found = findChromium()
  const isQuick = process.env.CHROMIUM_PATH || found?.endsWith(HEADLESS)
  return isQuick || !canAptInstall() || outputOf('apt-cache', ['show', HEADLESS]) === null ? found : null
}

function find(names: string[]): string | null {
  const { CHROMIUM_PATH } = process.env
  return CHROMIUM_PATH || (names.map((name) => outputOf('which', [name])).find((path) => path) ?? downloaded())
}

/** The browser that Playwright has downloaded. */
function downloaded(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/**
 * Installs Debian's headless shell, or its Chromium if there is no other; where Debian's packages cannot be installed,
 * the Chromium that Playwright downloads. Returns whether there is one now.
 */
export const installChromium = (): boolean =>
  canAptInstall()
    ? aptInstall(HEADLESS) || findChromium() !== null || aptInstall('chromium')
    : run('playwright', ['install', '--no-shell', 'chromium'])
