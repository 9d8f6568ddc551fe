import { useState } from 'react'
import { deleteCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { formatPaise, toPaise } from 'shared-api/pricing'
import { Button, Paper, Stack, Text, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { TablePager } from '../../components/table-pager.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { usePagedRows } from '../../components/use-paged-rows.ts'

type Props = { cabs: Cab[]; onDeleted: (id: string) => void }

/** All cabs, paged, each with its delete button (`specification §2`, Manage Cabs). */
export function CabTable({ cabs, onDeleted }: Props) {
  const { notify } = useShell()
  const [doomed, setDoomed] = useState<Cab | null>(null)
  const { shown, first, pager } = usePagedRows(cabs)

  const remove = async () => {
    if (!doomed) return
    try {
      await staffCall((client) => deleteCar(client, doomed._id))
      notify({ kind: 'success', message: 'Car deleted successfully!' })
      onDeleted(doomed._id)
    } catch {
      notify({ kind: 'error', message: 'Failed to delete car. Please try again.' })
    }
    setDoomed(null)
  }

  if (cabs.length === 0) return <NoCabs />
  return (
    <Stack>
      <DataTable
        caption="Cabs"
        columns={[
          { key: 'number', header: 'Sno', cell: (_cab, index) => first + index + 1 },
          ...COLUMNS,
          deleteColumn(setDoomed),
        ]}
        rows={shown}
        rowId={(cab) => cab._id}
      />
      <TablePager {...pager} />
      <ConfirmDelete
        name={doomed && nameOf(doomed)}
        consequence="It leaves all lists. Bookings made with it keep what they say of it."
        onCancel={() => setDoomed(null)}
        onDelete={remove}
      />
    </Stack>
  )
}

const nameOf = ({ brand, carModel }: Cab) => `${brand} ${carModel}`

const COLUMNS: Column<Cab>[] = [
  { key: 'name', header: 'Cab', cell: nameOf },
  { key: 'picture', header: 'Image', cell: (cab) => <Thumbnail imageUrl={cab.imageUrl} /> },
  { key: 'category', header: 'Category', cell: (cab) => cab.category.join(', ') },
  { key: 'seats', header: 'Seats', cell: (cab) => cab.seats, numeric: true },
  { key: 'price', header: 'Price', cell: (cab) => priceOf(cab), numeric: true },
]

/** 'Price not available' is the specification's (`specification §8`). */
const priceOf = ({ price }: Cab) => (price === null ? 'Price not available' : formatPaise(toPaise(price)))

const deleteColumn = (onDelete: (cab: Cab) => void): Column<Cab> => ({
  key: 'actions',
  header: 'Actions',
  cell: (cab) => (
    <Button size="sm" variant="default" aria-label={`Delete ${nameOf(cab)}`} onClick={() => onDelete(cab)}>
      Delete
    </Button>
  ),
})

const NoCabs = () => (
  <Paper p="xl" ta="center">
    <Text>No cars available.</Text>
  </Paper>
)
