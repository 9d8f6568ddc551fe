import type { CityRouteFacts, RoutePackage } from 'shared-api/contract'
import { shortRupees, withCommas } from 'shared-api/money'
import { Anchor, Link, Text, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { homeTexts } from '../../texts/home.ts'
import classes from './city-route.module.css'

type Props = { route: CityRouteFacts; state: string }

/** What lies around the route's end: our next cities, and packages. `state` is the name of its state. */
export function There({ route, state }: Props) {
  const t = cityRouteTexts()
  const inCity = route.packages[0]?.inCity
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.there({ to: cityName(route.to) })}
      </Title>
      {route.beyond.length > 0 && (
        <>
          <Text>{t.beyond({ to: cityName(route.to) })}</Text>
          <ul className={classes.links}>
            {route.beyond.map(({ city, km }) => (
              <li key={city}>
                {cityName(city)} <span>{t.list.km({ km: withCommas(km) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {route.packages.length > 0 && (
        <>
          <Text mt="sm">{inCity ? t.packagesThere : t.packagesInState({ state })}</Text>
          <ul className={classes.links}>
            {route.packages.map((one) => (
              <li key={one.slug}>
                <Anchor component={Link} to={hrefOf(one)}>
                  {one.name}
                </Anchor>
                {factsOf(one)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const hrefOf = ({ kind, slug }: RoutePackage) => (kind === 'tour' ? paths.tourPage : paths.holidayPage).href(slug)

function factsOf({ days, priceFrom }: RoutePackage): string {
  const t = homeTexts().packages
  const price = priceFrom === null ? null : t.from({ price: shortRupees(priceFrom) })
  const facts = [days === null ? null : t.days({ count: days }), price].filter(Boolean)
  return facts.length > 0 ? `, ${facts.join(', ')}` : ''
}
