import { Text, Title } from 'shared-ui'
import { ServiceDrop, ServiceHours, ServiceOutstation } from 'shared-ui/illustrations'
import { servicesTexts } from '../../texts/services.ts'
import classes from './cards.module.css'

const services = () => {
  const { drop, hours, outstation } = servicesTexts()
  return [
    { ...drop, Art: ServiceDrop },
    { ...hours, Art: ServiceHours },
    { ...outstation, Art: ServiceOutstation },
  ]
}

/** The three services (`specification §1`). */
export function Services() {
  return (
    <ul className={classes.three}>
      {services().map(({ title, text, Art }) => (
        <li key={title} className={classes.card}>
          <div className={classes.stage}>
            <Art />
          </div>
          <div className={classes.words}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
