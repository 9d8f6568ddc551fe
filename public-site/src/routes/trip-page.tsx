import { Text, Title, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { FindTrip } from '../features/trip/find-trip.tsx'
import { TripView } from '../features/trip/trip-view.tsx'
import { useTrip } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { tripTexts } from '../texts/trip.ts'

/** A booked trip for its traveller, by the link of our messages (/trip/{token}). */
export default function TripPage() {
  const { token = '' } = useParams()
  const trip = useTrip(token)
  return (
    <>
      {/* The canonical address is the form's: the page's own is a secret. */}
      <PageHead {...headsTexts().trip} path={paths.findTrip.href()} drawing="trip" noIndex />
      <PageBanner title={tripTexts().title} lead={tripTexts().lead} />
      <Section>
        <Loaded query={trip} what={tripTexts().what}>
          {(data) =>
            data ? <TripView trip={data} token={token} onReply={trip.set} onFailure={trip.retry} /> : <DeadLink />
          }
        </Loaded>
      </Section>
    </>
  )
}

const DeadLink = () => (
  <>
    <Title order={2} size="h3">
      {tripTexts().dead.title}
    </Title>
    <Text mb="lg">{tripTexts().dead.text}</Text>
    <FindTrip />
  </>
)
