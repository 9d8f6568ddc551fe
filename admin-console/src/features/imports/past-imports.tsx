import type { ImportRecord } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { countText } from './import-words.ts'

/** The files that were imported, the newest first. */
export const PastImports = ({ imports }: { imports: ImportRecord[] }) =>
  imports.length === 0 ? (
    <Text c="dimmed">Nothing was imported yet.</Text>
  ) : (
    <DataTable caption="Imports" columns={COLUMNS} rows={imports} rowId={({ id }) => id} />
  )

const COLUMNS: Column<ImportRecord>[] = [
  { key: 'at', header: 'When', room: 'when', cell: ({ at }) => instantText(at) },
  { key: 'what', header: 'What', room: 'title', cell: ({ kind, rows }) => countText(kind, rows) },
  { key: 'file', header: 'File', room: 'text', cell: ({ fileName }) => fileName },
  { key: 'by', header: 'By', room: 'name', cell: ({ by }) => by },
]
