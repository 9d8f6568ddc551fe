import { routeSlug } from 'shared-api/geography'
import { Link, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { cityName } from '../../lib/places.ts'
import { homeTexts } from '../../texts/home.ts'
import classes from './popular-routes.module.css'

/** Trips between the larger cities, and to where people go from them. */
const ROUTES = [
  ['tn-chennai', 'tn-madurai'],
  ['tn-chennai', 'ap-tirupati'],
  ['tn-chennai', 'ka-bengaluru-urban'],
  ['ka-bengaluru-urban', 'ka-mysuru'],
  ['ka-bengaluru-urban', 'tn-ooty'],
  ['tn-coimbatore', 'tn-ooty'],
  ['tn-madurai', 'tn-rameswaram'],
  ['tn-madurai', 'tn-kodaikanal'],
  ['kl-ernakulam', 'kl-alappuzha'],
  ['kl-ernakulam', 'kl-idukki'],
  ['kl-thiruvananthapuram', 'tn-kanyakumari'],
  ['ap-vijayawada', 'ap-visakhapatnam'],
] as const

/** Too near for a page of its own (docs/product.md, Route pages). */
const WITHOUT_PAGE = ['ernakulam-to-alappuzha']

/** The page of a route, else the form with its cities. */
function hrefOf(from: string, to: string): string {
  const slug = routeSlug(from, to)
  return WITHOUT_PAGE.includes(slug) ? paths.home.formHref({ from, to }) : paths.cityRoute.href(slug)
}

/** Links to trips that are often taken. */
export const PopularRoutes = () => (
  <>
    <Title order={2} mb="lg">
      {homeTexts().routes.title}
    </Title>
    <ul className={classes.routes}>
      {ROUTES.map(([from, to]) => (
        <li key={`${from} ${to}`}>
          <Link to={hrefOf(from, to)} className={classes.route}>
            {homeTexts().routes.route({ from: cityName(from), to: cityName(to) })}
          </Link>
        </li>
      ))}
    </ul>
  </>
)
