import { getImports } from 'shared-api/client'
import { IMPORT_KINDS, ImportKind } from 'shared-api/contract'
import { Group, NativeSelect, Stack } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { TitledCard } from '../components/titled-card.tsx'
import { ImportColumns } from '../features/imports/import-columns.tsx'
import { ImportFile } from '../features/imports/import-file.tsx'
import { PastImports } from '../features/imports/past-imports.tsx'
import { useUrlState } from '../lists/use-url-state.ts'
import { importTexts } from '../texts/imports.ts'

/** /import: files that become bookings, cabs, vehicles, drivers or customers. */
export default function ImportPage() {
  const { title, description } = importTexts()
  return (
    <Page title={title} description={description}>
      <OwnersOnly>
        <Import />
      </OwnersOnly>
    </Page>
  )
}

function Import() {
  const t = importTexts()
  const [url, setUrl] = useUrlState()
  const kind = ImportKind.catch('bookings').parse(url.get('what'))
  const past = useSWR('/api/v1/imports', async () => (await staffCall(getImports)).imports)
  return (
    <Stack gap="xl">
      <TitledCard title={t.fromFile}>
        <Stack>
          <NativeSelect
            label={t.what}
            maw="20rem"
            data={IMPORT_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
            value={kind}
            onChange={({ currentTarget }) => setUrl({ what: currentTarget.value, page: null })}
          />
          <ImportColumns kind={kind} />
          {/* Other kinds have it above their own list. */}
          {kind === 'customers' && (
            <Group>
              <ExportList list="customers" />
            </Group>
          )}
          {/* Another kind reads the file by other columns. */}
          <ImportFile key={kind} kind={kind} onDone={() => void past.mutate()} />
        </Stack>
      </TitledCard>
      <TitledCard title={t.past.title}>
        <Loaded query={past} what={t.past.loaded}>
          {(imports) => <PastImports imports={imports} onUndone={() => void past.mutate()} />}
        </Loaded>
      </TitledCard>
    </Stack>
  )
}
