import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { CabTable } from '../features/cabs/cab-table.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'

/** /table: the fleet. */
export default function CabsPage() {
  const query = useCabs()
  const drop = (id: string) => query.mutate((cabs) => cabs?.filter((cab) => cab._id !== id), { revalidate: false })
  return (
    <Page title="Manage Cabs" description="The fleet: what visitors can book and at what price.">
      <Loaded query={query} what="the cabs">
        {(cabs) => <CabTable cabs={cabs} onDeleted={drop} />}
      </Loaded>
    </Page>
  )
}
