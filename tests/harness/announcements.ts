import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * Records announcements on every page from now on: changes of existing live regions, and new alerts. A status that
 * appears with its text is not recorded, as few screen readers announce it.
 */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteThem)
  return () => page.evaluate(() => window.announced ?? [])
}

function noteThem() {
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const announced: string[] = []
  window.announced = announced
  const record = (element: Element | null | undefined) => {
    const words = element?.textContent?.trim()
    if (words) announced.push(words)
  }
  const observer = new MutationObserver((changes) => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region && region.getAttribute('aria-live') !== 'off') regions.add(region)
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue
        if (added.matches('[role=alert]')) regions.add(added)
        for (const alert of added.querySelectorAll('[role=alert]')) regions.add(alert)
      }
    }
    for (const region of regions) record(region)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}
