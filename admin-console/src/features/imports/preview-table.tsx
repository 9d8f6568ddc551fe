import type { ImportPreview } from 'shared-api/contract'
import { Stack, Title } from 'shared-ui'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { TablePager } from '../../lists/table-pager.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import classes from './preview-table.module.css'

type Row = ImportPreview['rows'][number]

/** Each row as it will be stored; columns that are empty throughout are left out. */
export function PreviewTable({ preview: { columns, rows } }: { preview: ImportPreview }) {
  const { shown, pager } = usePagedRows(rows)
  const filled = columns.flatMap((header, at): Column<Row>[] =>
    rows.some(({ cells }) => cells[at]) ? [{ key: header, header, cell: ({ cells }) => cells[at] }] : [],
  )
  return (
    <Stack>
      <Title order={3} size="h5">
        As it will be stored
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways */}
      <section className={classes.wide} tabIndex={0} aria-label="Rows as they will be stored">
        <DataTable caption="Rows" columns={[ROW, ...filled]} rows={shown} rowId={({ row }) => String(row)} />
      </section>
      <TablePager {...pager} />
    </Stack>
  )
}

const ROW: Column<Row> = { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => row }
