import { getImports } from 'shared-api/client'
import { IMPORT_KINDS, ImportKind } from 'shared-api/contract'
import { NativeSelect, Stack } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { TitledCard } from '../components/titled-card.tsx'
import { ImportColumns } from '../features/imports/import-columns.tsx'
import { ImportFile } from '../features/imports/import-file.tsx'
import { KIND_WORDS } from '../features/imports/import-words.ts'
import { PastImports } from '../features/imports/past-imports.tsx'
import { useUrlState } from '../lists/use-url-state.ts'

/** /import: files that become bookings, cabs, vehicles or drivers. */
export default function ImportPage() {
  return (
    <Page
      title="Import"
      description="Trips of a paper notebook, cabs, vehicles and drivers from a CSV or XLSX file: all rows, or none."
    >
      <OwnersOnly>
        <Import />
      </OwnersOnly>
    </Page>
  )
}

function Import() {
  const [url, setUrl] = useUrlState()
  const kind = ImportKind.catch('bookings').parse(url.get('what'))
  const past = useSWR('/api/v1/imports', async () => (await staffCall(getImports)).imports)
  return (
    <Stack gap="xl">
      <TitledCard title="From a file">
        <Stack>
          <NativeSelect
            label="What is in the file"
            maw="20rem"
            data={IMPORT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
            value={kind}
            onChange={({ currentTarget }) => setUrl({ what: currentTarget.value, page: null })}
          />
          <ImportColumns kind={kind} />
          {/* Another kind reads the file by other columns. */}
          <ImportFile key={kind} kind={kind} onDone={() => void past.mutate()} />
        </Stack>
      </TitledCard>
      <TitledCard title="Imported so far">
        <Loaded query={past} what="the imports">
          {(imports) => <PastImports imports={imports} />}
        </Loaded>
      </TitledCard>
    </Stack>
  )
}
