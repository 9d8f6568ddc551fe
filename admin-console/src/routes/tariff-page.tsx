import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { EditTariff, readTariff } from '../features/tariffs/edit-tariff.tsx'
import { tariffsTexts } from '../texts/tariffs.ts'

/** /tariffs/{id}: a stored tariff. */
export default function TariffPage() {
  const { id = '' } = useParams()
  const texts = tariffsTexts().one
  const query = useFresh(`/api/v1/tariffs/${id}`, () => readTariff(id))
  const cabs = useCabs()
  return (
    <Page title={texts.title} description={texts.description}>
      <Loaded query={query} what={texts.what}>
        {(version) => <EditTariff key={id} version={version} cabs={cabs.data ?? []} />}
      </Loaded>
    </Page>
  )
}
