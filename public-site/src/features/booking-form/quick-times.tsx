import { dayAfter, istDay } from 'shared-api/india'
import { Button } from 'shared-ui'
import { serverNow } from '../../lib/server-now.ts'
import { bookingTexts } from '../../texts/booking.ts'
import type { FormPart } from './form-part.ts'
import classes from './quick-times.module.css'

/** The usual times to start: one press in place of the seven that the pickers of a phone take. */
export function QuickPickUps({ part: { set } }: { part: Pick<FormPart, 'set'> }) {
  const t = bookingTexts().quick
  const choose = (pickUpTime: string) => set({ pickUpDate: dayAfter(istDay(serverNow()), 1), pickUpTime })
  return (
    <fieldset aria-label={t.pickUp} className={classes.choices}>
      <Choice text={t.tomorrowEarly} onChoose={() => choose('06:00')} />
      <Choice text={t.tomorrowLater} onChoose={() => choose('09:00')} />
    </fieldset>
  )
}

/** The usual times to come back, counted from the pick-up; nothing before that has its day, with a year of four digits. */
export function QuickReturns({ part: { trip, set } }: { part: FormPart }) {
  const t = bookingTexts().quick
  const choose = (days: number) => set({ returnDate: dayAfter(trip.pickUpDate, days), returnTime: '20:00' })
  return trip.pickUpDate.length !== 10 ? null : (
    <fieldset aria-label={t.back} className={classes.choices}>
      {[t.sameDay, t.nextDay, t.twoDays].map((text, days) => (
        <Choice key={text} text={text} onChoose={() => choose(days)} />
      ))}
    </fieldset>
  )
}

const Choice = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <Button variant="light" className={classes.choice} onClick={onChoose}>
    {text}
  </Button>
)
