import type { Cab } from 'shared-api/contract'
import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { ImportLink } from '../components/import-link.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { CabTable } from '../features/cabs/cab-table.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { useVehicles } from '../features/fleet/use-fleet.ts'
import { cabsTexts } from '../texts/cabs.ts'

/** /table: the models, with their cars. */
export default function CabsPage() {
  const query = useCabs()
  const vehicles = useVehicles()
  const texts = cabsTexts().pages
  const update = (change: (cabs: Cab[]) => Cab[]) => query.mutate((cabs) => cabs && change(cabs), { revalidate: false })
  const replace = (changed: Cab) => update((cabs) => cabs.map((cab) => (cab._id === changed._id ? changed : cab)))
  const drop = (gone: Cab) => update((cabs) => cabs.filter((cab) => cab._id !== gone._id))
  const reorder = (cabs: Cab[] | null) => (cabs ? query.mutate(cabs, { revalidate: false }) : query.mutate())
  return (
    <Page
      title={texts.list.title}
      description={texts.list.description}
      actions={
        <>
          <ExportList list="cabs" />
          <ImportLink what="cabs" />
          <Button component={Link} to={paths.createCab.href()}>
            {texts.list.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.cabs}>
        {(cabs) => (
          <CabTable cabs={cabs} vehicles={vehicles.data} onChanged={replace} onDeleted={drop} onOrder={reorder} />
        )}
      </Loaded>
    </Page>
  )
}
