import { expect } from '@playwright/test'

/** The page as sent, once it has its content. */
export async function rendered(origin: string, path: string, language: string = 'en'): Promise<string> {
  let html = ''
  const hasContent = async () => {
    html = await (await fetch(origin + path, { headers: { 'accept-language': language } })).text()
    return html.includes('data-page=')
  }
  await expect.poll(hasContent).toBe(true)
  return html
}
