import type { ReactNode } from 'react'
import { Stack } from 'shared-ui'
import classes from './field-group.module.css'

type Props = {
  legend: string
  /** A part of a long form, which has groups of its own. */
  isPart?: boolean
  children: ReactNode
}

/** Fields that belong together, under their name. */
export const FieldGroup = ({ legend, isPart, children }: Props) => (
  <fieldset className={classes.group} data-part={isPart || undefined}>
    <legend>{legend}</legend>
    <Stack gap={isPart ? 'md' : 'xs'}>{children}</Stack>
  </fieldset>
)
