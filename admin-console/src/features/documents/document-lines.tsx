import type { ListedDocument } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Button, Link } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { type Line, Lines } from '../../components/lines.tsx'
import { dayText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { documentsTexts } from '../../texts/documents.ts'
import { SendButton } from './send-documents.tsx'

type Props = { documents: ListedDocument[]; onCredit: (number: string) => void }

/** Documents with recipient, trip and amount; each is opened, sent or taken back. */
export const DocumentLines = ({ documents, onCredit }: Props) => (
  <Lines label={documentsTexts().title} lines={documents.map((document) => lineOf(document, onCredit))} />
)

function lineOf(document: ListedDocument, onCredit: Props['onCredit']): Line {
  const { number, kind, day, recipient, gstin, reference, bookingId, total, holds } = document
  const texts = documentsTexts()
  const href = bookingId === null ? undefined : paths.booking.href(bookingId)
  return {
    ...{ id: number, href, when: dayText(day), amount: rupeesText(total) },
    what: (
      <>
        <Anchor href={fileUrl(`/api/v1/invoices/${number}.pdf`)} target="_blank" fw={600} style={UNBROKEN}>
          {number}
        </Anchor>{' '}
        {bookingMoneyTexts().documents.kinds[kind]}{' '}
        <small>
          {[recipient, gstin].filter(Boolean).join(' · ')} ·{' '}
          {href ? (
            <Anchor component={Link} to={href} style={UNBROKEN}>
              {reference}
            </Anchor>
          ) : (
            reference
          )}
        </small>
      </>
    ),
    press: (
      <>
        {href && <SendButton number={number} />}
        {holds && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.creditNamed({ number })}
            onClick={() => onCredit(number)}
          >
            {texts.credit}
          </Button>
        )}
      </>
    ),
  }
}
