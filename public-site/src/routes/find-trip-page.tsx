import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { FindTrip } from '../features/trip/find-trip.tsx'
import { headsTexts } from '../texts/heads.ts'
import { tripTexts } from '../texts/trip.ts'

/** Finds a booked trip by reference and mobile number (/trip). */
export default function FindTripPage() {
  return (
    <>
      <PageHead {...headsTexts().findTrip} path={paths.findTrip.href()} drawing="trip" />
      <PageBanner title={tripTexts().find.title} lead={tripTexts().find.lead} />
      <Section>
        <FindTrip />
      </Section>
    </>
  )
}
