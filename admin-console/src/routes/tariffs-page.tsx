import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { TariffTable } from '../features/tariffs/tariff-table.tsx'
import { useTariffs } from '../features/tariffs/use-tariffs.ts'

/** /tariffs: what trips cost, and since when. */
export default function TariffsPage() {
  const query = useTariffs()
  const cabs = useCabs()
  const isOwner = useIsOwner()
  return (
    <Page
      title="Tariffs"
      description={`What trips cost. New bookings are priced by the tariff in force; others keep theirs.${isOwner ? '' : ' Only an owner changes them.'}`}
      actions={
        isOwner && (
          <>
            <ExportList list="tariffs" />
            <Button component={Link} to={paths.createTariff.href()}>
              New tariff
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} what="the tariffs">
        {(tariffs) => <TariffTable tariffs={tariffs} cabs={cabs.data ?? []} onChanged={() => query.mutate()} />}
      </Loaded>
    </Page>
  )
}
