import type { CityRouteFacts, RoutePrice, TripType } from 'shared-api/contract'
import { Button, Link, Text } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { PageBanner } from '../../components/page-banner.tsx'
import { Section } from '../../components/section.tsx'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { type Query, useTariff } from '../../lib/queries.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { commonTexts } from '../../texts/common.ts'
import { headsTexts } from '../../texts/heads.ts'
import classes from './city-route.module.css'
import { cheapestOf, priceText } from './offers.ts'
import { Road } from './road.tsx'
import { RouteLinks } from './route-links.tsx'
import { RoutePrices } from './route-prices.tsx'
import { There } from './there.tsx'
import { sentencesOf, statesOf } from './words-of.ts'

/** The booking form's address. */
export const FORM = `${paths.home.href()}#book`

type OnBook = (route: CityRouteFacts, tripType: TripType, price: RoutePrice) => void
type Props = { query: Query<CityRouteFacts | null>; onBook: OnBook }

/** The page of two cities: distance, way, prices, and the form filled in. */
export function RoutePage({ query, onBook }: Props) {
  const route = query.data
  const t = cityRouteTexts()
  const cheapest = route && cheapestOf(route)
  return (
    <>
      <PageBanner
        title={route ? t.title({ from: cityName(route.from), to: cityName(route.to) }) : headsTexts().cityRoute.title}
        lead={route && sentencesOf(route).lead}
      >
        {route && cheapest && (
          <Button
            component={Link}
            to={FORM}
            onClick={() => onBook(route, cheapest.tripType, cheapest.price)}
            color="marigold"
            size="lg"
            mt="md"
          >
            {t.bookFrom({ price: priceText(cheapest.price) })}
          </Button>
        )}
      </PageBanner>
      <Section>
        <Loaded query={query} what={t.what} otherWay={<AllRoutes />}>
          {(facts) => (facts ? <Facts route={facts} onBook={onBook} /> : <NoRoute />)}
        </Loaded>
      </Section>
    </>
  )
}

function Facts({ route, onBook }: { route: CityRouteFacts; onBook: OnBook }) {
  const tariff = useTariff().data
  const { price, trip, booking } = sentencesOf(route)
  return (
    <div className={classes.columns}>
      <div className={classes.wide}>
        <RoutePrices route={route} tariff={tariff} form={FORM} onBook={(...booked) => onBook(route, ...booked)} />
        <Text mt="sm">{[price, trip].join(' ')}</Text>
        <Text mt="sm">{booking}</Text>
      </div>
      <div className={classes.column}>
        <Road route={route} />
      </div>
      <div className={classes.column}>
        <There route={route} state={statesOf(route).at(-1) ?? ''} />
        <RouteLinks route={route} />
      </div>
    </div>
  )
}

const AllRoutes = () => (
  <Button component={Link} to={paths.cityRoutes.href()} variant="default">
    {cityRouteTexts().all}
  </Button>
)

/** A pair of cities without a page. */
const NoRoute = () => (
  <StateMessage
    title={cityRouteTexts().gone.title}
    actions={
      <>
        <Button component={Link} to={FORM}>
          {commonTexts().bookCab}
        </Button>
        <AllRoutes />
      </>
    }
  >
    {cityRouteTexts().gone.text}
  </StateMessage>
)
