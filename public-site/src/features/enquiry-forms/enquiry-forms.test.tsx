import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { fillHoneypot } from '../../testing/honeypot.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { speak } from '../../texts/page.ts'
import { enquiry as tamil } from '../../texts/ta/enquiry.tsx'
import { ContactForm } from './contact-form.tsx'
import { CustomTourForm } from './custom-tour-form.tsx'
import { useDrafts } from './drafts.ts'
import { PackageForm } from './package-form.tsx'

const FORMS = '/api/v1/forms'
const taken = { body: { success: true, message: 'ok' } }
const tour = {
  _id: 't1',
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

const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const typedIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillSender() {
  await type(/^Name/, 'Meena கண்ணன்')
  await type(/^Email/, 'meena@example.com')
  await type(/^Phone/, '098400 12345')
}

/** The Idempotency-Key of each form that is sent. */
function watchKeys(): (string | null)[] {
  const keys: (string | null)[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request) => {
    if (input.url.endsWith(FORMS)) keys.push(input.headers.get('idempotency-key'))
    return fetch(input)
  })
  return keys
}

async function fillContact() {
  await fillSender()
  await type(/^Message/, 'Do you go to Valparai?')
}

async function fillCustomTour() {
  await fillSender()
  await type(/^Number of Persons/, '6')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Premium')
  await type(/^Visiting Places/, 'Ooty, Coonoor')
  await type(/^Message/, 'In May')
}

async function fillPackage() {
  await fillSender()
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Basic')
}

describe('contact form', () => {
  test('says so at each field that is missing, moves there, and sends nothing', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await press('Send message')
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      expect(screen.getByText(`${label} is required`)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)))
    expect(got[FORMS]).toBeUndefined()
  })

  test('takes what is pasted with marks that nobody sees', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    const pasted = {
      Name: '\u200eMeena',
      Email: 'meena@example.com\u200e',
      Phone: '\u202a98400 12345\u202c',
      Message: '\u2068Ravi\u2069\twrote',
    }
    for (const [label, text] of Object.entries(pasted)) {
      await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)))
      await userEvent.paste(text)
    }
    await press('Send message')
    await screen.findByText('Form submitted successfully!')
    const meant = { name: 'Meena', email: 'meena@example.com', phone: '+919840012345', message: 'Ravi wrote' }
    expect(got[FORMS]).toMatchObject([meant])
  })

  test('names a wrong mail address and phone number by their labels', async () => {
    fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await type(/^Email/, 'meena@')
    await type(/^Phone/, '12345')
    await press('Send message')
    expect(screen.getByText(/^Email must be an address such as/)).toBeDefined()
    expect(screen.getByText(/^Phone must be an Indian mobile number/)).toBeDefined()
  })

  test('sends the message with the phone as E.164, says so and empties itself', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await fillContact()
    await press('Send message')
    expect(await screen.findByText('Form submitted successfully!')).toBeDefined()
    expect(got[FORMS]).toEqual([
      { name: 'Meena கண்ணன்', email: 'meena@example.com', phone: '+919840012345', message: 'Do you go to Valparai?' },
    ])
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
    expect(useDrafts.getState().drafts.contact).toBeUndefined()
  })

  test('never claims success after a refusal', async () => {
    fakeApi({ [FORMS]: { status: 422, body: { success: false, message: 'Mail address refused' } } })
    renderPage(<ContactForm />)
    await fillContact()
    await press('Send message')
    expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent: Mail address refused')
    expect(screen.queryByText('Form submitted successfully!')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Meena கண்ணன்')
  })

  test('tells a failure without words of ours in the language of the page', async () => {
    await speak('ta')
    onTestFinished(() => speak('en'))
    fakeApi({ [FORMS]: { status: 502, body: 'Bad Gateway' } })
    const sender = { name: 'Meena', email: 'meena@example.com', phone: '9840012345' }
    useDrafts.getState().keep('contact', { ...sender, message: 'Do you go to Valparai?' })
    renderPage(<ContactForm />)
    await press(tamil.contact.button)
    expect((await screen.findByText(/502/)).textContent).not.toMatch(/[A-Za-z]{2}/)
  })

  test('a success is not told beside the errors of the next submit, nor beside what is typed next', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await fillContact()
    await press('Send message')
    await screen.findByText('Form submitted successfully!')
    await press('Send message')
    expect(screen.getByText('Name is required')).toBeDefined()
    expect(screen.queryByText('Form submitted successfully!')).toBeNull()

    await fillContact()
    await press('Send message')
    await screen.findByText('Form submitted successfully!')
    await type(/^Message/, 'And')
    expect(screen.queryByText('Form submitted successfully!')).toBeNull()
    expect(got[FORMS]).toHaveLength(2)
  })

  test('why a message was refused stays to be read while it is put right, until the next submit', async () => {
    fakeApi({ [FORMS]: { status: 422, body: { success: false, message: 'Mail address refused' } } })
    renderPage(<ContactForm />)
    await fillContact()
    await press('Send message')
    await screen.findByText(/Mail address refused/)
    await userEvent.clear(screen.getByLabelText(/^Email/))
    expect(screen.getByText(/Mail address refused/)).toBeDefined()
    await press('Send message')
    expect(screen.getByText('Email is required')).toBeDefined()
    expect(screen.queryByText(/Mail address refused/)).toBeNull()
  })

  test('the name gets its capitals while it is typed', async () => {
    fakeApi({})
    renderPage(<ContactForm />)
    await type(/^Name/, 'meena k')
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Meena K')
    expect(useDrafts.getState().drafts.contact).toMatchObject({ name: 'Meena K' })
  })

  test('keeps what was typed over a reload', async () => {
    fakeApi({})
    const first = renderPage(<ContactForm />)
    await fillContact()
    first.unmount()
    renderPage(<ContactForm />)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('Do you go to Valparai?'),
    )
    expect(sessionStorage.getItem('enquiry-drafts')).toContain('Valparai')
  })

  test('a form whose answer was lost carries its key again, also after a reload; another form gets another', async () => {
    const lost = new TypeError('lost')
    const answers = [lost, lost, taken, taken]
    const got = fakeApi({ [FORMS]: () => answers[(got[FORMS]?.length ?? 1) - 1] ?? taken })
    const keys = watchKeys()
    const { unmount } = renderPage(<ContactForm />)
    await fillContact()
    await press('Send message')
    await screen.findByRole('alert')
    unmount()
    renderPage(<ContactForm />)
    await waitFor(() => expect(typedIn(/^Message/)).toBe('Do you go to Valparai?'))
    fillHoneypot()
    await press('Send message')
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    await type(/^Message/, ' Or to Ooty?')
    await press('Send message')
    await screen.findByText('Form submitted successfully!')
    expect(sessionStorage.getItem('sent-contact')).not.toContain('Valparai')
    await fillContact()
    await type(/^Message/, ' Or to Ooty?')
    await press('Send message')
    await waitFor(() => expect(keys).toHaveLength(4))
    expect(new Set(keys).size).toBe(3)
  })

  test('has a honeypot that people neither see nor reach, and sends what is in it', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await fillContact()
    fillHoneypot()
    await press('Send message')
    await waitFor(() => expect(got[FORMS]?.[0]).toMatchObject({ website: 'https://spam.example' }))
  })
})

describe('package form', () => {
  test("tells 'Sending....' then 'Form Submitted Successfully', and sends once on a double click", async () => {
    const held = Promise.withResolvers<typeof taken>()
    const got = fakeApi({ [FORMS]: () => held.promise })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Sending....')).toBeDefined()
    held.resolve(taken)
    expect(await screen.findByText('Form Submitted Successfully')).toBeDefined()
    expect(got[FORMS]).toEqual([
      {
        name: 'Meena கண்ணன்',
        email: 'meena@example.com',
        phone: '+919840012345',
        category: 'Basic',
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
  })

  test('says what happened when the connection is lost, and keeps what was typed', async () => {
    fakeApi({ [FORMS]: new TypeError('offline') })
    renderPage(<PackageForm travelPackage={tour} />)
    await fillPackage()
    await press('Send request')
    expect(await screen.findByText('An error occurred while sending the form')).toBeDefined()
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

  test("tells 'Sending...' then 'Form Submitted Successfully!'", async () => {
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
