import type { ReactNode } from 'react'
import type { CityRouteFacts, ReturnOffer, RoutePrice, TripType } from 'shared-api/contract'
import { withCommas } from 'shared-api/money'
import { Button, Link } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { PageBanner } from '../../components/page-banner.tsx'
import { ReturnOfferNote } from '../../components/return-offer-note.tsx'
import { Section } from '../../components/section.tsx'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { type Query, useTariff } from '../../lib/queries.ts'
import { useReturnOffers } from '../../lib/return-offers.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { commonTexts } from '../../texts/common.ts'
import { headsTexts } from '../../texts/heads.ts'
import classes from './city-route.module.css'
import { cheapestOf, priceText } from './offers.ts'
import { Road, RouteFactsTable } from './road.tsx'
import { RouteLinks } from './route-links.tsx'
import { RoutePrices } from './route-prices.tsx'
import { There } from './there.tsx'
import { durationOf, statesOf } from './words-of.ts'

/** The booking form's address. */
export const FORM = `${paths.home.href()}#book`

type OnBook = (route: CityRouteFacts, tripType: TripType, price: RoutePrice, pickUp?: string) => void
type Props = {
  query: Query<CityRouteFacts | null>
  onBook: OnBook
  /** The common questions, from another feature. */
  questions: ReactNode
}

/** The page of two cities: prices, the road as a strip map, facts, questions, and the form filled in. */
export function RoutePage({ query, onBook, questions }: Props) {
  const route = query.data
  const t = cityRouteTexts()
  const cheapest = route && cheapestOf(route)
  return (
    <>
      <PageBanner
        title={route ? t.title({ from: cityName(route.from), to: cityName(route.to) }) : headsTexts().cityRoute.title}
        lead={route && `${t.list.km({ km: withCommas(route.km) })} · ${durationOf(route)}`}
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
          {(facts) => (facts ? <Facts route={facts} {...{ onBook, questions }} /> : <NoRoute />)}
        </Loaded>
      </Section>
    </>
  )
}

function Facts({ route, onBook, questions }: { route: CityRouteFacts } & Omit<Props, 'query'>) {
  const tariff = useTariff().data
  const offers = useReturnOffers({ ...route, tripType: 'Drop Trip' })
  const priceOf = ({ cabClass }: ReturnOffer) => route.prices.find((one) => one.cabClass === cabClass)?.oneWay
  return (
    <div className={classes.columns}>
      <div className={classes.wide}>
        <ReturnOfferNote offers={offers}>
          {(offer, name) => {
            const price = priceOf(offer)
            if (!price) return name
            return (
              <Link to={FORM} onClick={() => onBook(route, 'Drop Trip', price, offer.from)}>
                {name}
              </Link>
            )
          }}
        </ReturnOfferNote>
        <RoutePrices route={route} tariff={tariff} form={FORM} onBook={(...booked) => onBook(route, ...booked)} />
      </div>
      <div className={classes.column}>
        <Road route={route} />
      </div>
      <div className={classes.column}>
        <RouteFactsTable route={route} />
        <There route={route} state={statesOf(route).at(-1) ?? ''} />
        <RouteLinks route={route} />
      </div>
      <div className={classes.wide}>{questions}</div>
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
