import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

const document = (content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${content}</main></html>`

test('a picture without a text is found, a sound page passes', async ({ page }) => {
  await page.setContent(document('<p>All is well.</p>'))
  await expectAccessible(page)
  await page.setContent(document('<img src="data:,">'))
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')
})
