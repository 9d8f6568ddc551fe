import { Button } from 'shared-ui'
import { dayAfter, istDay } from '../../lib/ist.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import type { FormPart } from './form-part.ts'
import classes from './quick-times.module.css'

type Choice = { text: string; values: () => Partial<TripFields> }

/** The usual times to start: one press in place of the seven that the pickers of a phone take. */
export function QuickPickUps({ part }: { part: FormPart }) {
  const t = bookingTexts().quick
  const tomorrow = (pickUpTime: string) => () => ({ PickUpdate: dayAfter(istDay(Date.now()), 1), pickUpTime })
  const choices = [
    { text: t.tomorrowEarly, values: tomorrow('06:00') },
    { text: t.tomorrowLater, values: tomorrow('09:00') },
  ]
  return <Choices part={part} label={t.pickUp} choices={choices} />
}

/** The usual times to come back, counted from the pick-up; nothing before that has its day. */
export function QuickReturns({ part }: { part: FormPart }) {
  const { PickUpdate } = part.trip
  if (PickUpdate === '') return null
  const t = bookingTexts().quick
  const evening = (days: number) => () => ({ returndate: dayAfter(PickUpdate, days), ReturnTime: '20:00' })
  const choices = [
    { text: t.sameDay, values: evening(0) },
    { text: t.nextDay, values: evening(1) },
    { text: t.twoDays, values: evening(2) },
  ]
  return <Choices part={part} label={t.back} choices={choices} />
}

const Choices = ({ part, label, choices }: { part: FormPart; label: string; choices: Choice[] }) => (
  <fieldset aria-label={label} className={classes.choices}>
    {choices.map(({ text, values }) => (
      <Button key={text} variant="light" className={classes.choice} onClick={() => part.set(values())}>
        {text}
      </Button>
    ))}
  </fieldset>
)
