import { Button, Link } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { useHolidays } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { OwnTour, PackageList } from './package-list.tsx'

/** The public list of holiday packages (/holidayPackage). */
export default function HolidaysPage() {
  const callUs = (
    <Button component={Link} to={paths.contact.href()} variant="default">
      {commonTexts().contactUs}
    </Button>
  )
  const packages = useHolidays()
  return <PackageList kind="holidays" drawing="backwaters" {...{ packages }} otherWay={callUs} whenNone={<OwnTour />} />
}
