import { Button, Link, Text, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { homeTexts } from '../../texts/home.ts'
import classes from './blurbs.module.css'

const figures = () => {
  const { cabs, customers } = homeTexts().blurbs
  return [
    { figure: '25+', ...cabs },
    { figure: '97%', ...customers },
  ]
}

/** The company in two figures. */
export const Blurbs = () => (
  <div className={classes.blurbs}>
    <div className={classes.intro}>
      <Title order={2}>{homeTexts().blurbs.title}</Title>
      <Text mt="sm" c="dimmed">
        {homeTexts().blurbs.text}
      </Text>
      <Button component={Link} to={paths.cars.href()} variant="default" mt="lg">
        {commonTexts().seeCabs}
      </Button>
    </div>
    <dl className={classes.figures}>
      {figures().map(({ figure, what, text }) => (
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
