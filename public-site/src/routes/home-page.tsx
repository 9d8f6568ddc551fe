import { Suspense, useEffect } from 'react'
import type { Cab } from 'shared-api/contract'
import { Button, Container, Title, useLocation, useNavigate, useShell } from 'shared-ui'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { AccountButton } from '../features/account/account-button.tsx'
import { useLoggedIn } from '../features/account/use-logged-in.ts'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { BookingForm } from '../features/booking-form/booking-form.tsx'
import { tripOfLink } from '../features/booking-form/trip-of-link.ts'
import { Questions } from '../features/company/questions.tsx'
import { Services } from '../features/company/services.tsx'
import { Blurbs } from '../features/home/blurbs.tsx'
import { CallNow } from '../features/home/call-now.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { PackageTeasers } from '../features/home/package-teasers.tsx'
import { PopularRoutes } from '../features/home/popular-routes.tsx'
import { PriceFacts } from '../features/home/price-facts.tsx'
import { CompanyData } from '../features/seo/company-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCompany, useHolidayTeasers, useQuestions, useTariff } from '../lib/queries.ts'
import { useAllRendered } from '../lib/rendered-later.ts'
import type { TripFields } from '../lib/trip-fields.ts'
import { commonTexts } from '../texts/common.ts'
import { headsTexts } from '../texts/heads.ts'
import { confirmCode } from './confirm-code.ts'
import classes from './home-page.module.css'

/** The booking form's place on the page. */
const FORM = '#book'

/** Home with the booking form. */
export default function HomePage() {
  const company = useCompany().data
  const phone = company?.phones[0]
  const below = useAllRendered()
  useScrollToForm()
  useTripOfLink()
  return (
    <>
      <PageHead {...headsTexts().home} path={paths.home.href()} />
      <CompanyData />
      <Hero actions={<HeroActions />} picture={company?.hero} />
      <Container id="book" className={classes.booking}>
        <Booking />
      </Container>
      {below && <BelowTheForm phone={phone} />}
    </>
  )
}

/** Nothing below the form keeps it from responding. */
function BelowTheForm({ phone }: { phone: string | undefined }) {
  const packages = useHolidayTeasers().data ?? []
  const tariff = useTariff().data
  const questions = useQuestions().data ?? []
  return (
    <Suspense>
      <Section>
        <PopularRoutes />
      </Section>
      <Section tone="sunken">
        <Title order={2} mb="lg">
          {commonTexts().ourServices}
        </Title>
        <Services />
      </Section>
      {packages.length > 0 && (
        <Section>
          <PackageTeasers packages={packages} />
        </Section>
      )}
      <Section tone="sunken">
        <HowItWorks />
      </Section>
      {tariff && (
        <Section>
          <PriceFacts tariff={tariff} />
        </Section>
      )}
      <Section tone="sunken">
        <Blurbs />
      </Section>
      {questions.length > 0 && (
        <Section>
          <Questions questions={questions} />
        </Section>
      )}
      {phone && (
        <Section tone={questions.length > 0 ? 'sunken' : 'plain'}>
          <CallNow phone={phone} />
        </Section>
      )}
    </Suspense>
  )
}

/** A link of the site or of another page fills in the form; the address forgets it, so that a reload keeps what was typed since. */
function useTripOfLink() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { trip, saveTrip } = useBookingDraft.getState()
    const filled = tripOfLink(trip, new URLSearchParams(search))
    if (filled === trip) return
    saveTrip(filled)
    navigate({ hash }, { replace: true })
  }, [search, hash, navigate])
}

/** Links of other pages lead to the form: the browser itself jumps to an id only when it loads a page. */
function useScrollToForm() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key && hash === FORM) requestAnimationFrame(() => document.querySelector(FORM)?.scrollIntoView())
  }, [hash, key])
}

function HeroActions() {
  const onLogin = useLoggedIn()
  return (
    <>
      <Button component="a" href={FORM} size="lg" color="marigold">
        {commonTexts().bookCab}
      </Button>
      <AccountButton onLogin={onLogin} />
    </>
  )
}

function Booking() {
  const navigate = useNavigate()
  const { trip, saveTrip } = useBookingDraft()
  const { notify } = useShell()
  const isChosen = trip.selectedCab !== ''
  useEffect(() => {
    if (isChosen) void confirmCode.load().catch(() => null)
  }, [isChosen])
  const onBook = async (booked: TripFields, cab: Cab) => {
    const isThere = await confirmCode.load().catch(() => null)
    if (isThere) navigate(paths.confirm.href(), { state: { trip: booked, cab } })
    else notify({ kind: 'error', message: `${commonTexts().notLoadedWhy} ${commonTexts().offlineKept}` })
  }
  return <BookingForm draft={trip} onChange={saveTrip} onBook={onBook} />
}
