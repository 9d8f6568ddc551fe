import type { Page } from '@playwright/test'

/**
 * A page whose content came as HTML bears a mark until its code has come; a message in its place ends the wait too. An empty
 * alert is none: forms have the place of theirs.
 */
const RESPONDS = '#root:not([data-page]), main [role=alert]:not(:empty)'

/** Makes `goto` and `reload` wait until the page responds, so that the next action is not lost. */
export function waitUntilItResponds(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const settled = () => page.locator(RESPONDS).first().waitFor({ state: 'attached' })
  page.goto = async (url, options) => {
    const reply = await goto(url, options)
    if (options?.waitUntil !== 'commit' && isOurPage(reply?.headers()['content-type'])) await settled()
    return reply
  }
  page.reload = async (options) => {
    const reply = await reload(options)
    if (options?.waitUntil !== 'commit' && isOurPage(reply?.headers()['content-type'])) await settled()
    return reply
  }
}

const isOurPage = (contentType = '') => contentType.startsWith('text/html')
