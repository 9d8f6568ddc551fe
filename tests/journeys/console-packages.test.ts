import { expect, type Page } from '@playwright/test'
import { HolidaysReply, ToursReply } from 'shared-api/contract'
import { expectToast, openDeskPage } from '../harness/desk.ts'
import { test } from '../harness/test.ts'

/** The smallest file that is a PDF. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const HOLIDAY = { list: '/holiday', edit: '/holidayEdit/', title: 'Holiday Package', isTour: false }
const TOUR = { list: '/tour', edit: '/tourEdit/', title: 'Tour Package', isTour: true }
type Kind = typeof HOLIDAY

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr')
const field = (page: Page, label: 'Picture' | 'PDF') => page.getByRole('group', { name: label }).locator('input')

async function stored(page: Page, { isTour }: Kind, name: string) {
  const body = await (await page.request.get(`/api/v1/${isTour ? 'tour' : 'holiday'}`)).json()
  const all = isTour
    ? ToursReply.parse(body).tour
    : HolidaysReply.parse(body).holidays.map((one) => ({ ...one, numberOfPersons: null }))
  return all.find((one) => one.name === name)
}

async function add(page: Page, entry: 'service' | 'category', text: string) {
  await page.getByLabel(`New ${entry}`).fill(text)
  await page.getByRole('button', { name: `Add ${entry}` }).click()
}

for (const kind of [HOLIDAY, TOUR])
  test(`a ${kind.title} is made, edited and deleted`, async ({ page }) => {
    await openDeskPage(page, '/admin')
    await page.getByRole('main').getByRole('link', { name: kind.title }).last().click()
    await page.waitForURL(`**${kind.list}`)
    await expect.poll(() => rows(page).count()).toBe(5)
    for (const name of ['Sno', 'Name', 'Image', 'Services', 'Category', 'PDF', 'Actions'])
      await page.getByRole('columnheader', { name, exact: true }).waitFor()
    await rows(page).getByText('Download PDF').first().waitFor()

    await create(page, kind)
    const made = await stored(page, kind, 'Valparai in the rain')
    expect(made?.services.map(({ name }) => name)).toEqual(['Breakfast', 'Guide'])
    expect(made?.category.map(({ name }) => name)).toEqual(kind.isTour ? ['Premium'] : ['Hills'])
    expect(made?.numberOfPersons).toBe(kind.isTour ? 6 : null)
    expect(made?.pdf).toBeNull()
    await edit(page, kind, made?._id ?? '')
    const edited = await stored(page, kind, 'Valparai')
    expect(edited?.imageUrl).toBe(made?.imageUrl)
    expect(edited?.services.map(({ name }) => name)).toEqual(['Guide', 'Tea'])
    const pdf = await page.request.get(edited?.pdf ?? '')
    expect(await pdf.body()).toEqual(PDF)

    await renameAndKeepFiles(page, kind, made?._id ?? '')
    const renamed = await stored(page, kind, 'Valparai again')
    expect(renamed).toEqual({ ...edited, name: 'Valparai again' })
    await remove(page, 'Valparai again')
    expect(await stored(page, kind, 'Valparai again')).toBeUndefined()
  })

async function create(page: Page, kind: Kind) {
  await page
    .getByRole('main')
    .getByRole('link', { name: `Add ${kind.title}` })
    .click()
  await page.getByLabel(/^Name/).fill('Valparai in the rain')
  await add(page, 'service', '   ')
  await page.getByText('Enter the service first').waitFor()
  for (const service of ['  Breakfast ', 'Lunch', 'Guide']) await add(page, 'service', service)
  await page.getByRole('button', { name: 'Remove service 2: Lunch' }).click()
  if (kind.isTour) {
    await page.getByLabel('Number of persons').fill('6')
    await page.getByLabel('Category').selectOption('Premium')
  } else await add(page, 'category', ' Hills ')
  await page.getByText('PDF, up to 20 MB.').waitFor()
  const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') }
  await field(page, 'PDF').setInputFiles(text)
  await page.getByText('plan.txt is no PDF.').waitFor()
  await field(page, 'Picture').setInputFiles({
    name: 'rain.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await page.getByRole('img', { name: /^Preview/ }).waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(`**${kind.list}?page=last`)
  await expectToast(page, `${kind.isTour ? 'Tour' : 'Holiday'} created successfully!`)
  await rows(page).filter({ hasText: 'Valparai in the rain' }).getByText('N/A').waitFor()
  await showAll(page)
}

async function showAll(page: Page) {
  const chosen = async () => {
    await page.getByLabel('Rows per page').selectOption('25')
    return page.url()
  }
  await expect.poll(chosen).toContain('rows=25')
}

async function edit(page: Page, kind: Kind, id: string) {
  await page.getByRole('link', { name: 'Edit Valparai in the rain' }).click()
  await page.waitForURL(`**${kind.edit}${id}`)
  await page.getByLabel(/^Name/).fill('Valparai')
  await page.getByRole('button', { name: 'Remove service 1: Breakfast' }).click()
  await add(page, 'service', 'Tea')
  await field(page, 'PDF').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**${kind.list}?rows=25`)
  await expectToast(page, `${kind.isTour ? 'Tour' : 'Holiday'} updated successfully!`)
}

/** Neither picture nor PDF is chosen: both stay. */
async function renameAndKeepFiles(page: Page, kind: Kind, id: string) {
  await page.goto(`${kind.edit}${id}`)
  await page.getByRole('link', { name: 'Download the stored PDF' }).waitFor()
  await page.getByLabel(/^Name/).fill('Valparai again')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**${kind.list}`)
}

async function remove(page: Page, name: string) {
  await showAll(page)
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByText('Are you sure you want to delete?').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Holiday deleted successfully!')
  await expect.poll(() => page.getByRole('button', { name: `Delete ${name}` }).count()).toBe(0)
}
