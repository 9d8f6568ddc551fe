import { Text, Title } from 'shared-ui'
import classes from './how-it-goes.module.css'

const STEPS = [
  { title: 'You tell us', text: 'The places you want to see, how many you are, and what matters to you.' },
  {
    title: 'We call you',
    text: 'With a route that the roads allow, the right vehicle, and a price: Basic or Premium.',
  },
  { title: 'You decide', text: 'Change what you like. Nothing is booked and nothing is paid until you say yes.' },
]

const CATEGORIES = [
  { name: 'Basic', text: 'Clean, simple rooms and a cab that fits all of you.' },
  { name: 'Premium', text: 'Better hotels, more space on the road, a slower pace.' },
]

/** How a customised tour comes about, and what the two categories mean. */
export function HowItGoes() {
  return (
    <>
      <Title order={2} size="h3" mb="md">
        How it goes
      </Title>
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <Text fw={700}>{title}</Text>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ol>
      <Title order={2} size="h3" mt="xl" mb="md">
        Basic or Premium?
      </Title>
      <dl className={classes.categories}>
        {CATEGORIES.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
