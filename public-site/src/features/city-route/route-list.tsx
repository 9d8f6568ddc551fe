import type { CityRoute } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'
import { Anchor, Link, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import classes from './city-route.module.css'

/** All routes by the city where they begin, from the one with the most. */
export function RouteList({ routes }: { routes: CityRoute[] }) {
  const { list, route: words } = cityRouteTexts()
  const byCity = [...grouped(routes, ({ from }) => from)].sort(([, a], [, b]) => b.length - a.length)
  return (
    <div className={classes.cities}>
      {byCity.map(([city, from]) => (
        <section key={city}>
          <Title order={2} size="h4">
            {list.from({ city: cityName(city) })}
          </Title>
          <ul className={classes.links}>
            {from.map(({ slug, to, km }) => (
              <li key={slug}>
                <Anchor component={Link} to={paths.cityRoute.href(slug)}>
                  {words({ from: cityName(city), to: cityName(to) })}
                </Anchor>{' '}
                <span>{list.km({ km })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
