import type { ReactNode } from 'react'
import { Stack } from 'shared-ui'
import classes from './field-group.module.css'

/** Fields that belong together, under their name. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <Stack gap="xs">{children}</Stack>
  </fieldset>
)
