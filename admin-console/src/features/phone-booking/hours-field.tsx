import { hoursOffered, localPackagesFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { NativeSelect } from 'shared-ui'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { cabOf } from './booking-values.ts'
import type { BookingForm } from './use-booking-form.ts'

type Props = { booking: BookingForm; tariff: Tariff }

/** The hours of a local trip: the packages of the chosen cab's class, or of all while none is chosen. */
export function HoursField({ booking: { form, field, cabs }, tariff }: Props) {
  const { hours: t, labels } = phoneBookingTexts()
  const cab = cabOf(form.values, cabs)
  const packages = cab ? localPackagesFor(tariff, cab.cabClass) : []
  const choices = cab
    ? packages.map(({ hours, km, price }) => ({ hours, label: t.priced({ hours, km, price: shortPaise(price) }) }))
    : hoursOffered(tariff).map(({ hours, km }) => ({ hours, label: t.choice({ hours, km }) }))
  return (
    <NativeSelect
      label={labels.hours}
      description={t.description}
      required
      data={[{ value: '', label: t.choose }, ...choices.map(({ hours, label }) => ({ value: String(hours), label }))]}
      {...field('hours')}
    />
  )
}
