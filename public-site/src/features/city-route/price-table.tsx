import type { CityRouteFacts, RoutePrice, TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { Link, Text, Title } from 'shared-ui'
import { cityName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './city-route.module.css'
import { costsOutside, partsOf, priceText, WAYS } from './offers.ts'

type Props = {
  route: CityRouteFacts
  tariff: Tariff | undefined
  /** The booking form's address. */
  form: string
  onBook: (tripType: TripType, price: RoutePrice) => void
}

/** The prices of each class of cab; each leads to the form with the trip and the cab filled in. */
export function PriceTable({ route, tariff, form, onBook }: Props) {
  const t = cityRouteTexts()
  const columns = { oneWay: t.oneWay, roundTrip: t.roundTrip({ days: route.days }) }
  if (route.prices.length === 0) return <Text>{t.noPrices}</Text>
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.prices({ from: cityName(route.from), to: cityName(route.to) })}
      </Title>
      <table className={classes.prices}>
        <thead>
          <tr>
            <th scope="col">{t.cab}</th>
            {WAYS.map(({ way }) => (
              <th key={way} scope="col">
                {columns[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {route.prices.map((one) => (
            <tr key={one.cabClass}>
              <th scope="row">
                {sharedTexts().cabClasses[one.cabClass]}
                <span>{t.seats({ count: (one.oneWay ?? one.roundTrip)?.cab.seats ?? 0 })}</span>
              </th>
              {WAYS.map(({ way, tripType }) => (
                <td key={way}>
                  <Price
                    price={one[way]}
                    label={(price) => t.book({ cab: sharedTexts().cabClasses[one.cabClass], way: columns[way], price })}
                    form={form}
                    onBook={(price) => onBook(tripType, price)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {tariff && WAYS.map(({ way }) => <WhatIsIn key={way} title={columns[way]} {...{ route, way, tariff }} />)}
    </section>
  )
}

type PriceProps = {
  price: RoutePrice | null
  label: (price: string) => string
  form: string
  onBook: (price: RoutePrice) => void
}

function Price({ price, label, form, onBook }: PriceProps) {
  if (!price) return '–'
  const text = priceText(price)
  return (
    <Link to={form} onClick={() => onBook(price)} aria-label={label(text)} className={classes.price}>
      {text}
    </Link>
  )
}

type WhatProps = { title: string; route: CityRouteFacts; way: (typeof WAYS)[number]['way']; tariff: Tariff }

function WhatIsIn({ title, route, way, tariff }: WhatProps) {
  const t = cityRouteTexts()
  const [parts, outside] = [partsOf(route, way), costsOutside(route, way, tariff)]
  if (parts === null) return null
  return (
    <Text size="sm" c="dimmed" mt="xs" data-of-tariff>
      {[t.inIt({ way: title, parts }), outside && t.notInIt({ costs: outside })].filter(Boolean).join(' ')}
    </Text>
  )
}
