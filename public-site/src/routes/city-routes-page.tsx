import { Button, Link } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { RouteList } from '../features/city-route/route-list.tsx'
import { FORM } from '../features/city-route/route-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCityRoutes } from '../lib/queries.ts'
import { cityRouteTexts } from '../texts/city-route.ts'
import { headsTexts } from '../texts/heads.ts'

/** All pairs of cities that have a page (/cabs). */
export default function CityRoutesPage() {
  const { list } = cityRouteTexts()
  const routes = useCityRoutes()
  return (
    <>
      <PageHead {...headsTexts().cityRoutes} path={paths.cityRoutes.href()} drawing="route" />
      <PageBanner title={list.title} lead={routes.data && list.lead({ count: routes.data.length })}>
        <Button component={Link} to={FORM} color="marigold" size="lg" mt="md">
          {list.more}
        </Button>
      </PageBanner>
      <Section>
        <Loaded query={routes} what={list.what}>
          {(all) => <RouteList routes={all} />}
        </Loaded>
      </Section>
    </>
  )
}
