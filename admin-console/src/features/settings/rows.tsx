import type { ReactNode } from 'react'
import { Button, Stack, Text } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import classes from './rows.module.css'

type Form = {
  insertListItem: (path: string, row: unknown) => void
  removeListItem: (path: string, at: number) => void
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
  /** What the list means while it is empty. */
  none?: string
  /** The fields of the row at a path such as 'holidays.2'. */
  children: (path: string, at: number) => ReactNode
}

/** A list in a form: rows are added at its end, and removed. */
export const Rows = <Row,>({ form, path, legend, name, rows, blank, none, children }: Props<Row>) => (
  <FieldGroup legend={legend}>
    {rows.length === 0 && none && <Text c="dimmed">{none}</Text>}
    {rows.map((_row, at) => (
      <div key={at} className={classes.row}>
        <div className={classes.fields}>{children(`${path}.${at}`, at)}</div>
        <Button
          size="sm"
          variant="default"
          aria-label={`Remove ${name} ${at + 1}`}
          onClick={() => form.removeListItem(path, at)}
        >
          Remove
        </Button>
      </div>
    ))}
    {form.errors[path] && (
      <Text c="var(--danger)" size="sm" role="alert">
        {form.errors[path]}
      </Text>
    )}
    <Stack align="flex-start">
      <Button size="sm" variant="light" onClick={() => form.insertListItem(path, structuredClone(blank))}>
        Add a {name}
      </Button>
    </Stack>
  </FieldGroup>
)
