import { plainNumber } from 'shared-api/contract'
import { Button, Group, Text, TextInput } from 'shared-ui'
import { cityPair } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './fields.module.css'
import { type FormPart, fieldProps } from './form-part.ts'
import type { Road } from './use-road.ts'

type Props = { part: FormPart; road: Road }

/** The distance: filled in for two different cities, said to be an estimate where it is one, and open to change. */
export function DistanceField({ part, road }: Props) {
  const { trip, set } = part
  // The price follows typing and is never negative.
  const type = (text: string) =>
    set({ distance: plainNumber(text), distanceSource: 'visitor', distanceFor: cityPair(trip) })
  return (
    <div className={classes.wide}>
      <TextInput
        {...fieldProps(part, 'distance')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <DistanceNote part={part} road={road} />
    </div>
  )
}

function DistanceNote({ part, road }: Props) {
  const { trip, set } = part
  const pair = cityPair(trip)
  const t = bookingTexts().distance

  if (pair === '') return <Note>{t.none}</Note>
  if (road.pending) return <Note>{t.pending}</Note>
  if (road.failed || !road.data) return <Note action={{ label: commonTexts().retry, run: road.retry }}>{t.failed}</Note>
  if (trip.distanceSource === 'estimate') return <Note>{t.estimate}</Note>
  if (trip.distanceSource === 'osrm') return <Note>{t.exact}</Note>

  const { km, source } = road.data
  const use = () => set({ distance: String(km), distanceSource: source, distanceFor: pair })
  const own = trip.distance.trim() !== '' && `${t.own} `
  return (
    <Note action={{ label: t.use({ km }), run: use }}>
      {own}
      {t.byRoad({ km })}
    </Note>
  )
}

type NoteProps = { children: React.ReactNode; action?: { label: string; run: () => void } }

const Note = ({ children, action }: NoteProps) => (
  <Group gap="xs" mt={4} mih="2.75rem" align="center" justify="space-between">
    <Text role="status" size="sm" c="dimmed">
      {children}
    </Text>
    {action && (
      <Button variant="light" onClick={action.run}>
        {action.label}
      </Button>
    )}
  </Group>
)
