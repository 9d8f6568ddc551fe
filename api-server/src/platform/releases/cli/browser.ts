import { existsSync } from 'node:fs'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium-headless-shell',
]

/** The path of Chromium: CHROMIUM_PATH, or one of the system. @throws Error when there is none. */
export function findBrowser({ CHROMIUM_PATH }: Record<string, string | undefined>): string {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`)
  const found = CHROMIUM_PATH || BROWSERS.find((path) => existsSync(path))
  if (!found) throw new Error('No Chromium was found: install one, or name one in CHROMIUM_PATH')
  return found
}
