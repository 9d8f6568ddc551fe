import type { BrowserContext, Page } from '@playwright/test'

/** What went wrong in the pages of a context, as lines for a person; filled in while they are open. */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('page', (page) => watchPage(page, problems))
  return problems
}

function watchPage(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    problems.push(`console error: ${message.text()} (${url})`)
  })
  page.on('crash', () => problems.push('the page crashed'))
}

/** Makes each block by the page's policy a console error. For `context.addInitScript`. */
export const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`)
  })
}
