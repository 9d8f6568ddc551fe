import { useState } from 'react'
import { getQuotations, linkQuotation, sendQuotation, withdrawQuotation } from 'shared-api/client'
import type { Enquiry, Quotation, QuotationStatus } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Badge, Button, Group, Link, Stack, Text, useShell } from 'shared-ui'
import useSWR from 'swr'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { dayText, instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { commonTexts } from '../../texts/common.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'

type Props = { enquiry: Enquiry; onStale: () => void }

const COLOURS: Record<QuotationStatus, string> = {
  ...{ draft: 'gray', sent: 'peacock', accepted: 'green', expired: 'yellow', withdrawn: 'red' },
}

/** The quotations of an enquiry, from the newest, and the way to a new one. */
export function QuotationsCard({ enquiry, onStale }: Props) {
  const texts = enquiriesTexts().quotations
  const query = useSWR(`/api/v1/enquiries/${enquiry._id}/quotations`, () =>
    staffCall((client) => getQuotations(client, enquiry._id)),
  )
  const onChanged = () => {
    void query.mutate()
    onStale()
  }
  return (
    <TitledCard title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {({ quotations }) =>
          quotations.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
              {quotations.map((quotation) => (
                <OneQuotation key={quotation._id} quotation={quotation} onChanged={onChanged} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Button component={Link} to={paths.quotation.href(enquiry._id)} mt="md" variant="light" data-screen-only>
        {texts.write}
      </Button>
    </TitledCard>
  )
}

type OneProps = { quotation: Quotation; onChanged: () => void }

const OneQuotation = ({ quotation, onChanged }: OneProps) => {
  const texts = enquiriesTexts().quotations
  const { reference, status, total, validUntil, by, createdAt, sentAt, endedAt, booking } = quotation
  return (
    <li tabIndex={-1}>
      <Group gap="xs">
        <Badge color={COLOURS[status]}>{texts.statuses[status]}</Badge>
        <Text fw={600}>{reference}</Text>
        <Text>{rupeesText(total)}</Text>
      </Group>
      <Text size="sm">{texts.validUntil({ day: dayText(validUntil) })}</Text>
      <Text size="sm" c="dimmed">
        {[
          texts.written({ at: instantText(createdAt), by }),
          sentAt && texts.sentAt({ at: instantText(sentAt) }),
          endedAt && texts.endedAt({ status: texts.statuses[status], at: instantText(endedAt) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {booking && (
        <Text size="sm">
          {texts.becameBooking}{' '}
          <Anchor component={Link} to={paths.booking.href(booking._id)}>
            {booking.reference}
          </Anchor>
          , {commonTexts().statuses[booking.status]}
        </Text>
      )}
      <Actions quotation={quotation} onChanged={onChanged} />
    </li>
  )
}

function Actions({ quotation, onChanged }: OneProps) {
  const { notify } = useShell()
  const mailed = useMailed()
  const texts = enquiriesTexts().quotations
  const [busy, setBusy] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const { _id: id, enquiryId, reference, status } = quotation

  const run = (name: string, act: () => Promise<string>) => async () => {
    setBusy(name)
    try {
      notify({ kind: 'success', message: await act() })
      onChanged()
    } catch (cause) {
      notify({ kind: 'error', message: changeProblemText(cause) })
    }
    setBusy(null)
  }
  const send = async () => {
    await staffCall((client) => sendQuotation(client, id))
    return mailed(texts.onItsWay({ reference }))
  }
  const withdraw = async () => {
    await staffCall((client) => withdrawQuotation(client, id))
    return texts.takenBack({ reference })
  }
  const copyLink = async () => {
    const { url } = await staffCall((client) => linkQuotation(client, id))
    // Shown too: a browser may refuse to copy.
    setLink(url)
    await navigator.clipboard?.writeText(url).catch(() => undefined)
    return texts.copied
  }
  const button = (name: string, act: () => Promise<string>, color?: string) => (
    <ActionButton
      size="sm"
      variant={act === send && status === 'draft' ? 'filled' : 'default'}
      color={color}
      loading={busy === name}
      onClick={run(name, act)}
      aria-label={`${name}: ${reference}`}
    >
      {name}
    </ActionButton>
  )
  return (
    <Group gap="xs" mt="xs" data-screen-only>
      {status === 'draft' && button(texts.send, send)}
      {status === 'draft' && (
        <Button component={Link} to={paths.quotation.href(enquiryId, { draft: id })} size="sm" variant="default">
          {texts.change}
        </Button>
      )}
      {status === 'sent' && button(texts.sendAgain, send)}
      {status === 'sent' && button(texts.copyLink, copyLink)}
      {(status === 'draft' || status === 'sent') && button(texts.withdraw, withdraw)}
      {status !== 'draft' && (
        <Button component={Link} to={paths.quotation.href(enquiryId, { like: id })} size="sm" variant="subtle">
          {texts.another}
        </Button>
      )}
      {link && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {link}
        </Text>
      )}
    </Group>
  )
}
