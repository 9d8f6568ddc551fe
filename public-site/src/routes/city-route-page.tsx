import type { CityRouteFacts } from 'shared-api/contract'
import { useParams, useShell } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { cheapestOf, priceText } from '../features/city-route/offers.ts'
import { RoutePage } from '../features/city-route/route-page.tsx'
import { routeTrip } from '../features/city-route/route-trip.ts'
import { durationOf } from '../features/city-route/words-of.ts'
import { Questions } from '../features/company/questions.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { RouteData } from '../features/seo/route-data.tsx'
import { cityName } from '../lib/places.ts'
import { useCityRoute, useQuestions } from '../lib/queries.ts'
import { cityRouteTexts } from '../texts/city-route.ts'
import { headsTexts } from '../texts/heads.ts'

/** One pair of cities (/cabs/{from}-to-{to}). */
export default function CityRoutePage() {
  const { id = '' } = useParams()
  const query = useCityRoute(id)
  const questions = useQuestions().data ?? []
  const { saveTrip } = useBookingDraft()
  const { notify } = useShell()
  const route = query.data
  return (
    <>
      <PageHead
        {...(route ? headOf(route) : headsTexts().cityRoute)}
        path={paths.cityRoute.href(id)}
        drawing="route"
        noIndex={route === null}
      />
      {route && (
        <RouteData
          route={route}
          title={cityRouteTexts().title({ from: cityName(route.from), to: cityName(route.to) })}
        />
      )}
      <RoutePage
        query={query}
        questions={questions.length > 0 && <Questions questions={questions} />}
        onBook={(...booked) => {
          saveTrip(routeTrip(...booked))
          notify({ kind: 'info', message: cityRouteTexts().filledIn })
        }}
      />
    </>
  )
}

/** Title and description of a route for search engines. */
function headOf(route: CityRouteFacts): { title: string; description: string } {
  const { head } = cityRouteTexts()
  const [from, to] = [cityName(route.from), cityName(route.to)]
  const cheapest = cheapestOf(route)
  return {
    title: head.title({
      from,
      to,
      price: cheapest ? priceText(cheapest.price) : '',
      hasPrice: cheapest !== null,
    }),
    description: head.description({ from, to, km: route.km, time: durationOf(route) }),
  }
}
