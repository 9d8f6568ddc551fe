import { getToLookAt } from 'shared-api/client'
import type { LookReply } from 'shared-api/contract'
import { Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { deskTexts } from '../../texts/desk.ts'
import { LookRow } from './look-row.tsx'

/** How often it is read again while the page is open, in ms. */
const REFRESH_MS = 60_000

/** Money that fits nothing or waits for a person, from the oldest; nothing where all is well (docs/product.md, To look at). */
export function ToLookAt() {
  const query = useSWR<LookReply>('/api/v1/to-look-at', () => staffCall(getToLookAt), { refreshInterval: REFRESH_MS })
  const { look, more } = deskTexts()
  if (!query.data || query.data.total === 0) return null
  const { items, total } = query.data
  return (
    <TitledCard title={look.title} id="to-look-at" screenOnly>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={look.title}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.why} ${item.id} ${item.booking?._id}`}>
            <LookRow item={item} onSettled={() => void query.mutate()} />
          </li>
        ))}
      </Stack>
      {total > items.length && <Text c="dimmed">{more({ count: total - items.length })}</Text>}
    </TitledCard>
  )
}
