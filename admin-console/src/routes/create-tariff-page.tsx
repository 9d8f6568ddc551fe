import { useSearchParams } from 'shared-ui'
import { Empty } from '../components/empty.tsx'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { CreateTariff } from '../features/tariffs/create-tariff.tsx'
import { useTariffs } from '../features/tariffs/use-tariffs.ts'
import { tariffsTexts } from '../texts/tariffs.ts'

/** /tariffs/create?from={id}: a copy of a tariff, to be changed; of the one in force if none is named. */
export default function CreateTariffPage() {
  const [search] = useSearchParams()
  const { create: texts, what } = tariffsTexts()
  const query = useTariffs()
  const cabs = useCabs()
  return (
    <Page title={texts.title} description={texts.description}>
      <OwnersOnly>
        <Loaded query={query} what={what}>
          {(tariffs) => {
            const from = search.get('from')
            const copied = tariffs.find(({ id, inForce }) => (from ? id === from : inForce))
            return copied ? (
              <CreateTariff key={copied.id} from={copied} cabs={cabs.data ?? []} />
            ) : (
              <Empty text={texts.gone} />
            )
          }}
        </Loaded>
      </OwnersOnly>
    </Page>
  )
}
