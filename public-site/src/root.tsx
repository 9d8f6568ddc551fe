import type { ReactNode } from 'react'
import { useBookingDraft } from './features/booking-draft/draft-store.ts'
import { ContactBar } from './features/contact-bar/contact-bar.tsx'
import { tripMessage } from './lib/trip-message.ts'

/** What every page of the site has besides its content. */
export function Root({ children }: { children: ReactNode }) {
  const { trip } = useBookingDraft()
  return (
    <>
      {children}
      <ContactBar message={tripMessage(trip)} />
    </>
  )
}
