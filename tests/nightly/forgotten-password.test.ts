import { expect } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

const EMAIL = 'forgetful@example.com'
const NEXT = 'another dozen of letters'

test('a customer who forgot the password sets a new one by the mailed link, once', async ({ openPage, product }) => {
  const page = await openPage({ expected: [/status of 404/] })
  const account = { name: 'Meena', email: EMAIL, password: 'twelve letters', confirmPassword: 'twelve letters' }
  expect((await page.request.post('/api/v1/register', { data: account })).status()).toBe(200)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.waitForURL('**/forgotten-password')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('If this address has an account, a link is on its way.').waitFor()

  const { text = '' } = await product.mailbox.find(EMAIL, 'Set a new password')
  const link = /\/new-password\/[\w-]{43}/.exec(text)?.[0] ?? fail('no link')
  await page.goto(link)
  await page.getByRole('heading', { name: 'New password', level: 1 }).waitFor()
  await expectAccessible(page)
  const set = async () => {
    await page.getByLabel(/^Password/).fill(NEXT)
    await page.getByLabel(/^Confirm Password/).fill(NEXT)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await set()
  await page.getByText('Your new password is set. You can log in with it now.').waitFor()
  const login = await page.request.post('/api/v1/login', { data: { email: EMAIL, password: NEXT } })
  expect(login.status()).toBe(200)
  await page.goto(link)
  await set()
  await page.getByRole('link', { name: 'Send a new link' }).waitFor()
})
