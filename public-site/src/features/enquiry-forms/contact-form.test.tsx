import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FORMS, fill, fillSender, press, taken, type, typedIn } from '../../testing/enquiry-form.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fillHoneypot } from '../../testing/honeypot.ts'
import { inLanguage } from '../../testing/in-language.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { watchKeys } from '../../testing/watch-keys.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'
import { ContactForm } from './contact-form.tsx'
import { useDrafts } from './drafts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useDrafts.setState({ drafts: {} })
  sessionStorage.clear()
})

async function fillContact() {
  await fillSender()
  await fill(/^Message/, 'Do you go to Valparai?')
}

describe('contact form', () => {
  test('says so at each field that is missing, moves there, and sends nothing', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await press('Send message')
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      expect(await screen.findByText(`${label} is required`)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)))
    expect(got[FORMS]).toBeUndefined()
  })

  test.each([
    ['success', taken, 'Form submitted successfully!'],
    ['error', new TypeError('Failed to fetch'), 'Your message was not sent.'],
  ])('notifies a visitor who went to another page of its %s', async (kind, answer, message) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    fakeApi({ [FORMS]: () => released.then(() => answer) })
    const notify = vi.fn()
    const { unmount } = renderPage(<ContactForm />, { services: { notify } })
    await fillContact()
    await press('Send message')
    unmount()
    release()
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind, message }))
  })

  test('drops the invisible marks of pasted text', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    const pasted = {
      Name: '\u200eMeena\u200b',
      Email: '\u200bmee\u00adna@example.com\u00a0\u200e',
      Phone: '\u202a98400 12345\u202c',
      Message: '\u2068Ravi\u2069\twrote\u2028from\u000bOoty\ufeff',
    }
    for (const [label, text] of Object.entries(pasted)) {
      await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)))
      await userEvent.paste(text)
    }
    await press('Send message')
    await screen.findByText('Form submitted successfully!')
    const meant = { name: 'Meena', email: 'meena@example.com', phone: '+919840012345', message: 'Ravi wrote from Ooty' }
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

  test('shows a failure without words of ours in the page’s language', async () => {
    await inLanguage('ta')
    onTestFinished(() => inLanguage('en'))
    fakeApi({ [FORMS]: { status: 502, body: 'Bad Gateway' } })
    const sender = { name: 'Meena', email: 'meena@example.com', phone: '9840012345' }
    useDrafts.getState().keep('contact', { ...sender, message: 'Do you go to Valparai?' })
    renderPage(<ContactForm />)
    await press(enquiryTexts().contact.button)
    expect((await screen.findByText(/502/)).textContent).not.toMatch(/[A-Za-z]{2}/)
  })

  test('hides the success once the next message is typed or has errors', async () => {
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

  test('keeps typed values over a reload', async () => {
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
    const keys = watchKeys(FORMS)
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
    expect(keys[0]).toMatch(/^[0-9a-f]{32}-\d+$/)
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

  test('has a honeypot that people neither see nor reach, and sends its value', async () => {
    const got = fakeApi({ [FORMS]: taken })
    renderPage(<ContactForm />)
    await fillContact()
    fillHoneypot()
    await press('Send message')
    await waitFor(() => expect(got[FORMS]?.[0]).toMatchObject({ website: 'https://spam.example' }))
  })
})
