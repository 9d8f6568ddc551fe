import { useEffect, useRef } from 'react'
import { confirmBy } from 'shared-api/bookings'
import type { AdvanceWhen, BookingReceipt, Company } from 'shared-api/contract'
import { fareInPaise } from 'shared-api/fares'
import { formatPhone } from 'shared-api/india'
import { formatPaise, rupeesText, toPaise } from 'shared-api/money'
import { Alert, Button, Container, Group, Link, Text, Title } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { FareRows } from '../../components/fare-rows.tsx'
import priceClasses from '../../components/price-summary.module.css'
import { paths } from '../../config/paths.ts'
import { cabName } from '../../lib/cab-texts.ts'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import classes from './booking-done.module.css'

type Props = {
  receipt: BookingReceipt
  company: Company | undefined
  tripLink: string | null
  advanceWhen: AdvanceWhen | null
}
/** `seenPaise` is the total that the visitor saw before. */
type DoneProps = Props & { seenPaise: number | null }

/** The booking is stored: its reference, and what happens next. It stays through a reload. */
export function BookingDone({ seenPaise, ...props }: DoneProps) {
  const { receipt, company, tripLink } = props
  const phone = company?.phones[0]
  const t = confirmTexts().done
  const total = toPaise(receipt.total)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container className={classes.page}>
      <Title ref={heading} tabIndex={-1} className={classes.title}>
        {t.title}
      </Title>
      <div className={`band ${classes.ticket}`}>
        <p className={classes.label}>{t.reference}</p>
        <p className={classes.reference}>{receipt.reference}</p>
        <p className={classes.trip}>
          {t.trip({
            from: cityName(receipt.from),
            to: cityName(receipt.to),
            day: formatDay(receipt.pickUpDate),
            time: formatTime(receipt.pickUpTime),
          })}
        </p>
        <p className={classes.trip}>{t.total({ cab: cabName(receipt.selectedCab), total: formatPaise(total) })}</p>
      </div>
      {seenPaise !== null && seenPaise !== total && (
        <Alert role="alert" color="yellow" mt="md">
          {t.otherTotal({
            seen: formatPaise(seenPaise),
            total: formatPaise(total),
            phone: phone && <PhoneLink phone={phone} />,
            hasPhone: phone !== undefined,
          })}
        </Alert>
      )}
      {receipt.fareLines.length > 0 && <Lines receipt={receipt} />}
      <Title order={2} mt="xl" mb="md">
        {t.next}
      </Title>
      <NextSteps {...props} />
      <Group mt="xl" data-screen-only>
        {tripLink && (
          <Button component={Link} to={tripLink} reloadDocument>
            {t.toTrip}
          </Button>
        )}
        <Button variant="default" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button component={Link} to={paths.home.href()} variant="default">
          {commonTexts().backHome}
        </Button>
      </Group>
    </Container>
  )
}

/** That we have it, and by when a person confirms it where the advance does not. */
function receivedText(props: Props, company: Company): string {
  const { day, time } = confirmBy(props.receipt, company)
  return confirmTexts().done.received({ day: formatDay(day), time: formatTime(time), when: whenOf(props) })
}

/** When the advance is asked for, if there is one. Bookings of earlier releases know no advance. */
const whenOf = ({ receipt: { advance }, advanceWhen }: Props) => (advance > 0 ? (advanceWhen ?? 'later') : 'none')

/** What confirms the trip, our call or the advance, and what is paid when. */
const callText = (props: Props): string => {
  const { total, advance, mobile } = props.receipt
  return confirmTexts().done.call({
    when: whenOf(props),
    mobile: inOnePiece(formatPhone(mobile)),
    advance: rupeesText(advance),
    rest: formatPaise(toPaise(total) - toPaise(advance)),
  })
}

/** The price as it is stored with the booking. */
const Lines = ({ receipt }: { receipt: BookingReceipt }) => (
  <table className={`${priceClasses.table} ${classes.lines}`}>
    <caption className={priceClasses.caption}>{confirmTexts().price}</caption>
    <tbody>
      <FareRows fare={fareInPaise(receipt)} cabName={cabName(receipt.selectedCab)} />
    </tbody>
  </table>
)

/** No line breaks it. */
const inOnePiece = (text: string) => text.replaceAll(' ', '\u00a0')

function mailText({ mail }: BookingReceipt, company: Company | undefined): string {
  const t = confirmTexts().done
  if (company?.sendsMail === false) return t.byPhone
  return mail === '' ? t.noMail : t.mail({ mail })
}

const NextSteps = (props: Props) => {
  const { receipt, company, tripLink } = props
  return (
    <ol className={classes.steps}>
      {company && (
        <li>
          <Text inherit>{receivedText(props, company)}</Text>
        </li>
      )}
      <li>
        <Text inherit>{callText(props)}</Text>
      </li>
      <li>
        <Text inherit>{mailText(receipt, company)}</Text>
      </li>
      {company?.phones[0] && (
        <li>
          <Text inherit>
            {tripLink
              ? confirmTexts().done.changedOnPage({ phone: <PhoneLink phone={company.phones[0]} /> })
              : confirmTexts().done.changed({ phone: <PhoneLink phone={company.phones[0]} /> })}
          </Text>
        </li>
      )}
    </ol>
  )
}
