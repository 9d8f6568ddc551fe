import type { Cab, LocalTripType } from 'shared-api/contract'
import { localPackagesFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { NativeSelect } from 'shared-ui'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './fields.module.css'
import { type FormPart, inputProps } from './form-part.ts'

type Props = { part: FormPart; tariff: Tariff; cab: Cab | undefined }

/** The hours of a local trip: the packages of the tariff, with their km and the price of the chosen cab, or from which price on. */
export const HoursField = ({ part, tariff, cab }: Props) => (
  <div className={`${classes.wide} ${classes.hours}`}>
    <NativeSelect
      {...inputProps(part, 'hours')}
      data={[
        { value: '', label: bookingTexts().hours.choose },
        ...choices(tariff, cab, part.trip.localTripType).map(({ hours, km, price, isFrom }) => ({
          value: String(hours),
          label: bookingTexts().hours.choice({
            hours: String(hours),
            km: String(km),
            price: shortPaise(price),
            isFrom,
          }),
        })),
      ]}
    />
  </div>
)

type Choice = { hours: number; km: number; price: number; isFrom: boolean }

/** Half a day and more is day use. */
const DAY_HOURS = 8
const isOf = (type: LocalTripType, hours: number) => (type === 'Day-Use' ? hours >= DAY_HOURS : hours <= DAY_HOURS)

/** One choice for each number of hours; without a cab, that of the cheapest class. */
function choices(tariff: Tariff, cab: Cab | undefined, type: LocalTripType): Choice[] {
  const packages = cab ? localPackagesFor(tariff, cab.cabClass) : tariff.localPackages
  const byHours = new Map<number, Choice>()
  for (const { hours, km, price } of packages) {
    const known = byHours.get(hours)
    if (isOf(type, hours) && !(known && known.price <= price)) byHours.set(hours, { hours, km, price, isFrom: !cab })
  }
  return [...byHours.values()].sort((a, b) => a.hours - b.hours)
}
