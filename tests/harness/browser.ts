import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_SWITCHES, findChromium } from '../setup/chromium.ts'

/** Where the browser of the tests is. */
export const chromiumPath = () => findChromium() ?? chromium.executablePath()

/** Starts the browser of the tests; `env` adds variables to its own. */
export const launchBrowser = (executablePath = chromiumPath(), env: Record<string, string> = {}): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_SWITCHES, env: { ...process.env, ...env } })
