import { Fragment } from 'react'
import type { CityRoute, CityRouteFacts } from 'shared-api/contract'
import { Anchor, Link, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import classes from './city-route.module.css'

/** The way back, routes near it, and the list of all. */
export function RouteLinks({ route }: { route: CityRouteFacts }) {
  const t = cityRouteTexts()
  const fromHere = route.near.filter(({ from }) => from === route.from)
  const toThere = route.near.filter(({ to }) => to === route.to)
  return (
    <nav aria-label={t.others}>
      <Title order={2} size="h3" mb="sm">
        {t.others}
      </Title>
      <ul className={classes.links}>
        <li>
          <RouteLink slug={route.back.slug}>
            {t.back({ from: cityName(route.back.from), to: cityName(route.back.to) })}
          </RouteLink>
        </li>
        <NearRoutes
          title={t.alsoFrom({ city: cityName(route.from) })}
          routes={fromHere}
          nameOf={({ to }) => cityName(to)}
        />
        <NearRoutes
          title={t.alsoTo({ city: cityName(route.to) })}
          routes={toThere}
          nameOf={({ from }) => cityName(from)}
        />
        <li>
          <Anchor component={Link} to={paths.cityRoutes.href()}>
            {t.all}
          </Anchor>
        </li>
      </ul>
    </nav>
  )
}

type NearProps = { title: string; routes: CityRoute[]; nameOf: (route: CityRoute) => string }

/** Routes that share an end: each by the name of the other. */
const NearRoutes = ({ title, routes, nameOf }: NearProps) =>
  routes.length > 0 && (
    <li>
      {title}{' '}
      {routes.map((one) => (
        <Fragment key={one.slug}>
          <RouteLink slug={one.slug}>{nameOf(one)}</RouteLink> <span>{one.km}</span>{' '}
        </Fragment>
      ))}
    </li>
  )

/** A link to the page of a route. */
const RouteLink = ({ slug, children }: { slug: string; children: React.ReactNode }) => (
  <Anchor component={Link} to={paths.cityRoute.href(slug)}>
    {children}
  </Anchor>
)
