import { type BookingPage, isNotDriven } from 'shared-api/contract'
import { shortPaise, toPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { routeText } from '../../components/city-text.ts'
import { momentText } from '../../components/times.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { StatusBadge } from './status-badge.tsx'
import { useLedger } from './use-ledger.ts'

/** A booking in one line: where it stands, route, when, car, driver, and what is due. */
export function BookingLine({ booking }: { booking: BookingPage }) {
  const { _id, status, pickUpDate, pickUpTime, returnDate, returnTime, assignment, selectedCab } = booking
  const balance = useLedger(_id).data?.balance ?? booking.balance
  const { noDriver } = bookingPageTexts().line
  const back = returnDate && returnTime && momentText(returnDate, returnTime)
  const facts = [
    routeText(booking),
    [momentText(pickUpDate, pickUpTime), back].filter(Boolean).join(' – '),
    assignment?.vehicle.registration ?? cabName(selectedCab),
    assignment?.driver.name ?? (!isNotDriven(status) && noDriver),
  ]
  return (
    <Text component="div">
      <StatusBadge status={status} /> {facts.filter(Boolean).join(' · ')} · <b>{dueText(balance)}</b>
    </Text>
  )
}

function dueText(balance: number): string {
  const { due, giveBack, nothingDue } = bookingPageTexts().line
  const sum = shortPaise(Math.abs(toPaise(balance)))
  if (balance === 0) return nothingDue
  return balance < 0 ? giveBack({ sum }) : due({ sum })
}
