import { Button, Link, Text, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import classes from './blurbs.module.css'

/** Figures of the home page (`specification §9`). */
const FIGURES = [
  { figure: '25+', what: 'cabs ready', text: 'Hatchbacks to vans, cleaned and checked before each trip.' },
  { figure: '97%', what: 'satisfied customers', text: 'Most come back, and send their family.' },
]

/** What the company says of itself, in two figures. */
export const Blurbs = () => (
  <div className={classes.blurbs}>
    <div className={classes.intro}>
      <Title order={2}>Why travel with us</Title>
      <Text mt="sm" c="dimmed">
        Our drivers know the ghat roads, the temple streets and the best filter coffee on the way. You see the price
        before you book, and a person calls you back.
      </Text>
      <Button component={Link} to={paths.cars.href()} variant="default" mt="lg">
        See our cabs
      </Button>
    </div>
    <dl className={classes.figures}>
      {FIGURES.map(({ figure, what, text }) => (
        <div key={what} className={classes.figure}>
          <dt>
            <span className={classes.number}>{figure}</span> <span className={classes.what}>{what}</span>
          </dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
