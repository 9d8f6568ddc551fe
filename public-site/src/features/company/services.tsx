import { Text, Title } from 'shared-ui'
import { ServiceDrop, ServiceHours, ServiceOutstation } from 'shared-ui/illustrations'
import classes from './cards.module.css'

const SERVICES = [
  {
    title: 'Drop Services',
    Art: ServiceDrop,
    text: 'One way, door to door: to the airport, the railway station, or your home town. You pay for the one way only.',
  },
  {
    title: 'Hour Basis',
    Art: ServiceHours,
    text: 'A cab and driver for some hours or the whole day in town: weddings, hospital visits, shopping, meetings.',
  },
  {
    title: 'OutStation',
    Art: ServiceOutstation,
    text: 'Trips of one or many days through Tamil Nadu, Kerala, Karnataka and Andhra Pradesh, with all the stops you like.',
  },
]

/** The three services (`specification §1`). */
export function Services() {
  return (
    <ul className={classes.three}>
      {SERVICES.map(({ title, text, Art }) => (
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
