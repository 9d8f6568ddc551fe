import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_SWITCHES, findChromium } from '../setup/chromium.ts'

/** Where the browser of the tests is. */
export const chromiumPath = () => findChromium() ?? chromium.executablePath()

/** Starts the browser of the tests. */
export const launchBrowser = (executablePath = chromiumPath()): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_SWITCHES })
