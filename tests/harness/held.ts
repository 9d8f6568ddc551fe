import type { Page } from '@playwright/test'

/** Holds the page's calls to `url` back until the function that it gives is called; then they go on to the server. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The bodies of the calls that the page makes to an address that ends in `path`, as they are sent. */
export function watchCalls(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) bodies.push(request.postData() ?? '')
  })
  return bodies
}
