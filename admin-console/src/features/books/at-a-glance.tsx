import type { PeriodReply } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { FiguresTable } from './figures-table.tsx'
import { Parts } from './parts.tsx'
import { periodText } from './period-words.ts'
import { RoutesAndVehicles } from './routes-and-vehicles.tsx'

/** A month or a year: its figures beside the one before, its days or months, routes and vehicles. */
export const AtAGlance = ({ reply }: { reply: PeriodReply }) => (
  <Stack>
    <TitledCard title={periodText(reply.now.period)}>
      <FiguresTable now={reply.now} before={reply.before} />
    </TitledCard>
    <Parts {...reply} />
    <RoutesAndVehicles {...reply} />
  </Stack>
)
