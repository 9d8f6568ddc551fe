import { type ReactNode, useRef, useState } from 'react'
import { Button, Group, Text, VisuallyHidden } from 'shared-ui'
import { FieldGroup } from '../components/field-group.tsx'
import { MoveButtons } from '../lists/move-buttons.tsx'
import { commonTexts } from '../texts/common.ts'
import classes from './rows.module.css'
import { useFocusNext } from './use-focus-next.ts'

type Form = {
  insertListItem: (path: string, row: unknown) => void
  removeListItem: (path: string, at: number) => void
  reorderListItem: (path: string, places: { from: number; to: number }) => void
  errors: Record<string, ReactNode>
}
type Props<Row> = {
  form: Form
  /** The list in the form: 'holidays'. */
  path: string
  legend: string
  /** What a row is called: 'holiday'. */
  name: string
  rows: readonly Row[]
  blank: Row
  /** The most rows there may be. */
  max?: number
  /** Whether the order of the rows matters: they are moved then. */
  ordered?: boolean
  /** What the list means while it is empty. */
  none?: string
  /** What stands beside the button that adds a row. */
  more?: (add: (row: Row) => void) => ReactNode
  /** The fields of the row at a path such as 'holidays.2'. */
  children: (path: string, at: number) => ReactNode
}

/** A list in a form: rows are added at its end, moved where it is `ordered`, and removed. */
export function Rows<Row>({ form, path, legend, name, rows, blank, max, ordered = false, none, ...parts }: Props<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(list)
  const [said, setSaid] = useState('')
  const texts = commonTexts().forms.rows
  const rowName = (at: number) => texts.row({ name, number: at + 1 })

  const add = (row: Row) => {
    form.insertListItem(path, structuredClone(row))
    focusNext(`[data-row="${rows.length}"] :is(input, select, textarea)`)
    setSaid(texts.added({ row: capitalised(rowName(rows.length)) }))
  }
  const remove = (at: number) => {
    form.removeListItem(path, at)
    focusNext('[data-add]')
    setSaid(texts.removed({ row: capitalised(rowName(at)) }))
  }
  const move = (at: number, by: -1 | 1) => {
    form.reorderListItem(path, { from: at, to: at + by })
    focusNext(`[data-row="${at + by}"] [data-move="${by < 0 ? 'up' : 'down'}"]`)
    setSaid(texts.moved({ row: capitalised(rowName(at)), to: rowName(at + by) }))
  }

  return (
    <div ref={list}>
      <FieldGroup legend={legend}>
        {rows.length === 0 && none && <Text c="dimmed">{none}</Text>}
        {rows.map((_row, at) => (
          <Group key={at} gap="xs" align="end" data-row={at} role="group" aria-label={capitalised(rowName(at))}>
            <div className={classes.fields}>{parts.children(`${path}.${at}`, at)}</div>
            <Group gap="xs">
              {ordered && (
                <MoveButtons
                  name={rowName(at)}
                  isFirst={at === 0}
                  isLast={at === rows.length - 1}
                  onMove={(by) => move(at, by)}
                />
              )}
              <Button
                size="sm"
                variant="default"
                aria-label={texts.remove({ row: rowName(at) })}
                onClick={() => remove(at)}
              >
                {commonTexts().remove}
              </Button>
            </Group>
          </Group>
        ))}
        {form.errors[path] && (
          <Text c="var(--danger)" size="sm" role="alert">
            {form.errors[path]}
          </Text>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Group gap="xs">
          {max === undefined || rows.length < max ? (
            <Button size="sm" variant="light" data-add onClick={() => add(blank)}>
              {texts.add({ name })}
            </Button>
          ) : (
            <Text size="sm" c="dimmed" tabIndex={-1} data-add>
              {texts.most({ count: max })}
            </Text>
          )}
          {parts.more?.(add)}
        </Group>
      </FieldGroup>
    </div>
  )
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
