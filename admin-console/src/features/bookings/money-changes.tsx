import { useState } from 'react'
import { getMoneyChanges } from 'shared-api/client'
import type { Booking, BookingStatus, Document, MoneyChange, OwnLine } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { wayText } from '../../components/way-text.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { commonTexts } from '../../texts/common.ts'
import { documentsKey } from './documents-part.tsx'
import { useLedger } from './use-ledger.ts'

/** Who changed price, payments and papers of a booking, from the latest (docs/product.md, Who changed what); read once it is opened. */
export function MoneyChanges({ booking: { _id, version } }: { booking: Pick<Booking, '_id' | 'version'> }) {
  const [opened, setOpened] = useState(false)
  const { data: ledger } = useLedger(_id)
  const { data: documents } = useSWR<Document[]>(documentsKey(_id), null)
  // Read again whenever one of them has changed.
  const state = `${version} ${ledger?.payments.length} ${documents?.length}`
  const query = useSWR(
    opened ? [`/api/v1/bookings/${_id}/money-changes`, state] : null,
    async () => (await staffCall((client) => getMoneyChanges(client, _id))).changes,
    { keepPreviousData: true },
  )
  const texts = bookingMoneyTexts().changes
  return (
    <details data-screen-only onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{texts.summary}</summary>
      {opened && (
        <Loaded query={query} what={texts.what}>
          {(changes) =>
            changes.length === 0 ? <Text c="dimmed">{texts.none}</Text> : <ChangeList changes={changes} />
          }
        </Loaded>
      )}
    </details>
  )
}

const ChangeList = ({ changes }: { changes: MoneyChange[] }) => (
  <Stack component="ul" gap="sm" p={0} mt="sm" style={{ listStyle: 'none' }}>
    {changes.toReversed().map((change, at) => (
      <li key={changes.length - at}>
        <Text size="sm" c="dimmed">
          {byText(change)}
        </Text>
        <Text size="sm">{wasText(change)}</Text>
      </li>
    ))}
  </Stack>
)

function byText({ at, by: name, reason: why }: MoneyChange): string {
  const { by, byWhy } = bookingPageTexts().changes
  return why ? byWhy({ at: instantText(at), name, why }) : by({ at: instantText(at), name })
}

/** 'Discount: ₹500.00, now ₹900.00' */
const wasText = (change: MoneyChange): string =>
  bookingPageTexts().changes.was({
    ...{ field: whatText(change), before: rupeesText(change.before), after: rupeesText(change.after) },
  })

function whatText({ what, subject }: MoneyChange): string {
  const { changes, price } = bookingMoneyTexts()
  if (what === 'line' || what === 'discount') return price.codes[subject as OwnLine['code']] ?? subject
  if (what === 'document') return changes.document({ number: subject })
  if (what !== 'price') return changes.paid[what]({ way: wayText(subject) })
  const status = commonTexts().statuses[subject as BookingStatus]
  return status ? changes.priceOf({ status }) : changes.price
}
