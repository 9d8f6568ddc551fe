import type { CityRouteFacts } from 'shared-api/contract'
import { withCommas } from 'shared-api/money'
import { Text, Title } from 'shared-ui'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './road.module.css'
import { durationOf, hillsOf, LEAVE, notesOf, type RoadPoint, roadOf, statesOf } from './words-of.ts'

/** The facts of a route as a table, and what they do not say. */
export function RouteFactsTable({ route }: { route: CityRouteFacts }) {
  const { facts: t, list } = cityRouteTexts()
  const hills = hillsOf(route)
  const facts = [
    [t.distance, list.km({ km: withCommas(route.km) })],
    [t.time, durationOf(route)],
    [t.states, statesOf(route).join(', ')],
    [t.hills, hills.length > 0 ? hills.join('; ') : t.none],
  ]
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.title}
      </Title>
      <table className={classes.facts}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notesOf(route).map((sentence) => (
        <Text key={sentence} mt="sm">
          {sentence}
        </Text>
      ))}
    </section>
  )
}

/** The strip map of a route: each town with its km and time, nearer or farther as they lie, and ghat roads in bends. */
export function Road({ route }: { route: CityRouteFacts }) {
  const t = cityRouteTexts()
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.way}
      </Title>
      <Text size="sm" c="dimmed">
        {t.stops({ time: sharedTexts().clock(LEAVE) })}
      </Text>
      <ol className={classes.strip}>
        {roadOf(route).map((point) => (
          <li key={point.id} style={{ minHeight: heightOf(point) }}>
            <Leg height={heightOf(point)} {...point} />
            <span>
              {point.name}
              {point.isGhat && <small>{t.ghat}</small>}
            </span>
            <span>{withCommas(point.km)}</span>
            <time>{sharedTexts().clock(point.time)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Px from one town to the next: by their distance, with room for two lines and no more than a screen can show. */
const heightOf = ({ legKm }: RoadPoint) => (legKm === null ? 28 : Math.round(Math.min(96, 44 + legKm * 0.35)))

const MID = 12
const BEND = 7

/** A town's dot and the road on from it. */
function Leg({ height, legKm, isGhat }: RoadPoint & { height: number }) {
  const bends = Math.floor((height - MID) / (2 * BEND))
  const road = isGhat ? `${`l${BEND},${BEND}l${-BEND},${BEND}`.repeat(bends)}V${height + MID}` : `V${height + MID}`
  return (
    <svg width={2 * MID} height={height} className={classes.leg} data-ghat={isGhat || undefined} aria-hidden="true">
      {legKm !== null && <path d={`M${MID},${MID}${road}`} />}
      <circle cx={MID} cy={MID} r={5} />
    </svg>
  )
}
