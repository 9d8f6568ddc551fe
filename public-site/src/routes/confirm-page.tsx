import { useEffect } from 'react'
import { byTariff, formFare } from 'shared-api/bookings'
import type { BookingReceipt, Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { useLocation, useNavigate } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { bookedOn, keepBooked } from '../features/confirm/booked-here.ts'
import { BookingConfirmation } from '../features/confirm/booking-confirmation.tsx'
import { BookingDone } from '../features/confirm/booking-done.tsx'
import { type ConfirmState, confirmState } from '../features/confirm/confirm-state.ts'
import { NothingToConfirm, TripNotReady } from '../features/confirm/not-ready.tsx'
import type { BesideReceipt } from '../features/confirm/use-send-booking.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { type Query, useAvailableCabs, useCompany, useSavedTraveller, useTakenCabs, useTariff } from '../lib/queries.ts'
import { offersOfTrip, useReturnOffers, withOffers } from '../lib/return-offers.ts'
import { serverNow } from '../lib/server-now.ts'
import { tripErrors } from '../lib/trip-check.ts'
import { isBlank, type TripFields } from '../lib/trip-fields.ts'
import { useCustomer } from '../lib/use-customer.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { confirmTexts } from '../texts/confirm.ts'
import { headsTexts } from '../texts/heads.ts'

/** Confirms a booking; the trip and the cab come as navigation state (/confirmbooking). */
export default function ConfirmPage() {
  const { state: given, key } = useLocation()
  const state = bookedOn(key) ?? confirmState(given)
  const { data: company } = useCompany()
  return (
    <>
      <PageHead {...headsTexts().confirm} path={paths.confirm.href()} noIndex />
      {state.receipt ? (
        <BookingDone {...state} receipt={state.receipt} company={company} />
      ) : (
        <Confirm state={state} phone={company?.phones[0]} />
      )}
    </>
  )
}

function Confirm({ state, phone }: { state: ConfirmState; phone: string | undefined }) {
  const tariff = useTariff()
  const trip = byTariff(useTrip(state), tariff.data)
  const cabs = both(useChosenCab(trip, state), tariff)
  const hydrated = useHydrated()
  return (
    <>
      <PageBanner title={confirmTexts().title} lead={confirmTexts().lead} />
      <Section>
        {hydrated && isBlank(trip) ? (
          <NothingToConfirm />
        ) : (
          <Loaded query={hydrated ? cabs : WAITING} what={confirmTexts().what}>
            {({ cab, tariff: inForce }) => <TripToConfirm trip={trip} cab={cab} tariff={inForce} phone={phone} />}
          </Loaded>
        )}
      </Section>
    </>
  )
}

/** The server does not know the draft, so its HTML shows neither a trip nor that there is none. */
const WAITING = { data: undefined, failed: false, retry: () => {} }

/** Two queries as one: what both have, once both have it. */
function both(chosen: Query<{ cab: Cab | undefined }>, tariff: Query<Tariff>): Query<Known> {
  const missing = [chosen, tariff].filter(({ data }) => data === undefined)
  return {
    data: chosen.data && tariff.data && { ...chosen.data, tariff: tariff.data },
    failed: missing.some(({ failed }) => failed),
    retry: () => {
      for (const { retry } of missing) retry()
    },
  }
}

type Known = { cab: Cab | undefined; tariff: Tariff }

function TripToConfirm({ trip, cab, tariff, phone }: Known & { trip: TripFields; phone: string | undefined }) {
  const { traveller, saveTrip, saveTraveller, clear } = useBookingDraft()
  const navigate = useNavigate()
  const { key } = useLocation()
  const { leadMinutes, mailRequired = true } = useCompany().data ?? {}
  const taken = useTakenCabs(trip)
  const offers = offersOfTrip(trip, useReturnOffers(trip)).filter(({ cabClass }) => cabClass === cab?.cabClass)
  const saved = useSavedTraveller(useCustomer()?._id ?? null)
  const errors = tripErrors(trip, cab, serverNow(), { tariff, leadMinutes })
  const fare = cab && formFare(withOffers(trip, offers), cab, tariff)
  if (!cab || !fare || Object.keys(errors).length > 0) return <TripNotReady errors={errors} />

  // The receipt takes the place of the trip in the history: a reload shows it again, and Back does not book again.
  const onBooked = async (receipt: BookingReceipt, seenPaise: number, beside: BesideReceipt) => {
    const { tripLink = null, advanceWhen = null } = beside
    const state = { trip: null, cab: null, receipt, seenPaise, tripLink, advanceWhen }
    keepBooked(key, state)
    await navigate(paths.confirm.href(), { replace: true, state })
    clear()
  }
  // Changes the shown trip, which may be from an older entry of the history.
  const change = (href: string) => {
    saveTrip(trip)
    navigate(href)
  }
  const otherCabs = new URLSearchParams({ trip: trip.tripType, seats: trip.numberOfPersons })
  return (
    <BookingConfirmation
      trip={trip}
      cab={cab}
      fare={fare}
      tariff={tariff}
      traveller={traveller}
      saved={saved}
      phone={phone}
      mailRequired={mailRequired}
      taken={taken.has(cab._id)}
      offers={offers}
      onTraveller={saveTraveller}
      onBooked={onBooked}
      onChangeTrip={() => change(`${paths.home.href()}#book`)}
      onOtherCab={() => change(`${paths.cars.href()}?${otherCabs}`)}
    />
  )
}

/**
 * The trip that came as navigation state: each entry of the history keeps its own. Without one, as by an address typed
 * in, the draft.
 */
function useTrip(state: ConfirmState): TripFields {
  const { trip } = useBookingDraft()
  // The form has it on the way back where the draft is gone, as with storage switched off. On arrival only: a draft that
  // is cleared after the booking must not come back.
  useEffect(() => {
    const draft = useBookingDraft.getState()
    if (isBlank(draft.trip) && state.trip) draft.saveTrip(state.trip)
  }, [])
  return state.trip ?? trip
}

/** The chosen cab as it is now; as it was chosen until the list has loaded. */
function useChosenCab(trip: TripFields, state: ConfirmState): Query<{ cab: Cab | undefined }> {
  const { data, ...rest } = useAvailableCabs(trip.tripType || undefined)
  const known = state.cab?._id === trip.selectedCab ? state.cab : undefined
  const cab = data ? data.find(({ _id }) => _id === trip.selectedCab) : known
  return { ...rest, data: data || known ? { cab } : undefined }
}
