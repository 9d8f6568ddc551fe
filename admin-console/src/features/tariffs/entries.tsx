import { type ReactNode, type ToggleEvent, useState } from 'react'
import { Button, Group, Stack, Text } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import classes from './entries.module.css'
import type { TariffFormState } from './use-tariff-form.ts'

type Props<Entry> = {
  form: TariffFormState
  /** The list in the form: 'rates'. */
  path: string
  entries: readonly Entry[]
  /** What one entry is called: 'rate'. */
  name: string
  titleOf: (entry: Entry) => string
  blank: Entry
  /** What the list means while it is empty. */
  none: string
  /** The fields of the entry at a path such as 'rates.2'. */
  children: (path: string, entry: Entry) => ReactNode
}

/** A list in the tariff form: each entry is a line that opens its fields; entries are added, copied and removed. */
export function Entries<Entry>({ form, path, entries, name, titleOf, blank, none, children }: Props<Entry>) {
  const [open, setOpen] = useState<number | null>(null)
  const texts = tariffsTexts().form.entries
  // The event also follows what is set here: closing another entry must not close the one just opened.
  const toggle = (at: number) => (event: ToggleEvent<HTMLDetailsElement>) => {
    const opened = event.currentTarget.open
    setOpen((before) => (opened ? at : before === at ? null : before))
  }
  const insert = (entry: Entry, at: number) => {
    form.insertListItem(path, structuredClone(entry), at)
    setOpen(at)
  }
  const remove = (at: number) => {
    form.removeListItem(path, at)
    setOpen(null)
  }
  return (
    <Stack gap="xs">
      {entries.length === 0 && <Text c="dimmed">{none}</Text>}
      {entries.map((entry, at) => {
        const own = `${path}.${at}`
        const wrong = Object.keys(form.errors).some((field) => field.startsWith(`${own}.`))
        const shown = open === at || wrong
        return (
          <details key={at} open={shown} onToggle={toggle(at)} className={classes.entry}>
            <summary>
              {titleOf(entry)} {wrong && <span className={classes.wrong}>{texts.check}</span>}
            </summary>
            {shown && (
              <Stack className={classes.inside}>
                {children(own, entry)}
                <Group gap="xs">
                  <Button size="sm" variant="default" onClick={() => insert(entry, at + 1)}>
                    {texts.copy({ name })}
                  </Button>
                  <Button size="sm" variant="default" onClick={() => remove(at)}>
                    {texts.remove({ name })}
                  </Button>
                </Group>
              </Stack>
            )}
          </details>
        )
      })}
      <div>
        <Button size="sm" variant="light" onClick={() => insert(blank, entries.length)}>
          {texts.add({ name })}
        </Button>
      </div>
    </Stack>
  )
}
