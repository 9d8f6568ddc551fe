import type { Cab } from 'shared-api/contract'
import { shortPaise } from 'shared-api/money'
import { Alert, Button, NativeSelect, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { fareText } from '../../components/fare-text.ts'
import { instantText } from '../../components/times.ts'
import { commonTexts } from '../../texts/common.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { type BookingValues, cabGone, cabOf } from './booking-values.ts'
import { ClassChoice } from './class-choice.tsx'
import { type FreeCabs, isFree, totalsOf } from './class-totals.ts'
import type { BookingForm } from './use-booking-form.ts'
import { useFreeCabs } from './use-free-cabs.ts'

type Props = { booking: BookingForm; insteadOf: string | undefined }

/** How many free cabs are named instead of one that is taken. */
const NAMED = 3

/** The cab, by class with its total or by name; those of which no vehicle is free for the trip come last, with what is in the way (docs/product.md, Free cabs). */
export function CabField({ booking, insteadOf }: Props) {
  const { form, cabs, cabsKnown, cabsFailed, askCabsAgain, tariff } = booking
  const free = useFreeCabs(form.values, tariff, insteadOf)
  const field = booking.field('selectedCab')
  const taken = takenText(form.values, cabs, free)
  const totalOf = totalsOf(booking)
  const { cab: t, labels } = phoneBookingTexts()
  return (
    <>
      {cabsFailed && (
        <Alert color="red" role="alert" title={t.notLoaded}>
          <Button variant="default" size="sm" onClick={askCabsAgain}>
            {commonTexts().tryAgain}
          </Button>
        </Alert>
      )}
      {totalOf && <ClassChoice {...{ booking, free, totalOf }} />}
      <div>
        <NativeSelect
          label={labels.selectedCab}
          data={cabChoices(cabs, free, totalOf)}
          required
          {...field}
          // That of an earlier booking may be hidden since: the total would lack its fare without a word.
          error={(cabsKnown && cabGone(form.values, cabs)) || field.error}
        />
        <Text role="status" size="sm" mt={taken ? 'xs' : 0}>
          {taken}
        </Text>
      </div>
    </>
  )
}

function cabChoices(cabs: Cab[], free: FreeCabs, totalOf: ReturnType<typeof totalsOf>) {
  const { cab: t } = phoneBookingTexts()
  const itemOf = (cab: Cab) => {
    const total = totalOf?.(cab)
    // By a tariff of classes a cab's own price is nothing.
    const fare = total ? shortPaise(total) : cab.price !== 0 && fareText(cab.price)
    const named = { cab: cabName(cab), seats: cab.seats }
    return { value: cab._id, label: fare ? t.choice({ ...named, fare }) : t.seats(named) }
  }
  const first = { value: '', label: t.choose }
  const taken = cabs.filter((cab) => !isFree(free, cab))
  if (taken.length === 0) return [first, ...cabs.map(itemOf)]
  const left = cabs.filter((cab) => isFree(free, cab))
  return [
    first,
    ...(left.length > 0 ? [{ group: t.free, items: left.map(itemOf) }] : []),
    { group: t.notFree, items: taken.map(itemOf) },
  ]
}

/** What is in the way of the chosen cab, and what is free instead; '' where nothing is. */
function takenText(values: BookingValues, cabs: Cab[], free: FreeCabs): string {
  const cab = cabOf(values, cabs)
  if (!cab || isFree(free, cab)) return ''
  const trips = free?.get(cab._id)?.trips ?? []
  const { cab: t } = phoneBookingTexts()
  const why = trips.map(({ reference, startsAt, endsAt }) =>
    t.trip({ reference, from: instantText(startsAt), to: instantText(endsAt) }),
  )
  const persons = Number(values.numberOfPersons) || 0
  const instead = cabs.filter((one) => isFree(free, one) && one.seats >= persons).slice(0, NAMED)
  const others = instead.length > 0 ? t.instead({ cabs: instead.map(cabName).join(', ') }) : t.noOther
  return t.taken({ trips: why.join(', '), others })
}
