import { type BookingChange, ownName } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { Stack, Text } from 'shared-ui'
import { rupeesText } from '../../components/rupees-text.ts'
import { clockText, dayText, instantText, minuteText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import classes from './booking-status.module.css'

type Value = BookingChange['fields'][number]['before']

const LABELS: Record<string, string> = {
  tripType: 'Trip type',
  localTripType: 'Local trip type',
  from: 'From',
  to: 'To',
  pickUpDate: 'Pick-up date',
  pickUpTime: 'Pick-up time',
  pickUpLocation: 'Pick-up location',
  returnDate: 'Return date',
  returnTime: 'Return time',
  returnLocation: 'Return location',
  visitingPlaces: 'Visiting places',
  distance: 'Distance in km',
  hours: 'Hours',
  numberOfPersons: 'Persons',
  selectedCab: 'Cab',
  cabType: 'Cab type asked for',
  package: 'Package',
  name: 'Name',
  mobile: 'Mobile',
  mail: 'Mail',
  total: 'Total',
  ...{ km: 'Km driven', start: 'Start', end: 'End', waitingMinutes: 'Minutes of waiting' },
  ...{ toll: 'Tolls', permit: 'Permits', parking: 'Parking', other: 'Other costs' },
}

const rupees = (value: string) => rupeesText(Number(value))

/** How the value of a field reads, where it is no plain text. */
const TEXTS: Record<string, (value: string) => string> = {
  from: cityName,
  to: cityName,
  pickUpDate: dayText,
  returnDate: dayText,
  pickUpTime: clockText,
  returnTime: clockText,
  mobile: formatPhone,
  ...{ start: minuteText, end: minuteText },
  ...{ total: rupees, toll: rupees, permit: rupees, parking: rupees, other: rupees },
}

/** What of a booking was changed in place, from the latest; nothing before the first change. */
export const TripChanges = ({ changes }: { changes: readonly BookingChange[] }) =>
  changes.length === 0 ? null : (
    <TitledCard title="Changes">
      <Stack gap="md">
        {changes.toReversed().map(({ at, by, reason, fields }) => (
          <section key={at} aria-label={`Change of ${instantText(at)}`}>
            <Text size="sm" c="dimmed">
              {instantText(at)}, by {by}
              {reason && `: ${reason}`}
            </Text>
            <ul className={classes.history}>
              {fields.map(({ field, before, after }) => (
                <li key={field}>
                  <Text size="sm">{changeText(ownName(field), before, after)}</Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </TitledCard>
  )

/** 'Pick-up time: 6:30 am, now 7:30 am' */
const changeText = (field: string, before: Value, after: Value) =>
  `${LABELS[field] ?? field}: ${valueText(field, before)}, now ${valueText(field, after)}`

function valueText(field: string, value: Value): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text === '' ? 'none' : (TEXTS[field]?.(text) ?? text)
}
