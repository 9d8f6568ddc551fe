import { Button, Link } from 'shared-ui'
import { ImportLink } from '../components/import-link.tsx'
import { paths } from '../config/paths.ts'
import { DriverTable } from '../features/fleet/driver-table.tsx'
import { useDrivers } from '../features/fleet/use-fleet.ts'
import { ListPage } from '../lists/list-page.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /drivers: who drives, with mobiles and papers. */
export default function DriversPage() {
  const texts = fleetTexts().drivers
  const query = useDrivers()
  return (
    <ListPage
      {...{ query, texts, what: texts.what, list: 'drivers', addHref: paths.createDriver.href() }}
      idOf={({ id }) => id}
      actions={
        <>
          <ImportLink what="drivers" />
          <Button component={Link} to={paths.openCash.href()} variant="default">
            {texts.cash}
          </Button>
        </>
      }
    >
      {(drivers, { onChanged, onDeleted }) => <DriverTable {...{ drivers, onChanged, onDeleted }} />}
    </ListPage>
  )
}
