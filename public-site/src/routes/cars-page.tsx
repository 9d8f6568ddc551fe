import { byTariff } from 'shared-api/bookings'
import { type Cab, type ReturnOffer, seatsProblem, type TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { Button, Link, useNavigate, useShell } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { ReturnOfferNote } from '../components/return-offer-note.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { paths } from '../config/paths.ts'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { matching } from '../features/cab-list/cab-filter.ts'
import { CabFilters } from '../features/cab-list/cab-filters.tsx'
import { CabGrid } from '../features/cab-list/cab-grid.tsx'
import { CabsLoading } from '../features/cab-list/cabs-loading.tsx'
import { ClassTiles } from '../features/cab-list/class-tiles.tsx'
import { useCabFilter } from '../features/cab-list/use-cab-filter.ts'
import { CabsData } from '../features/seo/cabs-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { costOf } from '../lib/cab-rate.ts'
import { cabName } from '../lib/cab-texts.ts'
import { perKmOfAll } from '../lib/fare-texts.ts'
import { problemText } from '../lib/problem-text.ts'
import { useCabList, useCompany, useTakenCabs, useTariff } from '../lib/queries.ts'
import { offersOfTrip, useReturnOffers, withOffers } from '../lib/return-offers.ts'
import { serverNow } from '../lib/server-now.ts'
import type { TripRules } from '../lib/trip-check.ts'
import { emptyTrip, type TripFields } from '../lib/trip-fields.ts'
import { tripRules } from '../lib/trip-rules.ts'
import { isUntouched, withCab } from '../lib/trip-with-cab.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { type CabPricing, useTripPricing } from '../lib/use-trip-pricing.ts'
import { cabsTexts } from '../texts/cabs.ts'
import { commonTexts } from '../texts/common.ts'
import { headsTexts } from '../texts/heads.ts'
import { confirmCode } from './confirm-code.ts'

/** The available cabs (/cars). */
export default function CarsPage() {
  const t = cabsTexts()
  const cabs = useCabList()
  const { filter, change, clear } = useCabFilter()
  const select = useSelect(filter.trip)
  const tariff = useTariff().data
  const { trip, pricing, taken, offers } = useDraftTrip(tariff)
  const perKm = tariff ? perKmOfAll(tariff) : null
  const found = cabs.data && matching(cabs.data, filter, costOf(tariff, pricing, filter.trip))
  // Those that are on their way are known to fit where all fit.
  const more = found?.length === cabs.data?.length ? cabs.more : 0
  return (
    <>
      <PageHead {...headsTexts().cars} path={paths.cars.href()} drawing="fleet" />
      <PageBanner
        title={found ? t.showing({ count: found.length + more }) : t.title}
        lead={t.lead({
          perKm: perKm === null ? '' : shortPaise(perKm),
          hasPerKm: perKm !== null,
        })}
      />
      <Section>
        <Loaded query={cabs} what={t.what} placeholder={<CabsLoading />}>
          {(all) => (
            <>
              <CabsData cabs={all} tariff={tariff} />
              {all.length > 0 && <CabFilters cabs={all} filter={filter} onChange={change} />}
              <ReturnOfferNote offers={offers} />
              {all.some(({ cabClass }) => cabClass !== null) && (
                <ClassTiles
                  {...{ cabs: all, filter, tariff, trip, pricing, taken }}
                  onChoose={(cabClass) => change({ cabClass })}
                />
              )}
              {found && found.length > 0 && (
                <CabGrid {...{ cabs: found, more, tariff, pricing, taken }} tripType={filter.trip} onSelect={select} />
              )}
              {all.length === 0 && <NoCabs />}
              {all.length > 0 && found?.length === 0 && cabs.more === 0 && <NoMatch onClear={clear} />}
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

type DraftTrip = { trip: TripFields; pricing: CabPricing | null; taken: ReadonlySet<string>; offers: ReturnOffer[] }
const NONE: DraftTrip = { trip: emptyTrip(), pricing: null, taken: new Set(), offers: [] }

/** What the trip in the booking form costs with a cab, and which cabs are taken then. The server's HTML knows no draft. */
function useDraftTrip(tariff: Tariff | undefined): DraftTrip {
  const trip = byTariff(useBookingDraft().trip, tariff)
  const offers = offersOfTrip(trip, useReturnOffers(trip))
  const pricing = useTripPricing(withOffers(trip, offers))
  const taken = useTakenCabs(trip)
  return useHydrated() ? { trip, pricing, taken, offers } : NONE
}

/**
 * Takes a cab to the confirm page when the trip is filled in, and to the form when it is not: the cab stays chosen. A cab
 * that does not serve the trip leads to the form as well, which then is for another trip type: of those that the cab
 * serves the one that the visitor looks for.
 */
function useSelect(lookedFor: TripType | ''): (cab: Cab) => void {
  const rules = { tariff: useTariff().data, leadMinutes: useCompany().data?.leadMinutes }
  const { trip, saveTrip } = useBookingDraft()
  const { notify } = useShell()
  const navigate = useNavigate()
  return async (cab) => {
    const chosen = withCab(trip, cab, lookedFor)
    saveTrip(chosen)
    if ((await isFilledIn(chosen, cab, rules)) && (await confirmCode.load().catch(() => null))) {
      navigate(paths.confirm.href(), { state: { trip: chosen, cab } })
      return
    }
    notify({ kind: 'info', message: chosenText(cab, trip, chosen) })
    navigate(`${paths.home.href()}#book`)
  }
}

/** The toast's text; a changed trip type and its effects are always reported. */
function chosenText(cab: Cab, before: TripFields, { tripType, numberOfPersons }: TripFields): string {
  const t = cabsTexts()
  const tooMany = seatsProblem(Number(numberOfPersons), cab.seats)
  if (tooMany) return problemText(tooMany)
  const types = { ...commonTexts().tripTypes, '': '' }
  if (before.tripType === tripType || isUntouched(before)) return t.chosen({ name: cabName(cab) })
  return t.otherType({ name: cabName(cab), before: types[before.tripType], now: types[tripType] })
}

/** Whether a trip can be booked as it is. If the rules fail to load, the form decides. */
async function isFilledIn(trip: TripFields, cab: Cab, known: TripRules): Promise<boolean> {
  if (trip.from === '') return false
  const rules = await tripRules.load().catch(() => null)
  return rules !== null && Object.keys(rules.tripErrors(trip, cab, serverNow(), known)).length === 0
}

const NoCabs = () => (
  <StateMessage
    title={cabsTexts().none.title}
    actions={
      <Button component={Link} to={paths.contact.href()}>
        {commonTexts().contactUs}
      </Button>
    }
  >
    {cabsTexts().none.text}
  </StateMessage>
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <StateMessage
    title={cabsTexts().noMatch.title}
    actions={<Button onClick={onClear}>{cabsTexts().noMatch.all}</Button>}
  >
    {cabsTexts().noMatch.text}
  </StateMessage>
)
