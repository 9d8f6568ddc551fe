import { expect, type Locator, type Page } from '@playwright/test'
import { EnquiriesReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { enterDesk } from '../harness/desk.ts'
import { hold, watchCalls } from '../harness/held.ts'
import { DESKTOP, PHONE } from '../harness/sizes.ts'
import { DESK_MAIL, visitorsTest as test } from '../harness/test.ts'

const FORMS = '**/api/v1/forms'

type Enquiry = {
  name: string
  /** Where the visitor finds the form. */
  open: (page: Page) => Promise<{ tourName: string | null }>
  form: string
  fields: Record<string, string>
  sending: string
  sent: string
  kind: string
}

const packageForm = { form: 'Package booking', fields: {}, sending: 'Sending....', sent: 'Form Submitted Successfully' }

const ENQUIRIES: Enquiry[] = [
  {
    name: 'contact form',
    open: async (page) => {
      await page.goto('/contactus')
      return { tourName: null }
    },
    form: 'Contact form',
    fields: { Message: 'Do you drive to Ooty?' },
    sending: 'Sending...',
    sent: 'Form submitted successfully!',
    kind: 'contact',
  },
  { name: 'booking of a tour', open: (page) => openPackage(page, '/tourPackage'), kind: 'package', ...packageForm },
  {
    name: 'booking of a holiday',
    open: (page) => openPackage(page, '/holidayPackage'),
    kind: 'package',
    ...packageForm,
  },
  {
    name: 'custom tour',
    open: async (page) => {
      await page.goto('/tourPackage')
      await page.getByRole('link', { name: 'Add Customized Tour' }).click()
      await page.waitForURL('**/CustomTourPackageForm')
      return { tourName: null }
    },
    form: 'Customised tour',
    fields: { 'Number of Persons': '6', 'Visiting Places': 'Munnar, Thekkady', Message: 'In May' },
    sending: 'Sending...',
    sent: 'Form Submitted Successfully!',
    kind: 'custom-tour',
  },
]

/** Opens the booking of the first package of a list; its name is on both pages. */
async function openPackage(page: Page, list: string) {
  await page.goto(list)
  const card = page.getByRole('main').getByRole('article').first()
  const tourName = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: /^Book Now/ }).click()
  await page.waitForURL('**/PackageBooknow/*')
  await page.getByRole('heading', { name: tourName }).waitFor()
  return { tourName }
}

async function fill(form: Locator, sender: string, fields: Record<string, string>) {
  await form.getByLabel('Name').fill(sender)
  await form.getByLabel('Email').fill(`${sender.replace(/\W/g, '').toLowerCase()}@example.com`)
  await form.getByLabel('Phone').fill('(0) 98400-12345')
  if (await form.getByLabel('Category').count()) await form.getByLabel('Category').selectOption('Premium')
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
}

const sendButton = (form: Locator) => form.getByRole('button', { name: /^Send/ })

for (const [at, enquiry] of ENQUIRIES.entries())
  test(`${enquiry.name}: from the list to the desk`, async ({ openPage, product }) => {
    const page = await openPage({ viewport: at % 2 ? DESKTOP : PHONE, reducedMotion: 'reduce' })
    const sender = `Ravi ${enquiry.name}`.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    const { tourName } = await enquiry.open(page)
    const form = page.getByRole('form', { name: enquiry.form })
    await sendButton(form).click()
    for (const label of ['Name', 'Email', 'Phone', ...Object.keys(enquiry.fields)])
      await form.getByText(`${label} is required`).waitFor()
    await expectAccessible(page)

    await fill(form, sender.toLowerCase(), enquiry.fields)
    await expect(form.getByLabel('Name')).toHaveValue(sender)
    const calls = watchCalls(page, '/forms')
    const release = await hold(page, FORMS)
    await sendButton(form).dblclick()
    await form.getByRole('status').getByText(enquiry.sending, { exact: true }).waitFor()
    release()
    await form.getByRole('status').getByText(enquiry.sent, { exact: true }).waitFor()
    expect(calls).toHaveLength(1)
    for (const label of ['Name', 'Email', 'Phone']) await expect(form.getByLabel(label)).toHaveValue('')

    const mail = await product.mailbox.find(DESK_MAIL, sender)
    expect(mail.replyTo?.[0]?.address).toBe(`${sender.replace(/\W/g, '').toLowerCase()}@example.com`)
    if (tourName) expect(mail.text).toContain(tourName)
    const desk = await openPage()
    await enterDesk(desk)
    const reply = await desk.request.get('/api/v1/enquiries', { params: { q: sender } })
    const { enquiries } = EnquiriesReply.parse(await reply.json())
    expect(enquiries).toMatchObject([{ kind: enquiry.kind, name: sender, phone: '+919840012345', tourName }])
  })

test('keeps typed values while a form’s rules fail to load, and sends it once they do', async ({ openPage }) => {
  const page = await openPage({ expected: [/ERR_FAILED/] })
  await page.route('**/assets/enquiry-check-*.js', (route) => route.abort())
  await page.goto('/contactus')
  const form = page.getByRole('form', { name: 'Contact form' })
  const calls = watchCalls(page, '/forms')
  await fill(form, 'Offline Kumar', { Message: 'Do you drive to Ooty?' })
  await sendButton(form).click()
  await form.getByRole('alert').getByText('We could not be reached; please check your connection.').waitFor()
  expect(calls).toEqual([])
  await expect(form.getByLabel('Name')).toHaveValue('Offline Kumar')
  await page.unroute('**/assets/enquiry-check-*.js')
  await sendButton(form).click()
  await form.getByRole('status').getByText('Form submitted successfully!', { exact: true }).waitFor()
})
