import { useState } from 'react'
import type { Cab, Tariff } from 'shared-api/contract'
import { Badge, Button, Group, Link } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { AddSeason } from './add-season.tsx'
import { DeleteTariff } from './delete-tariff.tsx'
import { PutInForce } from './put-in-force.tsx'

type Props = { tariffs: Tariff[]; cabs: readonly Cab[]; onChanged: () => void }

/** All tariffs, from the newest, and when each is in force (docs/product.md, Tariffs at the desk). */
export function TariffTable({ tariffs, cabs, onChanged }: Props) {
  const [putting, setPutting] = useState<Tariff | null>(null)
  const [doomed, setDoomed] = useState<Tariff | null>(null)
  const [inSeason, setInSeason] = useState<Tariff | null>(null)
  const { title, table } = tariffsTexts()
  const actions: Column<Tariff> = {
    key: 'actions',
    header: table.actions,
    screenOnly: true,
    cell: (tariff) => (
      <Actions
        tariff={tariff}
        onPut={() => setPutting(tariff)}
        onDelete={() => setDoomed(tariff)}
        onSeason={() => setInSeason(tariff)}
      />
    ),
  }
  return (
    <>
      <DataTable caption={title} columns={[...columns(), actions]} rows={tariffs} rowId={({ id }) => id} />
      <PutInForce tariff={putting} cabs={cabs} onClose={() => setPutting(null)} onDone={onChanged} />
      <AddSeason tariff={inSeason} onClose={() => setInSeason(null)} onDone={onChanged} />
      <DeleteTariff tariff={doomed} onClose={() => setDoomed(null)} onDeleted={onChanged} />
    </>
  )
}

/** When a tariff prices trips: 'Since 1 Jan 2026', '1 Jan 2026 to 30 Nov 2026'. */
function daysText({ validFrom, validTo, inForce, editable }: Tariff): string {
  const texts = tariffsTexts().table
  if (validFrom === null) return texts.notPut
  // Another replaced it on its first day.
  if (validTo !== null && validTo < validFrom) return texts.replaced
  if (validTo !== null) return texts.fromTo({ from: dayText(validFrom), to: dayText(validTo) })
  return inForce && !editable ? texts.since({ day: dayText(validFrom) }) : texts.from({ day: dayText(validFrom) })
}

const stateOf = ({ inForce, validFrom, editable }: Tariff) => {
  const { states } = tariffsTexts().table
  if (inForce) return { text: states.inForce, color: 'green' }
  if (validFrom === null) return { text: states.draft, color: 'gray' }
  return editable ? { text: states.toCome, color: 'blue' } : { text: states.past, color: 'gray' }
}

function columns(): Column<Tariff>[] {
  const texts = tariffsTexts().table
  return [
    { key: 'name', header: texts.name, room: 'title', cell: ({ name }) => name },
    {
      key: 'state',
      header: texts.state,
      cell: (tariff) => <Badge color={stateOf(tariff).color}>{stateOf(tariff).text}</Badge>,
    },
    { key: 'days', header: texts.days, cell: daysText },
    { key: 'rates', header: texts.rates, numeric: true, cell: ({ rates }) => rates.length },
    { key: 'packages', header: texts.packages, numeric: true, cell: ({ localPackages }) => localPackages.length },
    { key: 'advance', header: texts.advance, numeric: true, cell: ({ advancePercent }) => `${advancePercent}%` },
  ]
}

type ActionsProps = { tariff: Tariff; onPut: () => void; onDelete: () => void; onSeason: () => void }

function Actions({ tariff, onPut, onDelete, onSeason }: ActionsProps) {
  const { id, name, editable, inForce } = tariff
  const isOwner = useIsOwner()
  const texts = tariffsTexts().table
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={paths.tariff.href(id)}
        size="sm"
        variant="default"
        aria-label={isOwner && editable ? texts.editOne({ name }) : texts.viewOne({ name })}
      >
        {isOwner && editable ? texts.edit : texts.view}
      </Button>
      {isOwner && (
        <Button
          component={Link}
          to={paths.createTariff.href(id)}
          size="sm"
          variant="default"
          aria-label={texts.copyOne({ name })}
        >
          {texts.copy}
        </Button>
      )}
      {isOwner && inForce && (
        <Button size="sm" variant="default" onClick={onSeason}>
          {tariffsTexts().season.title}
        </Button>
      )}
      {isOwner && editable && (
        <>
          <Button size="sm" variant="default" aria-label={texts.putOne({ name })} onClick={onPut}>
            {texts.put}
          </Button>
          <Button size="sm" variant="default" aria-label={texts.deleteOne({ name })} onClick={onDelete}>
            {texts.delete}
          </Button>
        </>
      )}
    </Group>
  )
}
