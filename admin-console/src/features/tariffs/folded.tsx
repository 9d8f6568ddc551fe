import { type ReactNode, useState } from 'react'
import { Stack, Title } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import classes from './entries.module.css'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = {
  form: TariffFormState
  title: string
  /** What of the form it has: 'rates'. */
  paths: readonly string[]
  /** What stands in it, in a word. */
  says?: string
  children: ReactNode
}

/** A part of the tariff on one line that opens; what is wrong in it opens it. */
export function Folded({ form, title, paths, says, children }: Props) {
  const [open, setOpen] = useState(false)
  const wrong = Object.keys(form.errors).some((field) => paths.some((path) => `${field}.`.startsWith(`${path}.`)))
  const shown = open || wrong
  return (
    <details open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={classes.entry}>
      <summary>
        <Title order={2} size="h5" display="inline">
          {title}
        </Title>{' '}
        {says} {wrong && <span className={classes.wrong}>{tariffsTexts().form.entries.check}</span>}
      </summary>
      {shown && <Stack className={classes.inside}>{children}</Stack>}
    </details>
  )
}
