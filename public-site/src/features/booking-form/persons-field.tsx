import { ActionIcon, TextInput } from 'shared-ui'
import { MinusIcon, PlusIcon } from 'shared-ui/icons'
import { type FormPart, inputProps } from './form-part.ts'
import classes from './persons-field.module.css'

const MAX_PERSONS = 100

/** How many travel, with buttons for the thumb. */
export function PersonsField({ part }: { part: FormPart }) {
  const persons = Number.parseInt(part.trip.NumberOfPersons, 10) || 0
  const step = (by: number) => {
    const next = Math.min(MAX_PERSONS, Math.max(1, persons + by))
    part.set({ NumberOfPersons: String(next) })
  }
  return (
    <TextInput
      {...inputProps(part, 'NumberOfPersons')}
      className={classes.persons}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      leftSectionWidth={52}
      rightSectionWidth={52}
      leftSectionPointerEvents="all"
      leftSection={
        <ActionIcon aria-label="Fewer persons" disabled={persons <= 1} onClick={() => step(-1)}>
          <MinusIcon />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon aria-label="More persons" disabled={persons >= MAX_PERSONS} onClick={() => step(1)}>
          <PlusIcon />
        </ActionIcon>
      }
    />
  )
}
