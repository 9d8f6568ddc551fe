import type { CityRouteFacts } from 'shared-api/contract'
import { Text, Title } from 'shared-ui'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './city-route.module.css'
import { LEAVE, sentencesOf, stopsOf } from './words-of.ts'

/** The way: its course, states, hill roads and towns with the time at each. */
export function Road({ route }: { route: CityRouteFacts }) {
  const t = cityRouteTexts()
  const stops = stopsOf(route)
  const sentences = sentencesOf(route)
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.way}
      </Title>
      <Text>{[sentences.road, sentences.states, sentences.hills].join(' ')}</Text>
      <Text mt="sm">{[sentences.towns, sentences.time].join(' ')}</Text>
      {stops.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            {t.stops({ time: sharedTexts().clock(LEAVE) })}
          </Text>
          <ol className={classes.stops}>
            {stops.map(({ id, name, km, time }) => (
              <li key={id}>
                {name} <span>{km}</span> <time>{time}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
