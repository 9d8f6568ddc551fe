import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { startStaticSite } from '../harness/static-site.ts'
import { showIn } from '../harness/still.ts'
import { freePort } from '../setup/free-port.ts'

const FOLDER = join(import.meta.dirname, '../../shared-ui/dist-stories')
const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as { entries: Record<string, unknown> }
const SCHEMES = ['light', 'dark'] as const

const port = await freePort()
let stop = () => {}

test.use({ viewport: { width: 720, height: 480 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(async () => {
  stop = await startStaticSite({ folder: FOLDER, port, prepare: (html) => html })
})
test.afterAll(() => stop())

test('there are stories of each kind', () => {
  const kinds = new Set(Object.keys(entries).map((id) => id.split('--')[0]))
  expect([...kinds].sort()).toEqual(['actions', 'drawings', 'fields', 'surfaces'])
})

for (const id of Object.keys(entries))
  test(`${id} passes axe and looks as kept, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`http://localhost:${port}/iframe.html?id=${id}&viewMode=story`)
    await page.getByRole('main').first().waitFor()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.waitForLoadState('networkidle')
    for (const colorScheme of SCHEMES) {
      await showIn(page, colorScheme)
      await expectAccessible(page)
      await expect(page).toHaveScreenshot(`${id}-${colorScheme}.webp`)
    }
  })
