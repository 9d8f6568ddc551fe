import { expect } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'
import { fakeRazorpay, KEYS } from '../setup/fake-razorpay.ts'
import { freePort } from '../setup/free-port.ts'

const port = await freePort()
const provider = `http://127.0.0.1:${port}`
test.use({
  serverEnv: {
    ...{ RAZORPAY_URL: provider, RAZORPAY_CHECKOUT_URL: `${provider}/checkout.js` },
    ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
  },
})

test('an advance is paid in the provider’s checkout; the cancelled trip’s money goes back, with its voucher', async ({
  openPage,
  product,
}) => {
  const fake = await fakeRazorpay(port)
  const mail = 'online@example.com'
  const phone = await openPage({ viewport: { width: 390, height: 844 } })
  const [cab] = await bookableCabs(phone.request, 'Drop Trip')
  const { _id, reference } = await book(phone.request, dropTrip(cab ?? fail('no cab'), { mail }))
  const { text = '' } = await product.mailbox.find(mail, reference)
  const desk = await openPage()
  await enterDesk(desk)
  expect((await desk.request.post(`/api/v1/bookings/${_id}/state`, { data: { to: 'confirmed' } })).ok()).toBe(true)
  const home = await phone.goto('/')
  const opened = await phone.goto(/\/trip\/[\w-]{43}/.exec(text)?.[0] ?? fail('no link'))
  expect(home?.headers()['content-security-policy']).not.toContain(provider)
  expect(opened?.headers()['content-security-policy']).toContain(provider)

  const pay = phone.getByRole('button', { name: /^Pay ₹.* online$/ })
  const sum = /₹[\d,.]+/.exec(await pay.innerText())?.[0] ?? fail('no sum')
  await pay.click()
  await phone.getByRole('button', { name: 'Fake provider: close' }).click()
  await phone.getByText('Nothing was paid.').waitFor()
  await pay.click()
  await phone.getByRole('button', { name: /^Fake provider: pay \d+$/ }).click()
  await phone.getByText(`Paid: ${sum}.`).waitFor()
  await product.mailbox.find(mail, `we have received your payment of ${sum}`)

  await phone.getByRole('button', { name: 'Cancel the trip' }).click()
  await phone.getByRole('button', { name: /^Yes, cancel it/ }).click()
  await phone.getByText(`Refund due: ${sum}.`).waitFor()
  await desk.goto(`/bookings/${_id}`)
  await desk.getByRole('button', { name: 'Give back', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
  await desk.getByText(/^Refund, Razorpay rfnd_/).waitFor()
  expect(fake.refunds).toHaveLength(1)
  await product.mailbox.find(mail, `we have refunded ${sum}`)
  await phone.reload()
  await phone.getByRole('link', { name: /^Refund voucher RFV-/ }).waitFor()
  await fake.stop()
})
