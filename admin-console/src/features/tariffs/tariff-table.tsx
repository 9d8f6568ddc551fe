import { useState } from 'react'
import type { Cab, Tariff } from 'shared-api/contract'
import { Badge, Button, Group, Link } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { DeleteTariff } from './delete-tariff.tsx'
import { PutInForce } from './put-in-force.tsx'

type Props = { tariffs: Tariff[]; cabs: readonly Cab[]; onChanged: () => void }

/** All tariffs, from the newest, and when each is in force (docs/product.md, Tariffs at the desk). */
export function TariffTable({ tariffs, cabs, onChanged }: Props) {
  const [putting, setPutting] = useState<Tariff | null>(null)
  const [doomed, setDoomed] = useState<Tariff | null>(null)
  const actions: Column<Tariff> = {
    key: 'actions',
    header: 'Actions',
    screenOnly: true,
    cell: (tariff) => <Actions tariff={tariff} onPut={() => setPutting(tariff)} onDelete={() => setDoomed(tariff)} />,
  }
  return (
    <>
      <DataTable caption="Tariffs" columns={[...COLUMNS, actions]} rows={tariffs} rowId={({ id }) => id} />
      <PutInForce tariff={putting} cabs={cabs} onClose={() => setPutting(null)} onDone={onChanged} />
      <DeleteTariff tariff={doomed} onClose={() => setDoomed(null)} onDeleted={onChanged} />
    </>
  )
}

/** When a tariff prices trips: 'Since 1 Jan 2026', '1 Jan 2026 to 30 Nov 2026'. */
function daysText({ validFrom, validTo, inForce, editable }: Tariff): string {
  if (validFrom === null) return 'Not put in force'
  // Another replaced it on its first day.
  if (validTo !== null && validTo < validFrom) return 'Replaced on its first day'
  if (validTo !== null) return `${dayText(validFrom)} to ${dayText(validTo)}`
  return inForce && !editable ? `Since ${dayText(validFrom)}` : `From ${dayText(validFrom)}`
}

const stateOf = ({ inForce, validFrom, editable }: Tariff) => {
  if (inForce) return { text: 'in force', color: 'green' }
  if (validFrom === null) return { text: 'draft', color: 'gray' }
  return editable ? { text: 'to come', color: 'blue' } : { text: 'past', color: 'gray' }
}

const COLUMNS: Column<Tariff>[] = [
  { key: 'name', header: 'Name', room: 'title', cell: ({ name }) => name },
  {
    key: 'state',
    header: 'State',
    cell: (tariff) => <Badge color={stateOf(tariff).color}>{stateOf(tariff).text}</Badge>,
  },
  { key: 'days', header: 'In force', cell: daysText },
  { key: 'rates', header: 'Rates', numeric: true, cell: ({ rates }) => rates.length },
  { key: 'packages', header: 'Local packages', numeric: true, cell: ({ localPackages }) => localPackages.length },
  { key: 'advance', header: 'Advance', numeric: true, cell: ({ advancePercent }) => `${advancePercent}%` },
]

function Actions({ tariff, onPut, onDelete }: { tariff: Tariff; onPut: () => void; onDelete: () => void }) {
  const { id, name, editable } = tariff
  const isOwner = useIsOwner()
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={paths.tariff.href(id)}
        size="sm"
        variant="default"
        aria-label={`${isOwner && editable ? 'Edit' : 'View'} ${name}`}
      >
        {isOwner && editable ? 'Edit' : 'View'}
      </Button>
      {isOwner && (
        <Button
          component={Link}
          to={paths.createTariff.href(id)}
          size="sm"
          variant="default"
          aria-label={`Copy ${name}`}
        >
          Copy
        </Button>
      )}
      {isOwner && editable && (
        <>
          <Button size="sm" variant="default" aria-label={`Put in force: ${name}`} onClick={onPut}>
            Put in force
          </Button>
          <Button size="sm" variant="default" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </>
      )}
    </Group>
  )
}
