import { Text, Title } from 'shared-ui'
import { homeTexts } from '../../texts/home.ts'
import classes from './how-it-works.module.css'

/** From the form to the trip, in four steps. */
export const HowItWorks = () => (
  <>
    <Title order={2} mb="lg">
      {homeTexts().how.title}
    </Title>
    <ol className={classes.steps}>
      {homeTexts().how.steps.map(({ title, text }) => (
        <li key={title}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text c="dimmed" mt={4}>
            {text}
          </Text>
        </li>
      ))}
    </ol>
  </>
)
