import type { LookPart } from 'shared-api/contract'
import { shortPaise, toPaise } from 'shared-api/money'
import { Stack, Text } from 'shared-ui'
import { Empty } from '../../components/empty.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { deskTexts } from '../../texts/desk.ts'
import { LookLines } from './look-lines.tsx'
import { isOfNoPart, useLook } from './use-look.ts'

/** All that somebody has to look at, or the money to collect or give back with its sum (docs/product.md, To look at). */
export function LookList({ part }: { part?: LookPart }) {
  const query = useLook(part)
  const { look, more, payments } = deskTexts()
  return (
    <Loaded query={query} what={look.what}>
      {({ items: all, total }) => {
        const items = part ? all : all.filter(isOfNoPart)
        if (items.length === 0) return <Empty text={payments[part ?? 'look'].none} />
        return (
          <Stack gap="sm">
            <LookLines items={items} onSettled={() => void query.mutate()} />
            {part && (
              <Text fw={700} ta="end">
                {payments.sum({ sum: shortPaise(items.reduce((sum, { amount }) => sum + toPaise(amount ?? 0), 0)) })}
              </Text>
            )}
            {total > all.length && <Text c="dimmed">{more({ count: total - all.length })}</Text>}
          </Stack>
        )
      }}
    </Loaded>
  )
}
