import { Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { useCompany } from '../../lib/queries.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'
import classes from './form-message.module.css'
import type { FormStatus } from './use-enquiry.ts'

/** The status text of a form, announced as it changes. A failure adds that nothing is lost, and the number to call. */
export function FormMessage({ status }: { status: FormStatus }) {
  const failed = status.kind === 'failed'
  return (
    <div className={classes.place}>
      <div role="status">
        {(status.kind === 'sending' || status.kind === 'sent') && (
          <p ref={comeIntoSight} className={classes.message} data-kind={status.kind}>
            {status.text}
          </p>
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

function WayOn({ unreachable }: { unreachable: boolean }) {
  const t = enquiryTexts()
  const phone = useCompany().data?.phones[0]
  return (
    <Text size="sm">
      {unreachable && t.unreachable}
      {t.kept(phone && <PhoneLink phone={phone} />)}
    </Text>
  )
}
