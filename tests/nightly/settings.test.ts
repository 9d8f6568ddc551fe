import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { expectToast, openDeskPage } from '../harness/desk.ts'
import { test } from '../harness/test.ts'

const BUILT_IN = 'rgb(0, 95, 97)'
const WINE = { hex: '#8b1e3f', rgb: 'rgb(139, 30, 63)' }

/** The first number of the footer and the colour of buttons, as the page has them after a reload. */
async function shownOf(page: Page) {
  await page.reload()
  const number = await page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ }).first().textContent()
  const colour = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--brand)'
    return getComputedStyle(probe).color
  })
  return { number, colour }
}

test('an owner changes a number and a colour, which visitors see at once, and undoes it', async ({ openPage }) => {
  const [owner, visitor] = [await openPage(), await openPage({ colorScheme: 'light' })]
  await visitor.goto('/contactus')
  const before = await shownOf(visitor)
  expect(before.colour).toBe(BUILT_IN)

  await openDeskPage(owner, '/admin/settings')
  await expectAccessible(owner)
  await owner.getByLabel('Phone number 1').fill('+91 452 234 5678')
  await owner.getByRole('link', { name: 'Look' }).click()
  await owner.getByRole('button', { name: 'Stay' }).click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expectToast(owner, 'The settings are saved.')

  await owner.getByRole('link', { name: 'Look' }).click()
  await owner.getByLabel('Colour on light ground').fill('#f2c14e')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText(/is too hard to read/).waitFor()
  await owner.getByLabel('Colour on light ground').fill(WINE.hex)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText(/is too hard to read/).waitFor({ state: 'detached' })
  await expect.poll(async () => (await shownOf(visitor)).colour).toBe(WINE.rgb)
  expect((await shownOf(visitor)).number).not.toBe(before.number)

  await owner.getByRole('link', { name: 'History' }).click()
  await owner.getByText('Phone numbers 1', { exact: false }).waitFor()
  await owner.getByRole('button', { name: 'Go back to version 1' }).click()
  await owner.getByRole('button', { name: 'Restore version 1' }).click()
  await expectToast(owner, 'Version 1 of the settings is restored.')
  expect(await shownOf(visitor)).toEqual(before)
})
