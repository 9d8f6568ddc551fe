import { Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { useCompany, useSendsMail } from '../../lib/queries.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'
import type { Next } from './enquiry-check.ts'
import classes from './form-message.module.css'
import type { FormStatus } from './use-enquiry.ts'

/** The status text of a form, announced as it changes. A failure adds that nothing is lost, and the number to call. */
export function FormMessage({ status }: { status: FormStatus }) {
  const failed = status.kind === 'failed'
  return (
    <div className={classes.place}>
      <div role="status">
        {(status.kind === 'sending' || status.kind === 'sent') && (
          <div ref={comeIntoSight} className={classes.message} data-kind={status.kind}>
            <p className={classes.line}>{status.text}</p>
            {status.kind === 'sent' && status.next && <NextText next={status.next} />}
          </div>
        )}
      </div>
      <div role="alert">
        {failed && (
          <div ref={comeIntoSight} className={classes.message} data-kind="failed">
            <p className={classes.text}>{status.text}</p>
            <WayOn unreachable={status.unreachable} />
          </div>
        )}
      </div>
    </div>
  )
}

function NextText({ next: { reference, answerBy } }: { next: Next }) {
  const { next, nextNoMail } = enquiryTexts()
  const text = useSendsMail() ? next : nextNoMail
  return (
    <p className={classes.line}>
      {text({ reference, by: `${formatDay(answerBy.day)}, ${formatTime(answerBy.time)}` })}
    </p>
  )
}

function WayOn({ unreachable }: { unreachable: boolean }) {
  const t = enquiryTexts()
  const phone = useCompany().data?.phones[0]
  return (
    <Text size="sm">
      {unreachable && `${t.unreachable} `}
      {t.kept({ phone: phone && <PhoneLink phone={phone} />, hasPhone: phone !== undefined })}
    </Text>
  )
}
