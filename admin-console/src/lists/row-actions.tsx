import { Button, Link } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import type { Column } from './data-table.tsx'
import classes from './row-actions.module.css'
import { useListState } from './use-way-back.ts'

type Props = { name: string; form: string; onCopy?: () => void; onDelete: () => void }

/** A row's actions; `form` is the path of its form, which leads back to this state of the list. */
export const actionsColumn = <Row,>(propsOf: (row: Row) => Props): Column<Row> => ({
  key: 'actions',
  header: commonTexts().lists.actions,
  screenOnly: true,
  cell: (row) => <RowActions {...propsOf(row)} />,
})

function RowActions({ name, form, onCopy, onDelete }: Props) {
  const state = useListState()
  const texts = commonTexts()
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={form}
        state={state}
        size="sm"
        variant="default"
        aria-label={texts.lists.editName({ name })}
      >
        {texts.edit}
      </Button>
      {onCopy && (
        <Button size="sm" variant="default" aria-label={texts.lists.copyName({ name })} onClick={onCopy}>
          {texts.copy}
        </Button>
      )}
      <Button size="sm" variant="default" aria-label={texts.lists.deleteName({ name })} onClick={onDelete}>
        {texts.delete.button}
      </Button>
    </div>
  )
}
