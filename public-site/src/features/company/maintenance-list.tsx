import { Text, Title } from 'shared-ui'
import { CheckIcon } from 'shared-ui/icons'
import { BusWorkshop } from 'shared-ui/illustrations'
import { companyTexts } from '../../texts/company.ts'
import classes from './maintenance-list.module.css'

export function MaintenanceList() {
  const t = companyTexts().maintenance
  return (
    <div>
      <div className={classes.head}>
        <div>
          <Title order={2}>{t.title}</Title>
          <Text c="dimmed" mt="xs" maw="var(--text-width)">
            {t.lead}
          </Text>
        </div>
        <BusWorkshop className={classes.drawing} />
      </div>
      <ul className={classes.list}>
        {t.checks.map(({ what, how }) => (
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
