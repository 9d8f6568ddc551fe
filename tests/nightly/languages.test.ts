import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { formatRupees } from '../harness/money.ts'
import { readIn } from '../harness/read-in.ts'
import { DESK_MAIL, visitorsTest as test } from '../harness/test.ts'
import { translate } from '../harness/translator.ts'

const TAMIL = 'தமிழ்'
const HOME = 'தென்னிந்தியா எங்கும் நல்ல வண்டி, நல்ல ஓட்டுநர்'
const BOOKED = 'உங்கள் முன்பதிவு உறுதி செய்யப்பட்டது. எங்கள் குழுவினர் விரைவில் உங்களைத் தொடர்பு கொள்வார்கள்.'

test('links of a page in Tamil stay in Tamil, so does the mail, and English comes back with the receipt', async ({
  page,
  product,
}) => {
  await page.goto('/')
  await readIn(page, TAMIL)
  await page.getByRole('heading', { level: 1, name: HOME }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ta')
  expect(await language(page)).toBe('ta')
  expect(await page.title()).toContain('வாடகை வண்டிகள்')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'எங்களைப் பற்றி' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'எங்களைப் பற்றி' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ta/about')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'எங்களைப் பற்றி' }).waitFor()
  expect(await language(page)).toBe('ta')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'முகப்பு', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: HOME }).waitFor()
  const form = page.getByRole('form', { name: 'வண்டி முன்பதிவு' })
  await form.getByRole('button', { name: 'முன்பதிவு செய்க' }).click()
  await form.getByRole('alert').getByText('ஏறும் இடம் தேவை').waitFor()
  await fillDropTrip(form)
  await page.waitForURL('**/ta/confirmbooking')
  await detailsOf(page).waitFor()
  await expectAccessible(page)
  await sendAs(page, 'meena.in.tamil@example.com')
  await page.getByRole('heading', { level: 1, name: BOOKED }).waitFor()

  const toVisitor = await product.mailbox.find('meena.in.tamil@example.com', 'சென்னை – மதுரை')
  expect(toVisitor.subject).toMatch(/^முன்பதிவு .+: சென்னை – மதுரை/)
  expect(toVisitor.text).toContain(BOOKED)
  expect(toVisitor.html).toContain('<html lang="ta">')
  expect(toVisitor.text).toContain(`${product.origin}/ta/trip/`)
  expect(calendarOf(toVisitor.attachments)).toContain('SUMMARY:ஒருவழி: சென்னை – மதுரை')
  const [reference = ''] = /TT-\w+/.exec(toVisitor.subject ?? '') ?? []
  const toDesk = await product.mailbox.find(DESK_MAIL, reference)
  expect(toDesk.subject).toMatch(/^New booking .+ Chennai to Madurai/)

  await readIn(page, 'English')
  await page
    .getByRole('heading', { level: 1, name: 'Your booking is confirmed. Our team will contact you soon.' })
    .waitFor()
  expect(await language(page)).toBe('en')
})

test('announces each new price and books on a page that the browser translates', async ({ openPage }) => {
  // Hydrating translated text renders it again, and React reports that.
  const page = await openPage({ expected: [/Minified React error #418/] })
  await page.addInitScript(translate)
  await page.goto('/')
  const form = bookingForm(page)
  const city = { state: 'Tamil Nadu', city: 'Chennai' }
  const pickUp = { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' }
  await fillTrip(page, { type: 'Drop Trip', from: city, to: { ...city, city: 'Madurai' }, pickUp, persons: 2 })
  await offeredKm(page)
  const cab = await cheapestCab(page, 'Drop Trip', 2)
  await chooseCab(page, cab)
  for (const km of [600, 700]) {
    await form.getByLabel('Distance (km)').fill(String(km))
    await form.getByRole('row', { name: formatRupees(35 * km + (cab.price ?? 0)) }).waitFor()
  }
  expect(await form.locator('font font').count()).toBeGreaterThan(0)
  await acceptAndGoOn(page)
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena.translated@example.com' })
  await page.getByRole('heading', { level: 1, name: 'Your booking is confirmed.' }).waitFor()
  await page.goto('/cars')
  const count = page.getByRole('heading', { level: 1, name: 'Available Cabs' })
  const all = await count.textContent()
  await page.getByRole('main').getByRole('combobox').first().selectOption('Drop Trip')
  await expect.poll(() => count.textContent()).not.toBe(all)
})

test('keeps typed values over a change of the language, and the server answers in Tamil', async ({ page }) => {
  await page.goto('/contactus')
  await page.getByLabel('Message').fill('How are you?')
  await readIn(page, TAMIL)
  await page.getByRole('heading', { level: 1, name: 'தொடர்புக்கு' }).waitFor()
  await expect.poll(() => page.getByLabel('செய்தி').inputValue()).toBe('How are you?')

  const reply = await page.request.post('/api/v1/login', {
    data: { email: 'nobody@example.com', password: 'wrong' },
    headers: { 'accept-language': 'ta' },
  })
  expect(await reply.json()).toMatchObject({ status: 401, detail: 'மின்னஞ்சல் அல்லது கடவுச்சொல் தவறானது' })
})

const language = (page: Page) => page.locator('html').getAttribute('lang')

async function fillDropTrip(form: Locator) {
  await form.getByRole('button', { name: 'ஒருவழி' }).click()
  await form.getByRole('combobox', { name: 'புறப்படும் இடம்' }).fill('சென்னை')
  await form.getByRole('combobox', { name: 'சேரும் இடம்' }).fill('மதுரை')
  await form.getByLabel('ஏறும் இடம்').fill('எழும்பூர் நிலையம்')
  await form.getByLabel('புறப்படும் தேதி').fill(dayFromToday(9))
  await form.getByLabel('புறப்படும் நேரம்').fill('18:30')
  await form.getByLabel('பயணிகளின் எண்ணிக்கை').fill('2')
  await expect.poll(() => form.getByLabel('தூரம் (கி.மீ.)').inputValue()).not.toBe('')
  await form.locator('input[name=selectedCab]').first().check()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'முன்பதிவு செய்க' }).click()
}

const detailsOf = (page: Page) => page.getByRole('form', { name: 'உங்கள் விவரங்கள்' })

async function sendAs(page: Page, mail: string) {
  const form = detailsOf(page)
  await form.getByLabel('பெயர்').fill('மீனா சுந்தரம்')
  await form.getByLabel('கைபேசி எண்').fill('98400 12345')
  await form.getByLabel('மின்னஞ்சல்').fill(mail)
  await form.getByRole('button', { name: 'முன்பதிவு செய்க' }).click()
}

/** The text of the calendar file that came with a mail, its folded lines made whole. */
function calendarOf(attachments: { mimeType: string; content: string | ArrayBuffer | Uint8Array }[]): string {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  return text.replace(/\r\n[ \t]/g, '')
}
