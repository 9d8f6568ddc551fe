import { ImportLink } from '../components/import-link.tsx'
import { paths } from '../config/paths.ts'
import { CabTable } from '../features/cabs/cab-table.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { useVehicles } from '../features/fleet/use-fleet.ts'
import { ListPage } from '../lists/list-page.tsx'
import { cabsTexts } from '../texts/cabs.ts'

/** /table: the models, with their cars. */
export default function CabsPage() {
  const { list, cabs: what } = cabsTexts().pages
  const query = useCabs()
  const vehicles = useVehicles()
  return (
    <ListPage
      {...{ query, what, texts: list, list: 'cabs', addHref: paths.createCab.href() }}
      idOf={({ _id }) => _id}
      actions={<ImportLink what="cabs" />}
    >
      {(cabs, edits) => <CabTable cabs={cabs} vehicles={vehicles.data} {...edits} />}
    </ListPage>
  )
}
