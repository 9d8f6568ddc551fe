import { Button, Link } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { useTours } from '../lib/queries.ts'
import { packagesTexts } from '../texts/packages.ts'
import { OwnTour, PackageList } from './package-list.tsx'

/** The public list of tour packages (/tourPackage). */
export default function ToursPage() {
  const add = (
    <Button component={Link} to={paths.customTour.href()} color="marigold" size="lg" mt="md">
      {packagesTexts().tours.add}
    </Button>
  )
  const ownTour = <OwnTour variant="default" />
  const packages = useTours()
  return (
    <PackageList kind="tours" drawing="temple" {...{ packages }} action={add} otherWay={ownTour} whenNone={ownTour} />
  )
}
