import { Text, Title } from 'shared-ui'
import { WhyDrivers, WhyMaintenance, WhyOnTime, WhySafety } from 'shared-ui/illustrations'
import classes from './cards.module.css'

const REASONS = [
  {
    title: 'Safety & Security',
    Art: WhySafety,
    text: 'Seat belts on every seat, valid papers in every vehicle, and somebody at our desk who knows where you are.',
  },
  {
    title: 'On Time & Punctual',
    Art: WhyOnTime,
    text: 'The cab is at your door before the agreed time. If the road holds us up, the driver calls you first.',
  },
  {
    title: 'Professional Drivers',
    Art: WhyDrivers,
    text: 'They know the ghat roads and the temple towns, speak with you politely, and take the rest they need.',
  },
  {
    title: 'Well Maintenance',
    Art: WhyMaintenance,
    text: 'Each vehicle is checked before a long trip and serviced by its kilometres, not when something breaks.',
  },
]

/** The four Why Choose Us cards (`specification §2`). */
export function Reasons() {
  return (
    <ul className={classes.four}>
      {REASONS.map(({ title, text, Art }) => (
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
