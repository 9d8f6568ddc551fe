import type { BookingPage, Driving } from 'shared-api/contract'
import { Alert, Anchor, Button, Group, Link } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { Facts } from '../../components/facts.tsx'
import { rupeesText } from '../../components/rupees-text.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'

import { SendToDriver } from './send-to-driver.tsx'

/** What the driver has reported, and what the driver gets; nothing before there is a driver. */
export function DrivingCard({ booking }: { booking: BookingPage }) {
  const { _id: id, assignment, driving } = booking
  if (!assignment && !driving) return null
  return (
    <TitledCard title="Driving">
      {driving && <Reported id={id} driving={driving} />}
      <Group mt="sm" data-screen-only>
        <Button component={Link} to={paths.tripSheet.href(id)} size="sm" variant="default">
          Trip sheet
        </Button>
        {assignment && <SendToDriver id={id} />}
      </Group>
    </TitledCard>
  )
}

function Reported({ id, driving }: { id: string; driving: Driving }) {
  const { openingKm, closingKm, estimateKm, waitingMinutes, expenses, doubt } = driving
  const driven = openingKm !== null && closingKm !== null ? closingKm - openingKm : null
  return (
    <>
      {doubt && (
        <Alert color="yellow" role="note" mb="sm">
          {driven} km driven, {estimateKm} km expected: check the readings.
        </Alert>
      )}
      <Facts
        facts={[
          ['Km at the start', openingKm],
          ['Km at the end', closingKm],
          ['Driven', driven !== null && `${driven} km (expected ${estimateKm})`],
          ['Waiting', waitingMinutes !== null && `${waitingMinutes} minutes`],
          ...expenses.map((expense): [string, React.ReactNode] => [
            WORDS[expense.kind],
            <Expense key={expense.id} id={id} expense={expense} />,
          ]),
        ]}
      />
    </>
  )
}

const WORDS = { toll: 'Toll', parking: 'Parking', permit: 'Permit', other: 'Other' }

const Expense = ({ id, expense }: { id: string; expense: Driving['expenses'][number] }) => (
  <>
    {rupeesText(expense.amount)}{' '}
    {expense.photo && (
      <Anchor
        href={fileUrl(`/api/v1/bookings/${id}/expenses/${expense.id}/photo`)}
        target="_blank"
        rel="noreferrer"
        data-screen-only
      >
        Photo of the receipt
      </Anchor>
    )}
  </>
)
