import { Text, Title } from 'shared-ui'
import { CheckIcon } from 'shared-ui/icons'
import { BusWorkshop } from 'shared-ui/illustrations'
import classes from './maintenance-list.module.css'

const CHECKS = [
  { what: 'Brakes', how: 'pads, fluid and hand brake, before every hill trip' },
  { what: 'Tyres', how: 'tread and pressure, the spare wheel too' },
  { what: 'Engine', how: 'oil, coolant and belts, serviced by kilometres' },
  { what: 'Steering and suspension', how: 'checked on the ramp at each service' },
  { what: 'Lights and wipers', how: 'all of them, before a night or monsoon trip' },
  { what: 'Air conditioning', how: 'cooling and filters, before the summer' },
  { what: 'Doors and emergency exit', how: 'open from inside, kept free' },
  { what: 'Fire extinguisher and first-aid kit', how: 'on board and within date' },
  { what: 'Seats and seat belts', how: 'fixed, whole and clean' },
  { what: 'Papers', how: 'fitness, permit, insurance, pollution, FASTag' },
]

/** The bus maintenance list (`specification §2`). */
export function MaintenanceList() {
  return (
    <div>
      <div className={classes.head}>
        <div>
          <Title order={2}>Bus maintenance</Title>
          <Text c="dimmed" mt="xs" maw="var(--text-width)">
            The same list for every bus, van and car. A vehicle that fails one point stays in the yard.
          </Text>
        </div>
        <BusWorkshop className={classes.drawing} />
      </div>
      <ul className={classes.list}>
        {CHECKS.map(({ what, how }) => (
          <li key={what} className={classes.check}>
            <CheckIcon size={20} className={classes.tick} />
            <span>
              <strong>{what}</strong>
              <Text span c="dimmed" display="block">
                {how}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
