import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clickTwice } from '../../testing/click-twice.ts'
import { FORMS, fill, fillSender, press, taken, type, typedIn } from '../../testing/enquiry-form.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { tour as sample } from '../../testing/packages.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CustomTourForm } from './custom-tour-form.tsx'
import { useDrafts } from './drafts.ts'
import { PackageForm } from './package-form.tsx'

const tour = {
  ...sample,
  name: 'Kodaikanal in mist',
  imageUrl: '/uploads/abc/640.webp',
  services: [{ id: 's1', name: 'Hotel' }],
  category: [{ id: 'c1', name: 'Basic' }],
  pdf: null,
  numberOfPersons: 4,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useDrafts.setState({ drafts: {} })
  sessionStorage.clear()
})

async function fillCustomTour() {
  await fillSender()
  await type(/^Number of Persons/, '6')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Premium')
  await fill(/^Visiting Places/, 'Ooty, Coonoor')
  await fill(/^Message/, 'In May')
}

async function fillPackage() {
  await fillSender()
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Basic')
}

describe('package form', () => {
  test("shows 'Sending....' then 'Form Submitted Successfully', and sends once on a double click", async () => {
    const held = Promise.withResolvers<typeof taken>()
    const got = fakeApi({ [FORMS]: () => held.promise })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await type(/^Start date/, '2026-12-25')
    await type(/^Number of Persons/, '4')
    await type(/^Message/, 'With two children')
    clickTwice(screen.getByRole('button', { name: 'Send request' }))
    expect((await screen.findByText('Sending....')).closest('[role=status]')).not.toBeNull()
    held.resolve(taken)
    expect((await screen.findByText('Form Submitted Successfully')).closest('[role=status]')).not.toBeNull()
    expect(got[FORMS]).toEqual([
      {
        name: 'Meena கண்ணன்',
        email: 'meena@example.com',
        phone: '+919840012345',
        category: 'Basic',
        packageId: 't1',
        travelDate: '2026-12-25',
        numberOfPersons: 4,
        message: 'With two children',
        tourName: 'Kodaikanal in mist',
        services: ['Hotel'],
        imageUrl: '/uploads/abc/640.webp',
      },
    ])
  })

  test('keeps the sender for the next package, the category for its own alone', async () => {
    fakeApi({})
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    cleanup()
    renderPage(<PackageForm travelPackage={tour} />)
    await waitFor(() => expect(typedIn(/^Category/)).toBe('Basic'))
    cleanup()
    renderPage(<PackageForm travelPackage={{ ...tour, _id: 't2' }} />)
    await waitFor(() => expect(typedIn(/^Email/)).toBe('meena@example.com'))
    expect(typedIn(/^Category/)).toBe('')
  })

  test('after a lost answer the same sender asks for another package, not for that one again', async () => {
    const got = fakeApi({ [FORMS]: new TypeError('lost') })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await press('Send request')
    await screen.findByText('An error occurred while sending the form')
    cleanup()
    renderPage(<PackageForm travelPackage={{ ...tour, _id: 't2', name: 'Ooty by train' }} />)
    await waitFor(() => expect(typedIn(/^Email/)).toBe('meena@example.com'))
    await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Basic')
    await press('Send request')
    await screen.findByText('An error occurred while sending the form')
    expect(got[FORMS]?.at(-1)).toMatchObject({ tourName: 'Ooty by train' })
  })

  test('each category has its price where both are set', () => {
    renderPage(
      <PackageForm travelPackage={{ ...tour, priceFrom: 8990, premiumFrom: 12_990, priceFor: 'per person' }} />,
    )
    const options = within(screen.getByLabelText(/^Category/)).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Basic: From ₹8,990 per person',
      'Premium: From ₹12,990 per person',
    ])
  })

  test('needs a category', async () => {
    fakeApi({ [FORMS]: taken })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillSender()
    await press('Send request')
    expect(screen.getByText('Category is required')).toBeDefined()
  })

  test("shows the server's message", async () => {
    fakeApi({ [FORMS]: { status: 429, body: { success: false, message: 'Too many requests, try again in a minute' } } })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await press('Send request')
    expect(await screen.findByText('Too many requests, try again in a minute')).toBeDefined()
    expect(screen.getByRole('alert').textContent).not.toContain('We could not be reached')
  })

  test('reports a lost connection and keeps typed values', async () => {
    fakeApi({ [FORMS]: new TypeError('offline') })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await press('Send request')
    expect(await screen.findByText('An error occurred while sending the form')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('We could not be reached')
    expect(screen.getByRole('alert').textContent).toContain('What you typed is kept')
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('meena@example.com')
  })
})

describe('custom tour form', () => {
  test('needs all fields, the number of persons as a number', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<CustomTourForm />)
    await press('Send request')
    for (const label of ['Name', 'Email', 'Phone', 'Number of Persons', 'Category', 'Visiting Places', 'Message'])
      expect(screen.getByText(`${label} is required`)).toBeDefined()
    await type(/^Number of Persons/, 'six')
    await press('Send request')
    expect(screen.getByText('Number of Persons must be a whole number from 1 to 1000')).toBeDefined()
    expect(got[FORMS]).toBeUndefined()
  })

  test('the places get their capitals while they are typed, and the caret stays', async () => {
    fakeApi({})
    renderPage(<CustomTourForm />)
    await type(/^Visiting Places/, 'ooty, tea gardens')
    expect(typedIn(/^Visiting Places/)).toBe('Ooty, Tea Gardens')
    const places = screen.getByLabelText<HTMLTextAreaElement>(/^Visiting Places/)
    await userEvent.type(places, ' mettur', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(typedIn(/^Visiting Places/)).toBe('Ooty, Mettur Tea Gardens')
    expect(places.selectionStart).toBe(12)
  })

  test("shows 'Sending...' then 'Form Submitted Successfully!'", async () => {
    const held = Promise.withResolvers<typeof taken>()
    const got = fakeApi({ [FORMS]: () => held.promise })
    renderPage(<CustomTourForm />)
    await fillCustomTour()
    await press('Send request')
    expect(await screen.findByText('Sending...')).toBeDefined()
    held.resolve(taken)
    expect(await screen.findByText('Form Submitted Successfully!')).toBeDefined()
    expect(got[FORMS]?.[0]).toMatchObject({ numberOfPersons: 6, category: 'Premium', visitingPlaces: 'Ooty, Coonoor' })
    expect(screen.getByLabelText<HTMLInputElement>(/^Number of Persons/).value).toBe('')
  })

  test("says 'Error: ' and the message", async () => {
    fakeApi({ [FORMS]: { body: { success: false, message: 'Service is down' } } })
    renderPage(<CustomTourForm />)
    await fillCustomTour()
    await press('Send request')
    expect(await screen.findByText('Error: Service is down')).toBeDefined()
  })
})
