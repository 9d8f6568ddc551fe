import type { RemoteModule } from 'shared-ui'
import { useBookingDraft } from './features/booking-draft/draft-store.ts'
import { ContactBar } from './features/contact-bar/contact-bar.tsx'
import { tripMessage } from './lib/trip-message.ts'

type Pages = RemoteModule['pages']

/** The pages with the contact bar. Not a `Root`: servers of earlier releases render none, and the browser would differ from their HTML. */
export const withContactBar = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).map(([pattern, load]) => [pattern, besideContacts(load)]))

const besideContacts = (load: Pages[string]) => async (setting: Parameters<Pages[string]>[0]) => {
  const { default: Page } = await load(setting)
  const WithContacts = () => (
    <>
      <Page />
      <Contacts />
    </>
  )
  return { default: WithContacts }
}

/** Call and chat, with the trip that is being typed. */
export function Contacts() {
  const { trip } = useBookingDraft()
  return <ContactBar message={tripMessage(trip)} />
}
