import { useState } from 'react'
import { getDocuments } from 'shared-api/client'
import { type BookingStatus, type Document, isDriven } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Button, Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { fileUrl } from '../../api/origin.ts'
import { staffCall } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { dayText } from '../../components/times.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { Part } from './part.tsx'

type Who = { name: string; companyName: string | null; gstin: string | null }
type Props = { booking: Who & { _id: string; status: BookingStatus; fee: number | null } }

/** The key of the query of a booking's documents. */
export const documentsKey = (bookingId: string) => `/api/v1/invoices?bookingId=${bookingId}`

const isInvoice = ({ kind }: Document) => kind === 'invoice' || kind === 'bill'

/** The invoices, receipts and credit notes of a booking (docs/product.md, Documents). */
export function DocumentsPart({ booking: { _id, status, name, fee, companyName, gstin } }: Props) {
  const query = useSWR<Document[]>(
    documentsKey(_id),
    async () => (await staffCall((client) => getDocuments(client, _id))).documents,
  )
  const [issuing, setIssuing] = useState(false)
  const [back, setBack] = useState<string | null>(null)
  const texts = bookingMoneyTexts().documents
  const isOver = isDriven(status) || Boolean(fee)
  return (
    <Part title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {(documents) => {
          const takenBack = documents.flatMap(({ of }) => of ?? [])
          const holding = documents.find((one) => isInvoice(one) && !takenBack.includes(one.number))
          return (
            <Stack gap="sm">
              {documents.length === 0 && <Text c="dimmed">{isOver ? texts.none : texts.later}</Text>}
              {documents.map(({ number, kind, day, total }) => (
                <Group key={number} justify="space-between" wrap="nowrap">
                  <div>
                    <Anchor href={fileUrl(`/api/v1/invoices/${number}.pdf`)} target="_blank">
                      {texts.named({ kind: texts.kinds[kind], number })}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {dayText(day)}
                    </Text>
                  </div>
                  <Text>{rupeesText(total)}</Text>
                </Group>
              ))}
              <Group gap="xs" data-screen-only>
                {isOver && !holding && (
                  <Button size="sm" variant="default" onClick={() => setIssuing(true)}>
                    {texts.issue}
                  </Button>
                )}
                {holding && (
                  <Button size="sm" variant="default" onClick={() => setBack(holding.number)}>
                    {texts.takeBack({ number: holding.number })}
                  </Button>
                )}
              </Group>
              <InvoiceDialog
                bookingId={_id}
                recipient={{ name: companyName ?? name, gstin: gstin ?? '' }}
                opened={issuing}
                onClose={() => setIssuing(false)}
                onIssued={() => query.mutate()}
              />
              <CreditNoteDialog number={back} onClose={() => setBack(null)} onIssued={() => query.mutate()} />
            </Stack>
          )
        }}
      </Loaded>
    </Part>
  )
}
