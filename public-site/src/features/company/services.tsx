import { Text, Title } from 'shared-ui'
import { ClockIcon, MapPinIcon, RoadIcon } from '../../components/icons.tsx'
import classes from './cards.module.css'

const SERVICES = [
  {
    title: 'Drop Services',
    Icon: MapPinIcon,
    text: 'One way, door to door: to the airport, the railway station, or your home town. You pay for the one way only.',
  },
  {
    title: 'Hour Basis',
    Icon: ClockIcon,
    text: 'A cab and driver for some hours or the whole day in town: weddings, hospital visits, shopping, meetings.',
  },
  {
    title: 'OutStation',
    Icon: RoadIcon,
    text: 'Trips of one or many days through Tamil Nadu, Kerala, Karnataka and Andhra Pradesh, with all the stops you like.',
  },
]

/** The three services (`specification §1`). */
export function Services() {
  return (
    <ul className={classes.three}>
      {SERVICES.map(({ title, text, Icon }) => (
        <li key={title} className={classes.card}>
          <span className={classes.sign}>
            <Icon size={26} />
          </span>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </li>
      ))}
    </ul>
  )
}
