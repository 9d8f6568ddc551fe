import type { CityRouteFacts } from 'shared-api/contract'
import { paths } from '../../config/paths.ts'
import { useCompany } from '../../lib/queries.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { breadcrumbNode, taxiNode } from './route-nodes.ts'

/** A route for search engines: the service with its prices, and where its page stands. */
export function RouteData({ route, title }: { route: CityRouteFacts; title: string }) {
  const { data: company } = useCompany()
  const origin = useOrigin()
  if (!origin) return null
  const crumbs = [
    { name: cityRouteTexts().breadcrumb, path: paths.cityRoutes.href() },
    { name: title, path: paths.cityRoute.href(route.slug) },
  ]
  return (
    <>
      <JsonLd data={taxiNode(route, title, origin, company)} />
      <JsonLd data={breadcrumbNode(crumbs, origin)} />
    </>
  )
}
