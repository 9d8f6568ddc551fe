import { type FocusEvent, memo, Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { byTariff, formFare } from 'shared-api/bookings'
import { type Cab, comesBack, type ReturnOffer, visitsPlaces } from 'shared-api/contract'
import { asksHours, type Tariff } from 'shared-api/fares'
import { whenIdle } from 'shared-ui'
import { BookingBar } from '../../components/booking-bar.tsx'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { NoScript } from '../../components/no-script.tsx'
import { OfflineNotice } from '../../components/offline-notice.tsx'
import { PriceSummary } from '../../components/price-summary.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { ReturnOfferNote } from '../../components/return-offer-note.tsx'
import { cabName } from '../../lib/cab-texts.ts'
import { leastTotal } from '../../lib/cab-tiles.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { useAvailableCabs, useCompany, useDistance, useTakenCabs, useTariff } from '../../lib/queries.ts'
import { useReturnOffers, withOffers } from '../../lib/return-offers.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { tripRules } from '../../lib/trip-rules.ts'
import { NO_STOPS, useStops } from '../../lib/use-stops.ts'
import { useTripPricing } from '../../lib/use-trip-pricing.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './booking-form.module.css'
import { CabChoice } from './cab-choice.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import { NightNote } from './night-note.tsx'
import { PersonsField } from './persons-field.tsx'
import { PickUpFields } from './pick-up-fields.tsx'
import { ReturnFields } from './return-fields.tsx'
import { RouteFields } from './route-fields.tsx'
import { ShareTrip } from './share-trip.tsx'
import { Step } from './step.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { TripTypePicker } from './trip-type-picker.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { VisitingPlaces } from './visiting-places.tsx'
import { WayBackNote } from './way-back-note.tsx'

type Props = {
  draft: TripFields
  /** Saves typed values. */
  onChange: (trip: TripFields) => void
  onBook: (trip: TripFields, cab: Cab) => void
}

/** The booking form of the home page (docs/product.md, Home). */
export function BookingForm({ draft, onChange, onBook }: Props) {
  const cabs = useAvailableCabs(draft.tripType || undefined)
  const cabOf = ({ selectedCab }: TripFields) => cabs.data?.find(({ _id }) => _id === selectedCab)
  const tariff = useTariff().data
  const leadMinutes = useCompany().data?.leadMinutes
  const roadKm = useDistance(draft.from, draft.to, useStops(draft) ?? NO_STOPS).data?.km
  const { part, chooseType, putBack, submit, attempt } = useBookingForm({
    ...{ draft, onChange, cabOf, onBook, rules: { tariff, leadMinutes }, roadKm },
  })
  const [byState, setByState] = useState(false)
  const { errors } = part
  const offers = useReturnOffers(part.trip)
  const cab = cabOf(part.trip)
  const costed = useCosted(part)
  const t = bookingTexts().steps
  const problems = Object.entries(errors)
    .filter(([path]) => byState || !STATES.includes(path))
    .map(([path, message]) => ({ id: fieldId(path), message }))
  const termsAlone = errors.terms !== undefined && problems.length === 1
  useTermsInSight(termsAlone, attempt)

  return (
    <form className={classes.form} noValidate onSubmit={submit} onFocus={prepare} aria-label={commonTexts().bookCab}>
      {/* For those who go by headings: to the eye the form is one. */}
      <h2 className="for-ears">{commonTexts().bookCab}</h2>
      <ReadyFields>
        <div className={classes.steps}>
          <ErrorSummary lines={termsAlone ? [] : problems} attempt={attempt} />
          <OfflineNotice />
          <NoScript />
          <Step number={1} title={t.tripType} place="above">
            <TripTypePicker part={part} onChoose={chooseType} onPutBack={putBack} />
          </Step>
          <Step number={2} title={t.route} place="route">
            <RouteFields {...{ part, tariff, cab, byState }} onByState={setByState} />
          </Step>
          {/* Where the visitor is not yet: the fields above respond first, and whichever is touched responds at once. */}
          <Suspense>
            <TimesAndPlaces {...{ part, tariff, cab, offers }} />
            <Step number={4} title={t.cab}>
              <PersonsField part={part} cab={cab} />
              <Cabs part={costed} />
            </Step>
          </Suspense>
        </div>
        <aside className={classes.aside}>
          <div className={classes.summary}>
            <Price part={costed} />
            <TermsCheckbox part={part} />
          </div>
          <Total part={costed} />
        </aside>
      </ReadyFields>
    </form>
  )
}

/** The trip whose costs are shown: a key of a field is answered first, and then the costs follow. What is chosen shows at once. */
function useCosted(part: FormPart): FormPart {
  const before = useDeferredValue(part)
  const isSame = (['tripType', 'selectedCab'] as const).every((name) => before.trip[name] === part.trip[name])
  return isSame ? before : part
}

type Costed = { part: FormPart }

/** What a trip costs with each cab, by the tariff and the return offers. */
function useCosts({ trip: typed }: FormPart) {
  const tariff = useTariff().data
  const trip = withOffers(byTariff(typed, tariff), useReturnOffers(typed))
  const cabs = useAvailableCabs(trip.tripType || undefined)
  const cab = cabs.data?.find(({ _id }) => _id === trip.selectedCab)
  const fare = tariff ? formFare(trip, cab, tariff) : null
  return { tariff, trip, cabs, cab, fare, pricing: useTripPricing(trip), taken: useTakenCabs(trip) }
}

const Cabs = memo(function Cabs({ part }: Costed) {
  const { cabs, tariff, pricing, taken } = useCosts(part)
  return <CabChoice {...{ part, cabs, tariff, pricing, taken }} />
})

const Price = memo(function Price({ part }: Costed) {
  const { trip, tariff, fare, cab } = useCosts(part)
  return (
    <>
      <PriceSummary trip={trip} tariff={tariff} fare={fare} cabName={cab && cabName(cab)} />
      {fare && trip.from && trip.to && <ShareTrip trip={part.trip} />}
    </>
  )
})

const Total = memo(function Total({ part }: Costed) {
  const { trip, tariff, cabs, cab, fare, pricing, taken } = useCosts(part)
  const persons = Number(trip.numberOfPersons) || 0
  // Of up to 500 cabs: not with each key.
  const fromPaise = useMemo(
    () => leastTotal(cabs.data ?? [], { persons, pricing, taken }),
    [cabs.data, persons, pricing, taken],
  )
  return <BookingBar totalPaise={cab && tariff ? (fare?.total ?? null) : undefined} fromPaise={fromPaise} />
})

/** Fields that a search by name fills in along with the city. */
const STATES = ['fromState', 'toState']

/** Terms that alone are missing are asked for at their box, near the button, not at the top of the form. */
function useTermsInSight(alone: boolean, attempt: number) {
  const showBox = useEffectEvent(() => {
    if (!alone) return
    const box = document.getElementById(fieldId('terms'))
    box?.focus({ preventScroll: true })
    comeIntoSight(box)
  })
  useEffect(() => {
    if (attempt > 0) showBox()
  }, [attempt])
}

type Times = { part: FormPart; tariff: Tariff | undefined; cab: Cab | undefined; offers: ReturnOffer[] }

/** Pick-up, and the further fields of the trip type. */
function TimesAndPlaces({ part, tariff, cab, offers }: Times) {
  const type = part.trip.tripType
  const byHours = tariff !== undefined && asksHours(tariff, type)
  const t = bookingTexts().steps
  return (
    <Step number={3} title={t.times} note={t.istNote} place="times">
      <PickUpFields part={part} />
      {type && comesBack(type) && <ReturnFields part={part} byHours={byHours} />}
      <ReturnOfferNote offers={offers} />
      <NightNote trip={part.trip} tariff={tariff} />
      {type === 'Outstation' && <WayBackNote trip={part.trip} tariff={tariff} cab={cab} />}
      {type && visitsPlaces(type) && <VisitingPlaces part={part} />}
    </Step>
  )
}

// Who fills in the form will submit it, but the first key is answered before. A failure shows with the submit.
const prepare = ({ currentTarget: form }: FocusEvent<HTMLFormElement>) =>
  whenIdle(async () => (await tripRules.load().catch(() => null))?.keepsPlace(form))
