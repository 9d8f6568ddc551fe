import type { CityRouteFacts, ClassPrices, RoutePrice, TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { shortRupees, withCommas } from 'shared-api/money'
import { Link, Text, Title } from 'shared-ui'
import { Tile, TileFact } from '../../components/tile.tsx'
import { cityName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './city-route.module.css'
import { costsOutside, partsOf, priceText, WAYS, wayBackOf } from './offers.ts'

type Props = {
  route: CityRouteFacts
  tariff: Tariff | undefined
  /** The booking form's address. */
  form: string
  onBook: (tripType: TripType, price: RoutePrice) => void
}

/** The prices of each class of cab; each leads to the form with the trip and the cab filled in. */
export function RoutePrices({ route, tariff, form, onBook }: Props) {
  const t = cityRouteTexts()
  const { tile } = commonTexts()
  const columns = { oneWay: t.oneWay, roundTrip: t.roundTrip({ days: route.days }) }
  if (route.prices.length === 0) return <Text>{t.noPrices}</Text>
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.prices({ from: cityName(route.from), to: cityName(route.to) })}
      </Title>
      <div className={classes.tiles}>
        {byPrice(route).map((one) => (
          <div key={one.cabClass} className={classes.tile}>
            <Tile
              imageUrl={one.imageUrl ?? ''}
              name={sharedTexts().cabClasses[one.cabClass]}
              facts={tile.seats({ seats: seatsOf(one) })}
              models={one.models?.join(', ') ?? ''}
            >
              {WAYS.map(({ way, tripType }) => (
                <WayPrice
                  key={way}
                  title={columns[way]}
                  price={one[way]}
                  label={(price) => t.book({ cab: sharedTexts().cabClasses[one.cabClass], way: columns[way], price })}
                  form={form}
                  onBook={(price) => onBook(tripType, price)}
                />
              ))}
            </Tile>
          </div>
        ))}
      </div>
      {tariff && WAYS.map(({ way }) => <WhatIsIn key={way} title={columns[way]} {...{ route, way, tariff }} />)}
    </section>
  )
}

/** The classes of a route by what one way costs, else there and back. */
const byPrice = ({ prices }: CityRouteFacts) => prices.toSorted((a, b) => totalOf(a) - totalOf(b))
const totalOf = ({ oneWay, roundTrip }: ClassPrices) => (oneWay ?? roundTrip)?.total ?? 0

/** The seats of the cab that is priced, up to those of the largest: '4–6'. */
function seatsOf({ oneWay, roundTrip, mostSeats }: ClassPrices): string {
  const seats = (oneWay ?? roundTrip)?.cab.seats ?? 0
  return [...new Set([seats, Math.max(seats, mostSeats ?? 0)])].join('–')
}

type PriceProps = {
  title: string
  price: RoutePrice | null
  label: (price: string) => string
  form: string
  onBook: (price: RoutePrice) => void
}

/** The price of a class for one of the ways, with its km and that of a further one. */
function WayPrice({ title, price, label, form, onBook }: PriceProps) {
  if (!price) return null
  const text = priceText(price)
  const road = price.lines.find(({ code }) => code === 'distance')
  return (
    <span className={classes.way}>
      <span>{title}</span>{' '}
      <Link to={form} onClick={() => onBook(price)} aria-label={label(text)} className={classes.price}>
        {text}
      </Link>
      {road && (
        <TileFact>{commonTexts().tile.kmIn({ km: withCommas(road.quantity), rate: shortRupees(road.rate) })}</TileFact>
      )}
    </span>
  )
}

type WhatProps = { title: string; route: CityRouteFacts; way: (typeof WAYS)[number]['way']; tariff: Tariff }

function WhatIsIn({ title, route, way, tariff }: WhatProps) {
  const t = cityRouteTexts()
  const [parts, outside, wayBack] = [
    partsOf(route, way),
    costsOutside(route, way, tariff),
    wayBackOf(route, way, tariff),
  ]
  if (parts === null) return null
  return (
    <Text size="sm" c="dimmed" mt="xs" data-of-tariff>
      {[t.inIt({ way: title, parts }), wayBack, outside && t.notInIt({ costs: outside })].filter(Boolean).join(' ')}
    </Text>
  )
}
