import type { Driver } from 'shared-api/contract'
import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { ImportLink } from '../components/import-link.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { DriverTable } from '../features/fleet/driver-table.tsx'
import { useDrivers } from '../features/fleet/use-fleet.ts'
import { fleetTexts } from '../texts/fleet.ts'

/** /drivers: who drives, with mobiles and papers. */
export default function DriversPage() {
  const query = useDrivers()
  const texts = fleetTexts().drivers
  const update = (change: (drivers: Driver[]) => Driver[]) =>
    query.mutate((drivers) => drivers && change(drivers), { revalidate: false })
  const replace = (changed: Driver) => update((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  const drop = (gone: Driver) => update((all) => all.filter(({ id }) => id !== gone.id))
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <ExportList list="drivers" />
          <ImportLink what="drivers" />
          <Button component={Link} to={paths.openCash.href()} variant="default">
            {texts.cash}
          </Button>
          <Button component={Link} to={paths.createDriver.href()}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.what}>
        {(drivers) => <DriverTable drivers={drivers} onChanged={replace} onDeleted={drop} />}
      </Loaded>
    </Page>
  )
}
