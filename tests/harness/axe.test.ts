import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { launchBrowser } from './browser.ts'

const page = (content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${content}</main></html>`

test('a picture without a text is found, a sound page passes', async () => {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const tab = await browser.newPage()
  await tab.setContent(page('<p>All is well.</p>'))
  await expectAccessible(tab)
  await tab.setContent(page('<img src="data:,">'))
  await expect(expectAccessible(tab)).rejects.toThrow('image-alt')
})
