import { getImportColumns, getImportTemplate } from 'shared-api/client'
import type { ImportColumn, ImportKind } from 'shared-api/contract'
import { Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { CsvButton } from '../../components/csv-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { importTexts } from '../../texts/imports.ts'

/** The columns that a file may have, and a template to fill in. */
export function ImportColumns({ kind }: { kind: ImportKind }) {
  const t = importTexts().columns
  const query = useSWR(
    `/api/v1/imports/columns/${kind}`,
    async () => (await staffCall((client) => getImportColumns(client, kind))).columns,
  )
  return (
    <Stack>
      <Group>
        <CsvButton name={`${kind}-template`} read={(client) => getImportTemplate(client, kind)}>
          {t.template}
        </CsvButton>
        <Text size="sm" c="dimmed">
          {t.templateHint}
        </Text>
      </Group>
      <details>
        <summary>{t.summary}</summary>
        <Loaded query={query} what={t.loaded}>
          {(columns) => (
            <DataTable caption={t.caption} columns={columnsOf(t)} rows={columns} rowId={({ header }) => header} />
          )}
        </Loaded>
      </details>
    </Stack>
  )
}

const columnsOf = (t: ReturnType<typeof importTexts>['columns']): Column<ImportColumn>[] => [
  {
    ...{ key: 'header', header: t.header, room: 'title' },
    cell: ({ header, required }) => (required ? t.required({ header }) : header),
  },
  { key: 'takes', header: t.takes, room: 'text', cell: ({ takes }) => takes },
  { key: 'example', header: t.example, room: 'text', cell: ({ example }) => example },
]
