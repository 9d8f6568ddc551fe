import { plainNumber } from 'shared-api/contract'
import { Button, Group, Text, TextInput } from 'shared-ui'
import { notInKm, restText, roadTime } from '../../lib/road-texts.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './fields.module.css'
import { type FormPart, fieldProps } from './form-part.ts'
import type { Road } from './use-road.ts'

type Props = { part: FormPart; road: Road }

/** The distance: filled in for two different cities, said to be an estimate where it is one, and open to change. */
export function DistanceField({ part, road }: Props) {
  const { set } = part
  // The price follows typing and is never negative.
  const type = (text: string) => set({ distance: plainNumber(text), distanceSource: 'visitor', distanceFor: road.way })
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
      <RoadNote trip={part.trip} road={road} />
    </div>
  )
}

function DistanceNote({ part, road }: Props) {
  const { trip, set } = part
  const t = bookingTexts().distance

  if (road.way === '') return <Note>{t.none}</Note>
  if (road.pending) return <Note>{t.pending}</Note>
  if (road.failed || !road.data) return <Note action={{ label: commonTexts().retry, run: road.retry }}>{t.failed}</Note>
  if (trip.distanceSource === 'estimate') return <Note>{t.estimate}</Note>
  if (trip.distanceSource === 'osrm') return <Note>{t.exact}</Note>

  const { km, source } = road.data
  const use = () => set({ distance: String(km), distanceSource: source, distanceFor: road.way })
  const own = trip.distance.trim() !== '' && `${t.own} `
  return (
    <Note action={{ label: t.use({ km }), run: use }}>
      {own}
      {t.byRoad({ km })}
    </Note>
  )
}

/** How long the distance takes, and which stops are in the road's km. */
function RoadNote({ trip, road: { way, data, stops } }: { trip: TripFields; road: Road }) {
  const { via, unknown } = stops
  const t = bookingTexts().distance
  const minutes = trip.minutesPerKm * (Number(trip.distance) || 0)
  const time = roadTime(minutes)
  const isFilled = trip.distanceFor === way
  const said = [
    time && t.time({ time }),
    restText(minutes),
    data && via.length > 0 && t.withStops({ km: 2 * data.km }),
    notInKm(unknown),
  ].filter(Boolean)
  return (
    <Text role="status" size="sm" c="dimmed" data-stops={isFilled ? via.length + unknown.length : undefined}>
      {said.join(' ')}
    </Text>
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
