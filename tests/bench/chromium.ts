import { launch } from 'chrome-launcher'
import CDP from 'chrome-remote-interface'
import { WITH_NOTO_TAMIL } from '../harness/noto-tamil.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'

export type Tab = CDP.Client
export type Chromium = {
  port: number
  newTab: () => Promise<{ tab: Tab; close: () => Promise<void> }>
  close: () => void
}

/**
 * A browser that no test tool looks into: playwright has scripts say where each error was made, which React's own, made as
 * it starts, pay with 200 ms on a slow core, and reads 330 kB of its own into a page that it asks. It has a font with
 * Tamil letters, as phones do.
 */
export async function launchChromium(): Promise<Chromium> {
  const chrome = await launch({
    chromePath: findVisitorsChromium() ?? undefined,
    chromeFlags: ['--headless', '--no-sandbox', ...CHROMIUM_SWITCHES],
    envVars: { ...process.env, ...WITH_NOTO_TAMIL },
    logLevel: 'silent',
  })
  return { port: chrome.port, newTab: () => newTab(chrome.port), close: () => chrome.kill() }
}

/** A tab with an empty cache of its own, 390 px wide. */
async function newTab(port: number) {
  const { webSocketDebuggerUrl } = await CDP.Version({ port })
  const browser = await CDP({ target: webSocketDebuggerUrl })
  const { browserContextId } = await browser.Target.createBrowserContext()
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId })
  const tab = await CDP({ port, target: targetId })
  await tab.Page.enable()
  await tab.Emulation.setDeviceMetricsOverride({ width: 390, height: 844, deviceScaleFactor: 1, mobile: false })
  const close = async () => {
    await tab.close()
    await browser.Target.disposeBrowserContext({ browserContextId })
    await browser.close()
  }
  return { tab, close }
}
