import type { FareLine } from 'shared-api/contract'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { Divider, Group, Stack, Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'
import { instantText } from './times.ts'

/** A fare in paise. */
type Props = { lines: readonly FareLine[]; total: number; advance: number }

/** The lines of a fare, the total, and what is paid in advance. */
export function FareRows({ lines, total, advance }: Props) {
  const { fare } = commonTexts()
  return (
    <Stack gap={4} className="figures">
      {lines.map((line, position) => (
        <Row key={`${position} ${line.code}`} line={line} />
      ))}
      <Divider />
      <Line label={fare.total} amount={total} strong />
      {advance > 0 && <Line label={fare.advance} amount={advance} />}
    </Stack>
  )
}

function Row({ line }: { line: FareLine }) {
  const { fare } = commonTexts()
  const { fareLines } = sharedTexts()
  return (
    <div>
      <Line label={lineText(fareLines, line)} amount={line.amount} />
      {line.by && (
        <Text size="sm" c="dimmed">
          {line.at ? fare.byAt({ name: line.by, at: instantText(line.at) }) : fare.by({ name: line.by })}
        </Text>
      )}
    </div>
  )
}

const Line = ({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) => (
  <Group justify="space-between" wrap="nowrap">
    <Text fw={strong ? 700 : 400}>{label}</Text>
    <Text fw={strong ? 700 : 400}>{formatPaise(amount)}</Text>
  </Group>
)
