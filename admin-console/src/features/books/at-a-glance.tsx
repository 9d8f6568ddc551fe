import type { PeriodReply } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { CloseMonth } from './close-month.tsx'
import { FiguresTable } from './figures-table.tsx'
import { Parts } from './parts.tsx'
import { periodText } from './period-words.ts'
import { RoutesAndVehicles } from './routes-and-vehicles.tsx'

type Props = { reply: PeriodReply; onClosed: (reply: PeriodReply) => void }
/** A month or a year: its figures beside the one before, its days or months, routes, vehicles and drivers. */
export const AtAGlance = ({ reply, onClosed }: Props) => (
  <Stack>
    <TitledCard title={periodText(reply.now.period)}>
      <Stack gap="sm" align="flex-start">
        <FiguresTable now={reply.now} before={reply.before} />
        <CloseMonth reply={reply} onClosed={onClosed} />
      </Stack>
    </TitledCard>
    <Parts {...reply} />
    <RoutesAndVehicles {...reply} />
  </Stack>
)
