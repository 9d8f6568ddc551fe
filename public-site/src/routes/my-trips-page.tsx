import { useEffect } from 'react'
import type { MyTrip, MyTripsReply } from 'shared-api/contract'
import { Button, Link, type SessionUser, useNavigate, useShell } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { paths } from '../config/paths.ts'
import { AskProof } from '../features/account/ask-proof.tsx'
import { CustomersOnly } from '../features/account/customers-only.tsx'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import classes from '../features/my-trips/my-trips.module.css'
import { TripList } from '../features/my-trips/trip-list.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useMyTrips } from '../lib/queries.ts'
import { tripAgain } from '../lib/trip-again.ts'
import { commonTexts } from '../texts/common.ts'
import { headsTexts } from '../texts/heads.ts'
import { myTripsTexts } from '../texts/my-trips.ts'

const FORM = `${paths.home.href()}#book`

/** The trips of a customer (/my-trips). */
export default function MyTripsPage() {
  return (
    <>
      <PageHead {...headsTexts().myTrips} path={paths.myTrips.href()} noIndex />
      <PageBanner title={myTripsTexts().title} lead={myTripsTexts().lead} />
      <Section>
        <CustomersOnly>{(customer) => <MyTrips customer={customer} />}</CustomersOnly>
      </Section>
    </>
  )
}

function MyTrips({ customer }: { customer: SessionUser }) {
  const trips = useMyTrips(customer._id)
  const { accept } = useShell().session
  const hasEnded = trips.data === null
  useEffect(() => {
    if (hasEnded) accept(null)
  }, [hasEnded, accept])
  return (
    <Loaded query={trips} what={myTripsTexts().what}>
      {(data) => data && <Trips {...data} />}
    </Loaded>
  )
}

function Trips({ trips, provable }: MyTripsReply) {
  const { notify } = useShell()
  const navigate = useNavigate()
  const { saveTrip } = useBookingDraft()
  const t = myTripsTexts()
  const bookAgain = ({ booking }: MyTrip) => {
    saveTrip(tripAgain(booking))
    notify({ kind: 'info', message: t.filledIn })
    navigate(FORM)
  }
  const groups = [
    { title: t.toCome, trips: trips.filter(({ toCome }) => toCome) },
    { title: t.past, trips: trips.filter(({ toCome }) => !toCome) },
  ].filter((group) => group.trips.length > 0)
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <TripList key={group.title} {...group} onAgain={bookAgain} />
      ))}
      {trips.length === 0 && <NoTrips />}
      {provable && <AskProof />}
    </div>
  )
}

const NoTrips = () => (
  <StateMessage
    title={myTripsTexts().none.title}
    actions={
      <Button component={Link} to={FORM}>
        {commonTexts().bookCab}
      </Button>
    }
  >
    {myTripsTexts().none.text}
  </StateMessage>
)
