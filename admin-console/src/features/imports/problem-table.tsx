import type { ImportPreview, ImportProblem } from 'shared-api/contract'
import { Alert, Stack, Text } from 'shared-ui'
import { type Column, DataTable } from '../../lists/data-table.tsx'

/** What is wrong with a file, cell by cell. */
export function ProblemTable({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  const count = problemCount === 1 ? 'One cell is wrong' : `${problemCount.toLocaleString('en-IN')} cells are wrong`
  return (
    <Stack>
      <Alert color="red" role="alert" title={count}>
        Nothing was stored. Mend these in the file, save it, and choose it again.
      </Alert>
      <DataTable caption="What is wrong" columns={COLUMNS} rows={problems} rowId={idOf} />
      {problems.length < problemCount && (
        <Text size="sm" c="dimmed">
          These are the first {problems.length}.
        </Text>
      )}
    </Stack>
  )
}

const idOf = ({ row, column, message }: ImportProblem) => `${row} ${column} ${message}`

const COLUMNS: Column<ImportProblem>[] = [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => row },
  { key: 'column', header: 'Column', room: 'title', cell: ({ column }) => column || 'The whole row' },
  { key: 'value', header: 'In the file', room: 'text', cell: ({ value }) => value || 'nothing' },
  { key: 'message', header: 'What is wrong', room: 'text', cell: ({ message }) => message },
]
