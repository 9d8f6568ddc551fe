import type { ImportPreview } from 'shared-api/contract'
import { Stack, Title } from 'shared-ui'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { TablePager } from '../../lists/table-pager.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { importTexts } from '../../texts/imports.ts'
import classes from './preview-table.module.css'

type Row = ImportPreview['rows'][number]

/** Each row as it will be stored; columns that are empty throughout are left out. */
export function PreviewTable({ preview: { columns, rows } }: { preview: ImportPreview }) {
  const t = importTexts().preview
  const { shown, pager } = usePagedRows(rows)
  const row: Column<Row> = { key: 'row', header: t.row, numeric: true, cell: (one) => one.row }
  const filled = columns.flatMap((header, at): Column<Row>[] =>
    rows.some(({ cells }) => cells[at]) ? [{ key: header, header, cell: ({ cells }) => cells[at] }] : [],
  )
  return (
    <Stack>
      <Title order={3} size="h5">
        {t.title}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways */}
      <section className={classes.wide} tabIndex={0} aria-label={t.region}>
        <DataTable caption={t.caption} columns={[row, ...filled]} rows={shown} rowId={({ row }) => String(row)} />
      </section>
      <TablePager {...pager} />
    </Stack>
  )
}
