import { deleteVehicle, updateVehicle } from 'shared-api/client'
import type { Vehicle } from 'shared-api/contract'
import { cabName } from '../../components/cab-name.ts'
import { paths } from '../../config/paths.ts'
import { type Fleet, FleetTable } from './fleet-table.tsx'
import { vehicleName } from './vehicle-values.ts'

type Props = { vehicles: Vehicle[]; onChanged: (vehicle: Vehicle) => void; onDeleted: (vehicle: Vehicle) => void }

/** All vehicles. */
export const VehicleTable = ({ vehicles, ...props }: Props) => <FleetTable fleet={VEHICLES} all={vehicles} {...props} />

const VEHICLES: Fleet<Vehicle> = {
  what: 'Vehicle',
  nameOf: vehicleName,
  // A number is found with and without its spaces.
  textOf: ({ registration, cab, note }) =>
    [registration ?? 'no number yet', registration?.replaceAll(' ', ''), cabName(cab), note].join(' '),
  placeholder: 'Number, cab or notes',
  columns: [
    {
      key: 'registration',
      header: 'Number',
      room: 'title',
      cell: ({ registration }) => registration ?? 'No number yet',
      sortable: true,
    },
    {
      key: 'cab',
      header: 'Cab',
      room: 'title',
      cell: ({ cab }) => `${cabName(cab)}${cab.deleted ? ' (deleted)' : ''}`,
      sortable: true,
    },
  ],
  sortValues: { registration: ({ registration }) => registration ?? '', cab: ({ cab }) => cabName(cab) },
  formOf: paths.editVehicle.href,
  turn: async (client, id, enabled) => (await updateVehicle(client, id, { enabled })).reply.vehicle,
  remove: deleteVehicle,
  consequence: 'It leaves the list. The cab stays on the site, and trips keep what they say of the vehicle.',
}
