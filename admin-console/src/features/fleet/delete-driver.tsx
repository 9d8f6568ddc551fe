import { deleteDriver } from 'shared-api/client'
import type { Driver } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { useDelete } from '../../components/use-delete.ts'

type Props = { driver: Driver | null; onDeleted: (driver: Driver) => void; onClose: () => void }

/** Deletes a driver once that was confirmed (docs/product.md, Drivers). */
export function DeleteDriver({ driver, onDeleted, onClose }: Props) {
  const remove = useDelete('Driver deleted successfully!', () => 'Failed to delete driver. Please try again.')
  return (
    <ConfirmDelete
      name={driver?.name}
      consequence="Mobile, licence, papers and notes are erased. Trips keep the name."
      onClose={onClose}
      onDelete={async () => driver && remove(() => staffCall((client) => deleteDriver(client, driver.id)))}
      onDeleted={() => driver && onDeleted(driver)}
    />
  )
}
