import type { FareLine } from 'shared-api/contract'
import { fareLines } from 'shared-api/languages/en'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { Divider, Group, Stack, Text } from 'shared-ui'
import { instantText } from './times.ts'

/** A fare in paise. */
type Props = { lines: readonly FareLine[]; total: number; advance: number }

/** The lines of a fare, the total, and what is paid in advance. */
export const FareRows = ({ lines, total, advance }: Props) => (
  <Stack gap={4} className="figures">
    {lines.map((line, position) => (
      <Row key={`${position} ${line.code}`} line={line} />
    ))}
    <Divider />
    <Line label="Total" amount={total} strong />
    {advance > 0 && <Line label="In advance" amount={advance} />}
  </Stack>
)

const Row = ({ line }: { line: FareLine }) => (
  <div>
    <Line label={lineText(fareLines, line)} amount={line.amount} />
    {line.by && (
      <Text size="sm" c="dimmed">
        by {line.by}
        {line.at && `, ${instantText(line.at)}`}
      </Text>
    )}
  </div>
)

const Line = ({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) => (
  <Group justify="space-between" wrap="nowrap">
    <Text fw={strong ? 700 : 400}>{label}</Text>
    <Text fw={strong ? 700 : 400}>{formatPaise(amount)}</Text>
  </Group>
)
