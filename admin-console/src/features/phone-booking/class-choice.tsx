import { CAB_CLASSES, type Cab } from 'shared-api/contract'
import { shortPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './class-choice.module.css'
import { type ClassTotal, classTotals, type FreeCabs } from './class-totals.ts'
import type { BookingForm } from './use-booking-form.ts'

type Props = { booking: BookingForm; free: FreeCabs; totalOf: (cab: Cab) => number | null }

/** What the trip costs with each class of cabs; choosing one books its cheapest free cab that seats all. */
export function ClassChoice({ booking: { form, cabs }, free, totalOf }: Props) {
  const persons = Number(form.values.numberOfPersons) || 0
  const totals = classTotals(cabs, { persons, free, totalOf })
  const isChosen = ({ cabs }: ClassTotal) => cabs.some(({ _id }) => _id === form.values.selectedCab)
  // Each class fits; of many cabs without one the cheapest are enough, and the chosen one.
  const shown = totals.filter((one, at) => at < CAB_CLASSES.length || isChosen(one))
  if (shown.length === 0) return null
  return (
    <fieldset className={classes.list}>
      <Text component="legend" size="sm" fw={600}>
        {phoneBookingTexts().cab.totals}
      </Text>
      {shown.map((one) => (
        <label key={one.cabClass ?? one.cab._id} className={classes.row}>
          <input
            type="radio"
            name="cabClass"
            checked={isChosen(one)}
            onChange={() => form.setFieldValue('selectedCab', one.cab._id)}
          />
          <Row one={one} persons={persons} />
        </label>
      ))}
    </fieldset>
  )
}

function Row({ one: { cabClass, cab, total, isFree, isTooSmall }, persons }: { one: ClassTotal; persons: number }) {
  const { cab: t } = phoneBookingTexts()
  const name = cabClass ? sharedTexts().cabClasses[cabClass] : cabName(cab)
  const marks = [isTooSmall && t.tooSmall({ persons }), !isFree && t.notFree].filter(Boolean)
  return (
    <>
      <span className={classes.name}>{t.seats({ cab: name, seats: cab.seats })}</span>
      {marks.length > 0 && (
        <Text span size="sm">
          {marks.join(' · ')}
        </Text>
      )}
      <span className={classes.total}>{total === null ? t.noTotal : shortPaise(total)}</span>
    </>
  )
}
