import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MailStatus } from 'shared-api/contract'
import { expect, test, vi } from 'vitest'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MailList } from './mail-list.tsx'
import { MailMark } from './mail-mark.tsx'

const CHAT = 'https://wa.me/919447012347?text=Hello'
const BY_HAND = 'POST messages/m1/sent-by-hand'

const message = (part: Partial<MailStatus> = {}): MailStatus => ({
  ...{ _id: 'm1', audience: 'visitor', recipient: '+919447012347', subject: 'Booking TT-PXKJ3V is confirmed' },
  ...{ state: 'held', attempts: 0, lastError: null, sentAt: null, event: 'confirmed', channel: 'hand', sentBy: null },
  ...part,
})

function renderList(mail: MailStatus) {
  const onRetried = vi.fn()
  return { onRetried, ...renderPage(<MailList mails={[mail]} onRetried={onRetried} />) }
}
const press = () => userEvent.click(screen.getByRole('button', { name: /^Send by WhatsApp/ }))

test('a message that the desk sends by hand opens its chat, in a window that the press opened', async () => {
  const opened = { opener: window, location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  fakeApi({ [BY_HAND]: { body: { url: CHAT } } })
  const { onRetried, notices } = renderList(message())
  screen.getByText('Visitor, confirmed, by WhatsApp, by hand')
  await press()
  await vi.waitFor(() => expect(onRetried).toHaveBeenCalled())
  expect([opened.location.href, opened.opener]).toEqual([CHAT, null])
  expect(notices).toMatchObject([{ kind: 'success' }])
})

test('a browser that opens no window gets a link to the chat', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  fakeApi({ [BY_HAND]: { body: { url: CHAT } } })
  renderList(message())
  await press()
  expect((await screen.findByRole('link', { name: 'Open WhatsApp' })).getAttribute('href')).toBe(CHAT)
})

test('a message that is no longer true says why, and its window closes', async () => {
  const opened = { close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  fakeApi({ [BY_HAND]: problem(409, 'The booking is cancelled by now.') })
  const { notices } = renderList(message())
  await press()
  await vi.waitFor(() =>
    expect(notices).toMatchObject([{ kind: 'error', message: expect.stringContaining('cancelled by now') }]),
  )
  expect(opened.close).toHaveBeenCalled()
})

test.each([
  [message({ state: 'sent', sentAt: '2026-11-20T06:30:00.000Z', sentBy: 'Meena' }), /^Send by WhatsApp/, / by Meena$/],
  [message({ channel: 'sms', state: 'failed', lastError: 'No such number' }), /^Send by WhatsApp/, 'No such number'],
  [message({ channel: 'sms', state: 'waiting' }), /^Send again/, 'Visitor, confirmed, by SMS'],
  [message({ channel: 'mail', state: 'sent' }), /^Send again/, 'Visitor, confirmed'],
  [
    message({ channel: 'whatsapp', state: 'sent', audience: 'driver' }),
    /^Send again/,
    'Driver, confirmed, by WhatsApp',
  ],
])('a message shows how it travels, and its button', (mail, button, text) => {
  renderList(mail)
  screen.getByRole('button', { name: button })
  screen.getByText(text)
})

test('the mark of a list says what needs a person most, counts all but first tries, and leads to the messages', () => {
  const sent = message({ channel: 'mail', state: 'sent' })
  const untried = message({ channel: 'mail', state: 'waiting' })
  renderPage(<MailMark mails={[sent, sent, message(), { ...sent, audience: 'desk' }, untried]} href="/bookings/b1" />)
  const mark = screen.getByRole('link', { name: 'Messages: 3 sent, 1 to send' })
  expect([mark.textContent, mark.getAttribute('href')]).toEqual(['to send', '/bookings/b1'])
})
