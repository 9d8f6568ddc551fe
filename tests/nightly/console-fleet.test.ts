import { expect, type Page } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { expectToast, openDeskPage } from '../harness/desk.ts'
import { test } from '../harness/test.ts'

const rowOf = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr').filter({ hasText: name })

test('a vehicle is added with its papers, edited, seen on the first page, and deleted', async ({ page }) => {
  await openDeskPage(page, '/vehicles')
  await page.getByRole('link', { name: 'Add Vehicle' }).click()
  await page.getByLabel('Registration number').fill('tn 99 zz 7')
  await page.getByLabel('Cab', { exact: false }).selectOption({ label: 'Maruti Suzuki Dzire' })
  await page.getByLabel('Insurance: last day').fill(dayFromToday(-9))
  await page.getByRole('button', { name: 'Create' }).click()
  await expectToast(page, 'Vehicle created successfully!')
  await page.waitForURL('**/vehicles?page=last')
  await rowOf(page, 'Vehicles', 'TN 99 ZZ 0007').getByText('Insurance expired').waitFor()

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click()
  await page.getByText('Insurance of TN 99 ZZ 0007 expired').getByRole('link').click()
  await page.getByLabel('Insurance: last day').fill(dayFromToday(90))
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Vehicle updated successfully!')
  await page.getByLabel('Search vehicles').fill('tn99zz0007')
  const row = rowOf(page, 'Vehicles', 'TN 99 ZZ 0007')
  await expect(row.getByText('Insurance until')).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Vehicle deleted successfully!')
  await page.getByText('No vehicle matches this search.').waitFor()
})

test('a mobile that another driver has is refused at its field', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 400/] })
  await openDeskPage(page, '/drivers')
  await page.getByRole('table', { name: 'Drivers' }).getByText('Murugan Selvaraj').waitFor()
  await page.getByRole('link', { name: 'Add Driver' }).click()
  await page.getByLabel('Name').fill('Kumaran')
  await page.getByLabel('Mobile').fill('90000 10001')
  await page.getByLabel('Licence number').fill('TN01 20200001111')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Mobile is already in use').waitFor()
  await page.getByLabel('Mobile').fill('90000 10099')
  await page.getByRole('button', { name: 'Create' }).click()
  await expectToast(page, 'Driver created successfully!')
  await rowOf(page, 'Drivers', 'Kumaran').getByRole('link', { name: '+91 90000 10099' }).waitFor()
})
