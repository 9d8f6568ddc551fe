import type { Company } from 'shared-api/contract'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { companyTexts } from '../../texts/company.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './office.module.css'

/** How many holidays are listed. */
const MAX_SHOWN = 4

type Props = { hours: NonNullable<Company['officeHours']>; holidays: NonNullable<Company['holidays']> }

/** When somebody is at the desk, and the holidays that come next. */
export function OfficeHours({ hours, holidays }: Props) {
  const today = useIstToday()
  const t = companyTexts().contact
  const coming = holidays
    .filter(({ day }) => today !== undefined && day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <>
      <p className={classes.address}>
        {t.everyDay({ from: sharedTexts().clock(hours.from), to: formatTime(hours.to) })}
      </p>
      {coming.length > 0 && (
        <ul className={classes.holidays} aria-label={t.closed}>
          {coming.slice(0, MAX_SHOWN).map(({ day, name }) => (
            <li key={day}>
              {t.closed}: {formatDay(day)}, {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
