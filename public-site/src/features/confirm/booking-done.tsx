import { useEffect, useRef } from 'react'
import type { BookingReceipt } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { formatPaise, toPaise } from 'shared-api/pricing'
import { Button, Container, Link, Text, Title } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { paths } from '../../config/paths.ts'
import { formatPhone } from '../../lib/format-phone.ts'
import { formatDay, formatTime } from '../../lib/ist.ts'
import classes from './booking-done.module.css'

type Props = { receipt: BookingReceipt; phone: string | undefined }

/** The booking is stored: its reference, and what happens next. It stays through a reload. */
export function BookingDone({ receipt, phone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container className={classes.page}>
      <Title ref={heading} tabIndex={-1} className={classes.title}>
        Your booking is confirmed. Our team will contact you soon.
      </Title>
      <div className={`band ${classes.ticket}`}>
        <p className={classes.label}>Booking reference</p>
        <p className={classes.reference}>{receipt.reference}</p>
        <p className={classes.trip}>
          {cityName(receipt.from)} to {cityName(receipt.to)}, {formatDay(receipt.PickUpdate)},{' '}
          {formatTime(receipt.pickUpTime)}
        </p>
        <p className={classes.trip}>
          {receipt.selectedCab.brand} {receipt.selectedCab.carModel}, total {formatPaise(toPaise(receipt.total))}{' '}
          (approx)
        </p>
      </div>
      <Title order={2} mt="xl" mb="md">
        What happens next
      </Title>
      <NextSteps receipt={receipt} phone={phone} />
      <Button component={Link} to={paths.home.href()} variant="default" mt="xl">
        Back to the home page
      </Button>
    </Container>
  )
}

const NextSteps = ({ receipt, phone }: Props) => (
  <ol className={classes.steps}>
    <li>
      <Text inherit>
        We call you on {formatPhone(receipt.mobile)} to confirm the cab and take the advance of 25%. The other 75% you
        pay at boarding.
      </Text>
    </li>
    <li>
      <Text inherit>
        A mail with all details and an entry for your calendar is on its way to {receipt.mail}. Keep the reference at
        hand when you call us.
      </Text>
    </li>
    {phone && (
      <li>
        <Text inherit>
          Something has changed? Bookings are cancelled by phone only: <PhoneLink phone={phone} />.
        </Text>
      </li>
    )}
  </ol>
)

const cityName = (id: string): string => findCity(id)?.name ?? id
