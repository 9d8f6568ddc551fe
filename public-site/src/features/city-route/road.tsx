import type { CityRouteFacts } from 'shared-api/contract'
import { Text, Title } from 'shared-ui'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { routeSentences } from '../../texts/city-route-sentences.ts'
import classes from './city-route.module.css'
import { sentenceOf, wordsOf } from './words-of.ts'

/** The way: its course, states, hill roads and towns with the time at each. */
export function Road({ route }: { route: CityRouteFacts }) {
  const t = cityRouteTexts()
  const { stops, leave } = wordsOf(route)
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t.way}
      </Title>
      <Text>{[sentenceOf(route, 'road'), sentenceOf(route, 'states'), sentenceOf(route, 'hills')].join(' ')}</Text>
      <Text mt="sm">{[sentenceOf(route, 'stops'), sentenceOf(route, 'time')].join(' ')}</Text>
      {stops.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            {t.stops({ time: routeSentences().clock(leave) })}
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
