import type { Page } from '@playwright/test'
import type { TripType } from 'shared-api/contract'
import { addressIn } from './address-in.ts'
import { type SiteWords, said, siteWords } from './site-words.ts'

/** What a visitor asks the form of the home page for; places as they are typed, dates and times as in the contract. */
export type Asked = {
  type: TripType
  from: string
  to: string
  day: string
  time: string
  back?: { day: string; time: string }
  visit?: string[]
  persons: string
}

/** A page read in one language, with what the visitor does on it. Buttons and fields go by that language's words. */
export type Visitor = ReturnType<typeof visitorOn>

export function visitorOn(page: Page, language: string) {
  const words = siteWords(language)
  const form = page.getByRole('form', { name: words.common.bookCab })
  const details = page.getByRole('form', { name: words.confirm.traveller.title })
  const fill = (field: keyof SiteWords['booking']['fields'], text: string) =>
    form.getByLabel(words.booking.fields[field], { exact: true }).fill(text)

  /** The first match is taken by one arrow key and Enter. */
  async function search(end: 'from' | 'to', name: string) {
    const field = form.getByRole('combobox', { name: words.booking.search[end], exact: true })
    await field.clear()
    await field.pressSequentially(name)
    await form.getByRole('option').filter({ visible: true }).first().waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
  }

  async function visits(places: string[]) {
    for (const [at, place] of places.entries()) {
      if (at > 0) await form.getByRole('button', { name: words.booking.addPlace }).click()
      await form.getByLabel(said(words.booking.place, { number: String(at + 1) })).fill(place)
    }
  }

  async function asks({ type, from, to, day, time, back, visit = [], persons }: Asked) {
    await form.getByRole('button', { name: words.common.tripTypes[type] }).click()
    await search('from', from)
    await search('to', to)
    await fill('pickUpDate', day)
    await fill('pickUpTime', time)
    await fill('pickUpLocation', 'Egmore Station')
    if (type !== 'Drop Trip') await fill('returnLocation', 'Guindy')
    if (back) {
      await fill('returnDate', back.day)
      await fill('returnTime', back.time)
    }
    await visits(visit)
    await fill('numberOfPersons', persons)
  }

  /** Takes the chosen cab to the confirm page; gives the total beside its button. */
  async function goesOn(): Promise<string> {
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: words.common.bookNow }).click()
    await details.waitFor()
    return (await details.locator('p[role=status] .figures').textContent()) ?? ''
  }

  /** Fills in who books, and sends it. */
  async function sends(mail: string) {
    const { labels } = words.confirm.traveller
    await details.getByLabel(labels.name, { exact: true }).fill('Meena Sundaram')
    await details.getByLabel(labels.mobile, { exact: true }).fill('98400 12345')
    await details.getByLabel(labels.mail).fill(mail)
    await details.getByRole('button', { name: words.common.bookNow }).click()
  }

  /** Fills in who books, and sends it; gives the reference. */
  async function books(mail: string): Promise<string> {
    await sends(mail)
    await page.getByRole('heading', { level: 1, name: words.confirm.done.title }).waitFor()
    return (await page.getByText(/^TT-\w+$/).textContent()) ?? ''
  }

  return {
    ...{ page, words, form, details, fill, asks, goesOn, sends, books },
    /** The cabs' classes as radios, by what the trip costs. */
    tiles: form.locator('input[name=selectedCab]'),
    open: (path: string) => page.goto(addressIn(language, path)),
    shows: (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(),
    opensTrip: () => page.getByRole('link', { name: words.confirm.done.toTrip }).click(),
  }
}
