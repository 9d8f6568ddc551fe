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

/** What visitors get. */
async function published(page: Page, { isTour }: Kind) {
  const body = await (await page.request.get(`/api/v1/${isTour ? 'tour' : 'holiday'}`)).json()
  return isTour
    ? ToursReply.parse(body).tour
    : HolidaysReply.parse(body).holidays.map((one) => ({ ...one, numberOfPersons: null }))
}
const stored = async (page: Page, kind: Kind, name: string) =>
  (await published(page, kind)).find((one) => one.name === name)
const names = async (page: Page, kind: Kind) => (await published(page, kind)).map(({ name }) => name)

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

    expect(edited?.itinerary.map(({ title }) => title)).toEqual(['To the hills', 'Home'])
    expect(edited).toMatchObject({ priceFrom: 8999.5, startCity: 'tn-madurai', included: ['Toll'] })
    expect(edited?.pictureTexts).toEqual(['', 'Tea bushes'])
    expect((await page.request.get(edited?.pictures[0] ?? '')).status()).toBe(200)

    await renameAndKeepFiles(page, kind, made?._id ?? '')
    const renamed = await stored(page, kind, 'Valparai again')
    expect(renamed).toEqual({ ...edited, name: 'Valparai again' })
    await copy(page, kind, 'Valparai again')
    await moveUp(page, kind, 'Valparai again')
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
  await describe(page)
  await field(page, 'PDF').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**${kind.list}?rows=25`)
  await expectToast(page, `${kind.isTour ? 'Tour' : 'Holiday'} updated successfully!`)
}

/** Days in their order, a price, a place, and a second picture in words. */
async function describe(page: Page) {
  for (const title of ['Home', 'To the hills']) {
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.keyboard.type(title)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`${title}, slowly`)
  }
  await page.getByRole('button', { name: 'Move day 2 up' }).click()
  await page.getByLabel('Price from', { exact: true }).fill('8999.50')
  await page.getByLabel('Starts in').selectOption('Madurai')
  await page.getByLabel('New line in the price').fill('Toll')
  await page.keyboard.press('Enter')
  const tea = { name: 'tea.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await (await chooser).setFiles(tea)
  await page.getByLabel('What picture 2 shows').fill('Tea bushes')
}

/** The copy is a draft: visitors get nothing of it, not even once it was saved. */
async function copy(page: Page, kind: Kind, name: string) {
  await showAll(page)
  await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click()
  await page.waitForURL(`**${kind.edit}*`)
  await expect(page.getByLabel(/^Name/)).toHaveValue(`${name} (copy)`)
  await expect(page.getByLabel('Status')).toHaveValue('draft')
  await page.getByLabel('Days', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**${kind.list}?rows=25`)
  await rows(page)
    .filter({ hasText: `${name} (copy)` })
    .getByText('Draft')
    .waitFor()
  expect(await stored(page, kind, `${name} (copy)`)).toBeUndefined()
}

async function moveUp(page: Page, kind: Kind, name: string) {
  const places = async () => (await names(page, kind)).indexOf(name)
  const before = await places()
  await page.getByRole('button', { name: `Move ${name} up`, exact: true }).press('Enter')
  await page.getByText(`${name} is now ${before} of `).waitFor({ state: 'attached' })
  await expect(page.getByRole('button', { name: `Move ${name} up`, exact: true })).toBeFocused()
  expect(await places()).toBe(before - 1)
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
  const opens = page.getByRole('button', { name: `Delete ${name}`, exact: true })
  await opens.click()
  await dialog.getByText('Are you sure you want to delete?').waitFor()
  await dialog.getByText('What hangs on it: 2 pictures; a brochure as PDF.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await opens.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Holiday deleted successfully!')
  await expect.poll(() => opens.count()).toBe(0)
}
