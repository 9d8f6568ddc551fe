import { useState } from 'react'
import { getQuotations, linkQuotation, sendQuotation, withdrawQuotation } from 'shared-api/client'
import type { Enquiry, Quotation, QuotationStatus } from 'shared-api/contract'
import { Anchor, Badge, Button, Group, Link, Stack, Text, useShell } from 'shared-ui'
import useSWR from 'swr'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { rupeesText } from '../../components/rupees-text.ts'
import { dayText, instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'

type Props = { enquiry: Enquiry; onStale: () => void }

const COLOURS: Record<QuotationStatus, string> = {
  ...{ draft: 'gray', sent: 'peacock', accepted: 'green', expired: 'yellow', withdrawn: 'red' },
}

/** The quotations of an enquiry, from the newest, and the way to a new one. */
export function QuotationsCard({ enquiry, onStale }: Props) {
  const query = useSWR(`/api/v1/enquiries/${enquiry._id}/quotations`, () =>
    staffCall((client) => getQuotations(client, enquiry._id)),
  )
  const onChanged = () => {
    void query.mutate()
    onStale()
  }
  return (
    <TitledCard title="Quotations">
      <Loaded query={query} what="the quotations">
        {({ quotations }) =>
          quotations.length === 0 ? (
            <Text c="dimmed">None yet.</Text>
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
        Write a quotation
      </Button>
    </TitledCard>
  )
}

type OneProps = { quotation: Quotation; onChanged: () => void }

const OneQuotation = ({ quotation, onChanged }: OneProps) => {
  const { reference, status, total, validUntil, by, createdAt, sentAt, endedAt, booking } = quotation
  return (
    <li tabIndex={-1}>
      <Group gap="xs">
        <Badge color={COLOURS[status]}>{status}</Badge>
        <Text fw={600}>{reference}</Text>
        <Text>{rupeesText(total)}</Text>
      </Group>
      <Text size="sm">Valid until {dayText(validUntil)}</Text>
      <Text size="sm" c="dimmed">
        Written {instantText(createdAt)} by {by}
        {sentAt && `, sent ${instantText(sentAt)}`}
        {endedAt && `, ${status} ${instantText(endedAt)}`}
      </Text>
      {booking && (
        <Text size="sm">
          Became booking{' '}
          <Anchor component={Link} to={paths.booking.href(booking._id)}>
            {booking.reference}
          </Anchor>
          , {booking.status}
        </Text>
      )}
      <Actions quotation={quotation} onChanged={onChanged} />
    </li>
  )
}

function Actions({ quotation, onChanged }: OneProps) {
  const { notify } = useShell()
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
    return `Quotation ${reference} is on its way.`
  }
  const withdraw = async () => {
    await staffCall((client) => withdrawQuotation(client, id))
    return `Quotation ${reference} is taken back.`
  }
  const copyLink = async () => {
    const { url } = await staffCall((client) => linkQuotation(client, id))
    // Shown too: a browser may refuse to copy.
    setLink(url)
    await navigator.clipboard?.writeText(url).catch(() => undefined)
    return 'The link is copied. Whoever has it can accept the quotation.'
  }
  const button = (name: string, act: () => Promise<string>, color?: string) => (
    <ActionButton
      size="sm"
      variant={name === 'Send' ? 'filled' : 'default'}
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
      {status === 'draft' && button('Send', send)}
      {status === 'draft' && (
        <Button component={Link} to={paths.quotation.href(enquiryId, { draft: id })} size="sm" variant="default">
          Change
        </Button>
      )}
      {status === 'sent' && button('Send again', send)}
      {status === 'sent' && button('Copy link', copyLink)}
      {(status === 'draft' || status === 'sent') && button('Withdraw', withdraw)}
      {status !== 'draft' && (
        <Button component={Link} to={paths.quotation.href(enquiryId, { like: id })} size="sm" variant="subtle">
          New one like it
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
