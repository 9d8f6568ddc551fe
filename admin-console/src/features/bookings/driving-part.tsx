import type { BookingPage, Driving } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Alert, Anchor, Button, Group, Link } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { Facts } from '../../components/facts.tsx'
import { paths } from '../../config/paths.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { Part } from './part.tsx'
import { SendToDriver } from './send-to-driver.tsx'

/** What the driver has reported, and what the driver gets; nothing before there is a driver. */
export function DrivingPart({ booking }: { booking: BookingPage }) {
  const { _id: id, assignment, driving } = booking
  const texts = bookingPageTexts().driving
  if (!assignment && !driving) return null
  return (
    <Part title={texts.title}>
      {driving && <Reported id={id} driving={driving} />}
      <Group mt="sm" gap="xs" data-screen-only>
        <Button component={Link} to={paths.tripSheet.href(id)} size="sm" variant="default">
          {texts.tripSheet}
        </Button>
        {assignment && <SendToDriver id={id} />}
      </Group>
    </Part>
  )
}

function Reported({ id, driving }: { id: string; driving: Driving }) {
  const { openingKm, closingKm, estimateKm, waitingMinutes, expenses, doubt } = driving
  const texts = bookingPageTexts().driving
  const driven = openingKm !== null && closingKm !== null ? closingKm - openingKm : null
  return (
    <>
      {doubt && (
        <Alert color="yellow" role="note" mb="sm">
          {texts.doubt({ driven: driven ?? 0, expected: estimateKm ?? 0 })}
        </Alert>
      )}
      <Facts
        facts={[
          [texts.opening, openingKm],
          [texts.closing, closingKm],
          [texts.driven, driven !== null && texts.drivenKm({ km: driven, expected: estimateKm })],
          [texts.waiting, waitingMinutes !== null && texts.minutes({ count: waitingMinutes })],
          ...expenses.map((expense): [string, React.ReactNode] => [
            texts.expenses[expense.kind],
            <Expense key={expense.id} id={id} expense={expense} />,
          ]),
        ]}
      />
    </>
  )
}

const Expense = ({ id, expense }: { id: string; expense: Driving['expenses'][number] }) => (
  <>
    {rupeesText(expense.amount)} {expense.outcome !== 'counted' && bookingPageTexts().driving.outcomes[expense.outcome]}{' '}
    {expense.photo && (
      <Anchor
        href={fileUrl(`/api/v1/bookings/${id}/expenses/${expense.id}/photo`)}
        target="_blank"
        rel="noreferrer"
        data-screen-only
      >
        {bookingPageTexts().driving.photo}
      </Anchor>
    )}
  </>
)
