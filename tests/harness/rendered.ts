import { expect } from '@playwright/test'

/** The page as sent, once it has its content. */
export async function rendered(origin: string, path: string): Promise<string> {
  let html = ''
  const hasContent = async () => {
    html = await (await fetch(origin + path)).text()
    return html.includes('data-page=')
  }
  await expect.poll(hasContent).toBe(true)
  return html
}
