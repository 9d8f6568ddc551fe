import { deleteVehicle } from 'shared-api/client'
import type { Vehicle } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { useDelete } from '../../components/use-delete.ts'
import { vehicleName } from './vehicle-values.ts'

type Props = { vehicle: Vehicle | null; onDeleted: (vehicle: Vehicle) => void; onClose: () => void }

/** Deletes a vehicle once that was confirmed. */
export function DeleteVehicle({ vehicle, onDeleted, onClose }: Props) {
  const remove = useDelete('Vehicle deleted successfully!', () => 'Failed to delete vehicle. Please try again.')
  return (
    <ConfirmDelete
      name={vehicle ? vehicleName(vehicle) : undefined}
      consequence="It leaves the list. The cab stays on the site, and trips keep what they say of the vehicle."
      onClose={onClose}
      onDelete={async () => vehicle && remove(() => staffCall((client) => deleteVehicle(client, vehicle.id)))}
      onDeleted={() => vehicle && onDeleted(vehicle)}
    />
  )
}
