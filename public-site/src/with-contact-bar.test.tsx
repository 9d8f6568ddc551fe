import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBookingDraft } from './features/booking-draft/draft-store.ts'
import { emptyTrip } from './lib/trip-fields.ts'
import { company } from './testing/company.ts'
import { renderPage } from './testing/render-page.tsx'
import { Contacts } from './with-contact-bar.tsx'

afterEach(() => {
  cleanup()
  useBookingDraft.getState().clear()
})

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('each page has a number to call and a chat, which starts with the trip if there is one', () => {
  renderPage(<Contacts />)
  expect([href('Call'), href('WhatsApp')]).toEqual([`tel:${company.phones[0]}`, company.links.whatsapp])
  const trip = { ...emptyTrip('Drop Trip'), from: 'tn-chennai', to: 'tn-madurai', toPlace: 'Madurai Airport' }
  act(() => useBookingDraft.getState().saveTrip({ ...trip, pickUpDate: '2026-12-05', numberOfPersons: '3' }))
  expect(new URL(href('WhatsApp') ?? '').searchParams.get('text')).toBe(
    'I would like a cab: Chennai → Madurai Airport; Drop Trip; Sat, 5 Dec, 2026; 3 persons',
  )
})
