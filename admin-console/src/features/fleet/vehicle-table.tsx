import { deleteVehicle, updateVehicle } from 'shared-api/client'
import type { Vehicle } from 'shared-api/contract'
import { cabName } from '../../components/cab-name.ts'
import { paths } from '../../config/paths.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { type Fleet, FleetTable } from './fleet-table.tsx'
import { vehicleName } from './vehicle-values.ts'

type Props = { vehicles: Vehicle[]; onChanged: (vehicle: Vehicle) => void; onDeleted: (vehicle: Vehicle) => void }

/** All vehicles. */
export const VehicleTable = ({ vehicles, ...props }: Props) => <FleetTable fleet={fleet()} all={vehicles} {...props} />

function fleet(): Fleet<Vehicle> {
  const { vehicles: texts, vehicle } = fleetTexts()
  return {
    texts,
    nameOf: vehicleName,
    // A number is found with and without its spaces.
    textOf: ({ registration, cab, note }) =>
      [registration ?? texts.noNumber, registration?.replaceAll(' ', ''), cabName(cab), note].join(' '),
    columns: [
      {
        key: 'registration',
        header: texts.number,
        room: 'title',
        cell: ({ registration }) => registration ?? texts.noNumber,
        sortable: true,
      },
      {
        key: 'cab',
        header: vehicle.cab,
        room: 'title',
        cell: ({ cab }) => (cab.deleted ? texts.deletedCab({ cab: cabName(cab) }) : cabName(cab)),
        sortable: true,
      },
    ],
    sortValues: { registration: ({ registration }) => registration ?? '', cab: ({ cab }) => cabName(cab) },
    formOf: paths.editVehicle.href,
    turn: async (client, id, enabled) => (await updateVehicle(client, id, { enabled })).reply.vehicle,
    remove: deleteVehicle,
  }
}
