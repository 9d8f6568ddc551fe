import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { TariffTable } from '../features/tariffs/tariff-table.tsx'
import { useTariffs } from '../features/tariffs/use-tariffs.ts'
import { tariffsTexts } from '../texts/tariffs.ts'

/** /tariffs: what trips cost, and since when. */
export default function TariffsPage() {
  const query = useTariffs()
  const cabs = useCabs()
  const isOwner = useIsOwner()
  const texts = tariffsTexts()
  return (
    <Page
      title={texts.title}
      description={isOwner ? texts.description : texts.descriptionForClerks}
      actions={
        isOwner && (
          <>
            <ExportList list="tariffs" />
            <Button component={Link} to={paths.createTariff.href()}>
              {texts.new}
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} what={texts.what}>
        {(tariffs) => <TariffTable tariffs={tariffs} cabs={cabs.data ?? []} onChanged={() => query.mutate()} />}
      </Loaded>
    </Page>
  )
}
