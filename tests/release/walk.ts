import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningRemote } from 'shared-api/contract'
import { logIn } from '../harness/desk.ts'
import { watch } from '../harness/watched-page.ts'

/** How long a page may take to show itself, in ms. */
const PATIENCE = 30_000

/**
 * Looks at the pages of the running parts that need no parameter, as a visitor and at the desk: at all, or at `most` of
 * each part. Gives what went wrong: the failure message, an error in the console, a page without content. A remote that
 * was refused for its contract is no problem: the page says so, and the release tool would have said it before.
 */
export async function problemsOf(
  browser: Browser,
  origin: string,
  remotes: RunningRemote[],
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(PATIENCE)
  const problems = watch(context)
  try {
    for (const remote of remotes) {
      if (remote.refused !== null && remote.refused !== 'contract') problems.push(`${remote.name}: ${remote.refused}`)
      if (remote.refused === null) await walk(context, remote, most)
    }
  } catch (failure) {
    problems.push(String(failure))
  } finally {
    await context.close()
  }
  return problems
}

async function walk(context: BrowserContext, { name, paths }: RunningRemote, most: number) {
  const page = await context.newPage()
  if (name === 'admin-console') await logIn(page)
  for (const path of paths.filter((one) => !one.includes(':')).slice(0, most)) await look(page, path)
  await page.close()
}

/** @throws Error when the page shows no heading and no dialog, or says that a part is not available. */
async function look(page: Page, path: string) {
  await page.goto(path)
  const shown = page.locator('main h1, dialog[open], main [role=alert]').filter({ visible: true })
  await shown.first().waitFor()
  if (await page.getByText('not available right now').isVisible()) throw new Error(`${path} is not available`)
}
