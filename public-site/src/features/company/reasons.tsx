import { Text, Title } from 'shared-ui'
import { WhyDrivers, WhyMaintenance, WhyOnTime, WhySafety } from 'shared-ui/illustrations'
import { companyTexts } from '../../texts/company.ts'
import classes from './cards.module.css'

const reasons = () => {
  const { safety, onTime, drivers, maintenance } = companyTexts().reasons
  return [
    { ...safety, Art: WhySafety },
    { ...onTime, Art: WhyOnTime },
    { ...drivers, Art: WhyDrivers },
    { ...maintenance, Art: WhyMaintenance },
  ]
}

/** The four Why Choose Us cards (`specification §2`). */
export function Reasons() {
  return (
    <ul className={classes.four}>
      {reasons().map(({ title, text, Art }) => (
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
