import { Button, Link } from 'shared-ui'
import type { Column } from './data-table.tsx'
import classes from './row-actions.module.css'
import { useListState } from './use-way-back.ts'

type Props = { name: string; form: string; onCopy?: () => void; onDelete: () => void }

/** A row's actions; `form` is the path of its form, which leads back to this state of the list. */
export const actionsColumn = <Row,>(propsOf: (row: Row) => Props): Column<Row> => ({
  key: 'actions',
  header: 'Actions',
  screenOnly: true,
  cell: (row) => <RowActions {...propsOf(row)} />,
})

function RowActions({ name, form, onCopy, onDelete }: Props) {
  const state = useListState()
  return (
    <div className={classes.actions}>
      <Button component={Link} to={form} state={state} size="sm" variant="default" aria-label={`Edit ${name}`}>
        Edit
      </Button>
      {onCopy && (
        <Button size="sm" variant="default" aria-label={`Copy ${name}`} onClick={onCopy}>
          Copy
        </Button>
      )}
      <Button size="sm" variant="default" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  )
}
