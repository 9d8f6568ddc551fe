import { type Cab, MAX_PERSONS, seatsProblem, westernDigits } from 'shared-api/contract'
import { ActionIcon, TextInput } from 'shared-ui'
import { MinusIcon, PlusIcon } from 'shared-ui/icons'
import { problemText } from '../../lib/problem-text.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { type FormPart, fieldProps } from './form-part.ts'
import classes from './persons-field.module.css'

type Props = { part: FormPart; cab: Cab | undefined }

/** The number of persons, with buttons for the thumb; more persons than seats are reported while typing. */
export function PersonsField({ part, cab }: Props) {
  const t = bookingTexts()
  const persons = Number.parseInt(part.trip.numberOfPersons, 10) || 0
  const tooMany = cab && seatsProblem(persons, cab.seats)
  const step = (by: number) => {
    const next = Math.min(MAX_PERSONS, Math.max(1, persons + by))
    part.set({ numberOfPersons: String(next) })
  }
  return (
    <TextInput
      {...fieldProps(part, 'numberOfPersons')}
      error={part.errors.numberOfPersons ?? (tooMany && problemText(tooMany))}
      className={classes.persons}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onChange={(event) => part.set({ numberOfPersons: westernDigits(event.currentTarget.value) })}
      leftSectionWidth={52}
      rightSectionWidth={52}
      leftSectionPointerEvents="all"
      leftSection={
        <ActionIcon variant="transparent" aria-label={t.fewer} {...unless(persons <= 1, () => step(-1))}>
          <MinusIcon />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon variant="transparent" aria-label={t.more} {...unless(persons >= MAX_PERSONS, () => step(1))}>
          <PlusIcon />
        </ActionIcon>
      }
    />
  )
}

/** At its end a button does nothing, and says so; it keeps the focus, which a disabled one would lose. */
const unless = (atEnd: boolean, onClick: () => void) =>
  atEnd ? { 'aria-disabled': true, 'data-disabled': true } : { onClick }
