import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { LanguageOffer } from './language-offer.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** The page for a browser with these languages; `settle` waits for what comes late. */
async function open(languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const { place } = await draw(
    <main>
      <LanguageOffer />
    </main>,
    '/cars?seats=7',
  )
  const offer = () => place.querySelector('aside')
  const settle = () => vi.dynamicImportSettled()
  return { offer, settle }
}

test('offers this page in Tamil, in Tamil, to a browser that prefers it, until that is dismissed', async () => {
  const { offer } = await open(['fr-FR', 'ta-IN', 'en'])
  await expect.poll(() => offer()?.lang).toBe('ta')
  const link = offer()?.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/ta/cars?seats=7', 'இந்தப் பக்கத்தைத் தமிழில் படிக்க'])
  offer()?.querySelector('button')?.click()
  await expect.poll(offer).toBeNull()
  const again = await open(['ta'])
  await again.settle()
  expect(again.offer()).toBeNull()
})

test.for([[['en-IN', 'ta']], [['fr']], [[]]])('offers nothing to a browser with %j', async ([languages]) => {
  const { offer, settle } = await open(languages ?? [])
  await settle()
  expect(offer()).toBeNull()
})
