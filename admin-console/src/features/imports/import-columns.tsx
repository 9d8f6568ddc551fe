import { getImportColumns, getImportTemplate } from 'shared-api/client'
import type { ImportColumn, ImportKind } from 'shared-api/contract'
import { Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { CsvButton } from '../../components/csv-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'

/** The columns that a file may have, and a template to fill in. */
export function ImportColumns({ kind }: { kind: ImportKind }) {
  const query = useSWR(
    `/api/v1/imports/columns/${kind}`,
    async () => (await staffCall((client) => getImportColumns(client, kind))).columns,
  )
  return (
    <Stack>
      <Group>
        <CsvButton name={`${kind}-template`} read={(client) => getImportTemplate(client, kind)}>
          Download the template
        </CsvButton>
        <Text size="sm" c="dimmed">
          A CSV file with the header and one row as an example: write over it.
        </Text>
      </Group>
      <details>
        <summary>Columns and what they take</summary>
        <Loaded query={query} what="the columns">
          {(columns) => <DataTable caption="Columns" columns={COLUMNS} rows={columns} rowId={({ header }) => header} />}
        </Loaded>
      </details>
    </Stack>
  )
}

const COLUMNS: Column<ImportColumn>[] = [
  {
    key: 'header',
    header: 'Column',
    room: 'title',
    cell: ({ header, required }) => (required ? `${header} (required)` : header),
  },
  { key: 'takes', header: 'Takes', room: 'text', cell: ({ takes }) => takes },
  { key: 'example', header: 'Example', room: 'text', cell: ({ example }) => example },
]
