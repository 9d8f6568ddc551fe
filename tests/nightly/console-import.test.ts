import { expect } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { openDeskPage } from '../harness/desk.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const HEADER = 'Name,Mobile,Licence,Badge last day'
const fileOf = (...rows: string[]) => ({
  name: 'drivers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\r\n')),
})

test('a file with a wrong cell says which; mended it is imported, and once', async ({ openPage }) => {
  const page = await openPage()
  await openDeskPage(page, '/drivers')
  await page.getByRole('link', { name: 'Import' }).click()
  const file = page.locator('input[type=file]')
  const anand = 'Anand K,94440 11122,TN02 2015,31/03/2027'
  await file.setInputFiles(fileOf(anand, 'Velu,12345,TN03 2016,'))
  await page.getByRole('alert').filter({ hasText: 'One cell is wrong' }).waitFor()
  const wrong = page.getByRole('table', { name: 'What is wrong' }).getByRole('row').nth(1)
  await expect(wrong).toContainText(/3.*Mobile.*12345.*Mobile must be/)
  await expectAccessible(page)

  const mended = fileOf(anand, 'Velu,98400 99887,TN03 2016,')
  await file.setInputFiles(mended)
  const rows = page.getByRole('table', { name: 'Rows' })
  await rows.getByRole('cell', { name: '+91 98400 99887' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 drivers' }).dblclick()
  await page.getByText('2 drivers from drivers.csv.').waitFor()
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row')).toHaveCount(2)

  await file.setInputFiles(mended)
  await page.getByText('These rows are here already').waitFor()
  await page.goto('/drivers?q=Velu')
  await expect(page.getByRole('table', { name: 'Drivers' }).getByRole('row')).toHaveCount(2)
})
