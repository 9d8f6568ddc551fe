import { expect, type Locator, type Page } from '@playwright/test'
import { BookingsReply, DocumentsReply, OpenCashReply } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

/**
 * How many inputs and seconds the desk's usual tasks take on seven weeks of a company's work. An input is a field that is filled in,
 * a choice, a press, or a chord of keys; typing on in the field that has the focus is one, the Tab to the next field none.
 */
test.use({ company: 'second', serverEnv: { RATE_LIMIT: 'off' } })

/** The hand of a clerk: each call is an input. */
function handOf(page: Page) {
  let inputs = 0
  const began = Date.now()
  const counted = async (act: Promise<unknown>) => {
    inputs += 1
    await act
  }
  return {
    did: counted,
    press: (target: Locator) => counted(target.click()),
    fill: (field: Locator, text: string) => counted(field.fill(text)),
    choose: (list: Locator, option: string | { index: number }) => counted(list.selectOption(option)),
    keys: (keys: string) => counted(page.keyboard.press(keys)),
    /** Types a place and goes on, which takes it. */
    place: async (field: Locator, text: string) => {
      await field.click()
      await expect(field).toHaveClass(/Autocomplete/)
      await counted(field.fill(text))
      await page.keyboard.press('Tab')
    },
    /** Checks the count, and tells it with the seconds. */
    took: (most: { inputs: number; seconds?: number }) => {
      const seconds = (Date.now() - began) / 1000
      const told = `${inputs} inputs, ${seconds.toFixed(1)} s`
      test.info().annotations.push({ type: 'task', description: told })
      console.log(`${test.info().title}: ${told}`)
      expect(inputs).toBeLessThanOrEqual(most.inputs)
      if (most.seconds) expect(seconds).toBeLessThanOrEqual(most.seconds)
    },
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const place = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** The desk at its first page. */
async function atDesk(page: Page, path = '/admin') {
  await enterDesk(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return handOf(page)
}

test('price of three classes, one way', async ({ page }) => {
  const hand = await atDesk(page)
  await hand.press(page.getByRole('link', { name: 'New booking', exact: true }))
  await hand.press(page.getByText('Drop Trip'))
  await hand.place(place(page, 'From'), 'guindy')
  await hand.place(place(page, 'To'), 'pondy')
  const totals = page.getByRole('group', { name: 'Total for this trip' })
  await expect.poll(() => totals.getByText(/₹[\d,]+/).count()).toBeGreaterThanOrEqual(3)
  hand.took({ inputs: 6, seconds: 10 })
})

test('a booking by phone, confirmed', async ({ page }) => {
  const hand = await atDesk(page)
  await hand.press(page.getByRole('link', { name: 'New booking', exact: true }))
  await hand.press(page.getByText('Drop Trip'))
  await hand.place(place(page, 'From'), 'guindy')
  await hand.place(place(page, 'To'), 'pondy')
  await hand.fill(field(page, 'Pick-up date'), dayFromToday(20).split('-').reverse().join('/'))
  await hand.fill(page.getByLabel('Pick-up time'), '05:00')
  await hand.fill(field(page, 'Persons'), '3')
  await hand.press(page.getByRole('group', { name: 'Total for this trip' }).getByRole('radio').first())
  await hand.fill(field(page, 'Name'), 'Meena Sundaram')
  await hand.fill(field(page, 'Mobile'), '98400 12345')
  await hand.press(button(page, 'Confirm and assign'))
  await page.getByRole('dialog').waitFor()
  hand.took({ inputs: 12 })
})

test('a booking of a pasted message', async ({ page }) => {
  const hand = await atDesk(page, '/bookings/create')
  const message = page.getByLabel('Paste a message')
  const pasted = message.evaluate((box: HTMLTextAreaElement) => {
    const clipboardData = new DataTransfer()
    const text = 'Need sedan 24 dec 5am Guindy to Pondy drop 3 pax, name: Meena Sundaram, 98400 12345'
    clipboardData.setData('text', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await hand.did(pasted)
  await expect(place(page, 'To')).toHaveValue('Puducherry')
  await expect(field(page, 'Name')).toHaveValue('Meena Sundaram')
  await expect(page.getByRole('radio', { checked: true }).nth(1)).toBeVisible()
  await hand.press(button(page, 'Confirm and assign'))
  await page.getByRole('dialog').waitFor()
  hand.took({ inputs: 2 })
})

test('who is free on Friday', async ({ page }) => {
  const hand = await atDesk(page)
  await hand.press(page.getByRole('link', { name: 'Board' }).first())
  await page.getByText('Not assigned').first().waitFor()
  hand.took({ inputs: 1, seconds: 10 })
})

test('find an invoice', async ({ page }) => {
  await enterDesk(page)
  const { documents } = DocumentsReply.parse(await (await page.request.get('/api/v1/invoices')).json())
  const { number } = documents.at(-1) ?? fail('no invoice')
  const hand = await atDesk(page)
  await hand.keys('Control+k')
  await hand.fill(page.getByRole('dialog').getByRole('combobox'), number)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await hand.keys('Enter')
  await page.getByText(number).first().waitFor()
  hand.took({ inputs: 3, seconds: 10 })
})

test('where cars stand tonight', async ({ page }) => {
  const hand = await atDesk(page)
  await page.getByRole('heading', { name: 'Where cars stand tonight' }).waitFor()
  hand.took({ inputs: 0 })
})

test('change a date', async ({ page }) => {
  await enterDesk(page)
  const reply = await page.request.get('/api/v1/bookings', { params: { status: 'confirmed', sort: 'upcoming' } })
  const { reference } = BookingsReply.parse(await reply.json()).bookings[0] ?? fail('no confirmed booking')
  const hand = await atDesk(page)
  await hand.keys('Control+k')
  await hand.fill(page.getByRole('dialog').getByRole('combobox'), reference)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await hand.keys('Enter')
  await hand.press(page.getByRole('link', { name: 'Change trip' }).or(button(page, 'Change trip')).first())
  await hand.fill(field(page, 'Pick-up date'), dayFromToday(30).split('-').reverse().join('/'))
  await hand.press(button(page, 'Compare the prices'))
  await page.getByText('New price').or(page.getByRole('alert')).first().waitFor()
  hand.took({ inputs: 6 })
})

test('collect from a driver', async ({ page }) => {
  await enterDesk(page)
  const { drivers } = OpenCashReply.parse(await (await page.request.get('/api/v1/drivers/cash')).json())
  const { driver } = drivers.find(({ balance }) => balance !== 0) ?? fail('nothing is open with any driver')
  const hand = await atDesk(page)
  await hand.press(page.getByRole('link', { name: 'Money' }).first())
  await hand.press(page.getByRole('link', { name: 'Drivers' }).first())
  await hand.press(page.getByRole('link', { name: driver.name }).first())
  await hand.press(button(page, 'Settle'))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Settle' }))
  await page.getByText('Settled.').first().waitFor()
  hand.took({ inputs: 5, seconds: 15 })
})

test('take what is owed', async ({ page }) => {
  const hand = await atDesk(page)
  await hand.press(page.getByRole('link', { name: 'Money' }).first())
  await hand.press(page.getByRole('link', { name: 'To collect' }).first())
  await hand.press(page.getByRole('link', { name: /^Take/ }).first())
  await hand.press(button(page, /^Take ₹/))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  hand.took({ inputs: 5, seconds: 15 })
})
