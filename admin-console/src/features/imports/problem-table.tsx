import type { ImportPreview, ImportProblem } from 'shared-api/contract'
import { Alert, Stack, Text } from 'shared-ui'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { importTexts } from '../../texts/imports.ts'

/** What is wrong with a file, cell by cell. */
export function ProblemTable({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  const t = importTexts().problems
  return (
    <Stack>
      <Alert color="red" role="alert" title={t.count({ count: problemCount })}>
        {t.mend}
      </Alert>
      <DataTable caption={t.caption} columns={columnsOf()} rows={problems} rowId={idOf} />
      {problems.length < problemCount && (
        <Text size="sm" c="dimmed">
          {t.first({ count: problems.length })}
        </Text>
      )}
    </Stack>
  )
}

const idOf = ({ row, column, message }: ImportProblem) => `${row} ${column} ${message}`

function columnsOf(): Column<ImportProblem>[] {
  const { problems: t, preview } = importTexts()
  return [
    { key: 'row', header: preview.row, numeric: true, cell: ({ row }) => row },
    { key: 'column', header: t.column, room: 'title', cell: ({ column }) => column || t.wholeRow },
    { key: 'value', header: t.inFile, room: 'text', cell: ({ value }) => value || t.nothing },
    { key: 'message', header: t.caption, room: 'text', cell: ({ message }) => message },
  ]
}
