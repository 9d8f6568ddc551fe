import { FOR_WHOM, type TripReply } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './trip.module.css'

/** The traveller, where another person booked, and the details for the invoice and the driver; nothing if all are empty. */
export function TripForWhom({ booking }: Pick<TripReply, 'booking'>) {
  const labels = forWhomLabels(sharedTexts().contract)
  const said = FOR_WHOM.filter((field) => booking[field])
  if (said.length === 0) return null
  return (
    <dl className={classes.facts}>
      {said.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>{field === 'guestMobile' ? formatPhone(booking[field] ?? '') : booking[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
