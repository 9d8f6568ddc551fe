import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { enterDesk, expectToast, openDeskPage } from '../harness/desk.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const PRIYA = { name: 'Priya Menon', email: 'priya@southern-cabs.example', password: 'lotus pond at noon' }
const OWN_PASSWORD = /^Your own password/
const NEW_PASSWORD = 'rain over the western ghats'
const meOf = async ({ request }: Page) => (await (await request.get('/api/v1/me')).json()).user
const loginStatus = async ({ request }: Page, password: string) =>
  (await request.post('/api/v1/login', { data: { email: PRIYA.email, password } })).status()

async function addPriya(page: Page) {
  await page.getByRole('button', { name: 'Add a colleague' }).click()
  const form = page.getByRole('dialog', { name: 'Add a colleague' })
  await form.getByLabel(/^Name/).fill(PRIYA.name)
  await form.getByLabel(/^Mail/).fill(PRIYA.email)
  await form.getByLabel(/^First password/).fill('short')
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByText(/^First password .*12 characters/).waitFor()
  await expectAccessible(page)
  await form.getByLabel(/^First password/).fill(PRIYA.password)
  await form.getByLabel(OWN_PASSWORD).fill('not my password')
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByText('Your own password is wrong').waitFor()
  await form.getByLabel(OWN_PASSWORD).fill(ADMIN.password)
  await form.getByRole('button', { name: 'Add' }).click()
  await expectToast(page, 'Priya Menon can log in now.')
}

test('adds a colleague, disables, enables and resets the password', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 40[09]/] })
  const colleague = await openPage()
  await openDeskPage(page, '/staff')
  await addPriya(page)
  const row = page.getByRole('row').filter({ hasText: PRIYA.email })
  await row.getByText('active', { exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: ADMIN.email }).getByText('This is you').waitFor()
  await enterDesk(colleague, PRIYA)
  expect(await meOf(colleague)).toMatchObject({ name: PRIYA.name, role: 'admin' })

  await page.getByRole('button', { name: 'Disable Priya Menon' }).click()
  const disable = page.getByRole('dialog', { name: 'Disable account' })
  await disable.getByLabel(OWN_PASSWORD).fill(ADMIN.password)
  await expectAccessible(page)
  await disable.getByRole('button', { name: 'Disable' }).click()
  await expectToast(page, 'Priya Menon is logged out and cannot log in.')
  await row.getByText('disabled', { exact: true }).waitFor()
  expect(await meOf(colleague)).toBeNull()
  expect(await loginStatus(colleague, PRIYA.password)).toBe(401)
  await page.getByRole('button', { name: 'Enable Priya Menon' }).click()
  await expectToast(page, 'Priya Menon can log in again.')
  await enterDesk(colleague, PRIYA)

  await page.getByRole('button', { name: 'Reset password of Priya Menon' }).click()
  const reset = page.getByRole('dialog', { name: 'Reset password' })
  await reset.getByLabel(/^New password/).fill(NEW_PASSWORD)
  await reset.getByLabel(OWN_PASSWORD).fill(ADMIN.password)
  await reset.getByRole('button', { name: 'Set password' }).click()
  await expectToast(page, 'Priya Menon has a new password and is logged out everywhere.')
  expect(await meOf(colleague)).toBeNull()
  expect(await loginStatus(colleague, PRIYA.password)).toBe(401)
  expect(await loginStatus(colleague, NEW_PASSWORD)).toBe(200)

  await page.getByRole('button', { name: 'Add a colleague' }).click()
  const form = page.getByRole('dialog', { name: 'Add a colleague' })
  await form.getByLabel(/^Name/).fill(PRIYA.name)
  await form.getByLabel(/^Mail/).fill(PRIYA.email)
  await form.getByLabel(/^First password/).fill(PRIYA.password)
  await form.getByLabel(OWN_PASSWORD).fill(ADMIN.password)
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByRole('alert').first().waitFor()
  await expect(form.getByLabel(/^Name/)).toHaveValue(PRIYA.name)
})

test('one changes one’s own password, ends a session and signs out everywhere', async ({ openPage }) => {
  const owner = await openPage()
  const ravi = { name: 'Ravi Kumar', email: 'ravi@southern-cabs.example', password: 'monsoon over Madurai' }
  await enterDesk(owner)
  const added = await owner.request.post('/api/v1/staff', { data: { ...ravi, ownPassword: ADMIN.password } })
  expect(added.status()).toBe(200)

  const [page, other] = [await openPage({ expected: [/status of 400/] }), await openPage()]
  await enterDesk(page, ravi)
  await page.goto('/bookings?status=new')
  await page.getByRole('heading', { name: 'Choose your own password' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel(/^Password that you were given/).fill(ravi.password)
  ravi.password = 'seven wet umbrellas'
  await page
    .getByLabel(/^New password/)
    .first()
    .fill(ravi.password)
  await page.getByLabel(/^New password again/).fill(ravi.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Your password is changed.')
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()
  expect(new URL(page.url()).search).toBe('?status=new')
  await enterDesk(other, ravi)
  await page.getByRole('link', { name: 'My account, Ravi Kumar' }).click()
  await page.getByText(`${ravi.name}, ${ravi.email}`).waitFor()
  const change = async (current: string, again: string) => {
    await page.getByLabel(/^Current password/).fill(current)
    await page
      .getByLabel(/^New password/)
      .first()
      .fill(NEW_PASSWORD)
    await page.getByLabel(/^New password again/).fill(again)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change(ravi.password, 'something else entirely')
  await page.getByText('Passwords do not match').waitFor()
  await change('not my password', NEW_PASSWORD)
  await page.getByRole('alert').first().waitFor()
  await change(ravi.password, NEW_PASSWORD)
  await expectToast(page, 'Password changed. Your other sessions have ended.')
  expect(await meOf(page)).toMatchObject({ email: ravi.email })
  expect(await meOf(other)).toBeNull()

  await page.getByText('You have no other sessions.').waitFor()
  await enterDesk(other, { ...ravi, password: NEW_PASSWORD })
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^End the session of/ }).press('Enter')
  await expectToast(page, 'The session has ended.')
  await page.getByText('You have no other sessions.').waitFor()
  expect(await meOf(other)).toBeNull()
  expect(await meOf(page)).toMatchObject({ email: ravi.email })

  await enterDesk(other, { ...ravi, password: NEW_PASSWORD })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/login')
  await expectToast(page, 'You are signed out on every device.')
  expect(await meOf(page)).toBeNull()
  expect(await meOf(other)).toBeNull()
})

test('hides the owners’ pages from a clerk, and shows owners what the clerk did', async ({ openPage }) => {
  const [owner, page] = [await openPage(), await openPage({ expected: [/status of 403/] })]
  const kala = { name: 'Kala Devi', email: 'kala@southern-cabs.example', password: 'jasmine at the gate' }
  await openDeskPage(owner, '/staff')
  const added = await owner.request.post('/api/v1/staff', { data: { ...kala, ownPassword: ADMIN.password } })
  const { member } = await added.json()
  await enterDesk(page, kala)
  const own = 'jasmine in the garden'
  const data = { currentPassword: kala.password, password: own, confirmPassword: own }
  expect((await page.request.post('/api/v1/account/password', { data })).status()).toBe(200)

  await page.goto('/tariffs')
  await page.getByText(/Only an owner changes them/).waitFor()
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'More' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).waitFor()
  await expect(page.getByRole('link', { name: /^(Staff|Activity)$/ })).toHaveCount(0)
  await page.goto('/staff')
  await page.getByText('Only an owner of the desk may do this. Ask one of them.').waitFor()
  for (const call of ['staff', 'activity', 'bookings.csv'])
    expect((await page.request.get(`/api/v1/${call}`)).status()).toBe(403)

  await owner.goto(`/activity?by=${member._id}`)
  await owner.getByRole('cell', { name: 'changed their password' }).waitFor()
  await expect(owner.getByLabel('Person')).toHaveValue(member._id)
  await expectAccessible(owner)
  await owner.goto('/staff')
  await owner.getByRole('button', { name: 'Change role of Kala Devi' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Role of Kala Devi' })
  await dialog.getByLabel('Role').selectOption('owner')
  await dialog.getByLabel(OWN_PASSWORD).fill(ADMIN.password)
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expectToast(owner, 'Kala Devi is an owner now.')
  await page.goto('/more')
  await page.getByRole('link', { name: 'Activity' }).click()
  const changed = page.getByRole('row').filter({ hasText: 'changed the account of' }).filter({ hasText: kala.name })
  await changed.getByRole('cell', { name: 'owner', exact: true }).waitFor()
})
