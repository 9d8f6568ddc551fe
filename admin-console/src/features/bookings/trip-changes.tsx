import { type BookingChange, type LocalTripType, ownName, type TripType } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { rupeesText } from 'shared-api/money'
import { Stack, Text } from 'shared-ui'
import { cityText } from '../../components/city-text.ts'
import { clockText, dayText, instantText, minuteText } from '../../components/times.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './booking-page.module.css'
import { Part } from './part.tsx'

type Value = BookingChange['fields'][number]['before']

const rupees = (value: string) => rupeesText(Number(value))

/** How the value of a field reads, where it is no plain text. */
const TEXTS: Record<string, (value: string) => string> = {
  from: cityText,
  to: cityText,
  tripType: (value) => commonTexts().tripTypes[value as TripType] ?? value,
  localTripType: (value) => commonTexts().localTripTypes[value as LocalTripType] ?? value,
  pickUpDate: dayText,
  returnDate: dayText,
  pickUpTime: clockText,
  returnTime: clockText,
  mobile: formatPhone,
  guestMobile: formatPhone,
  ...{ start: minuteText, end: minuteText },
  ...{ total: rupees, toll: rupees, permit: rupees, parking: rupees, other: rupees },
}

/** What of a booking was changed in place, from the latest; nothing before the first change. */
export function TripChanges({ changes }: { changes: readonly BookingChange[] }) {
  const texts = bookingPageTexts().changes
  if (changes.length === 0) return null
  return (
    <Part title={texts.title}>
      <Stack gap="md">
        {changes.toReversed().map(({ at, by, reason, fields }) => (
          <section key={at} aria-label={texts.of({ at: instantText(at) })}>
            <Text size="sm" c="dimmed">
              {reason
                ? texts.byWhy({ at: instantText(at), name: by, why: reason })
                : texts.by({ at: instantText(at), name: by })}
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
    </Part>
  )
}

/** 'Pick-up time: 6:30 am, now 7:30 am' */
function changeText(field: string, before: Value, after: Value): string {
  const { fields, was } = bookingPageTexts().changes
  const labels: Record<string, string> = { ...fields, ...forWhomLabels(sharedTexts().contract) }
  return was({ field: labels[field] ?? field, before: valueText(field, before), after: valueText(field, after) })
}

function valueText(field: string, value: Value): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text === '' ? bookingPageTexts().changes.none : (TEXTS[field]?.(text) ?? text)
}
