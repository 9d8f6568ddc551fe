import { deleteDriver, updateDriver } from 'shared-api/client'
import type { Driver } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Anchor } from 'shared-ui'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { type Fleet, FleetTable } from './fleet-table.tsx'

type Props = { drivers: Driver[]; onChanged: (driver: Driver) => void; onDeleted: (driver: Driver) => void }

/** All drivers. */
export const DriverTable = ({ drivers, ...props }: Props) => <FleetTable fleet={fleet()} all={drivers} {...props} />

function fleet(): Fleet<Driver> {
  const { drivers: texts, driver } = fleetTexts()
  return {
    texts,
    nameOf: ({ name }) => name,
    // A mobile is found as it is stored and as it is shown.
    textOf: ({ name, mobile, licence, note }) => [name, mobile, formatPhone(mobile), licence, note].join(' '),
    columns: [
      { key: 'name', header: driver.name, room: 'name', cell: ({ name }) => name, sortable: true },
      {
        key: 'mobile',
        header: driver.mobile,
        cell: ({ mobile }) => (
          <Anchor href={`tel:${mobile}`} style={UNBROKEN}>
            {formatPhone(mobile)}
          </Anchor>
        ),
      },
      { key: 'licence', header: texts.licence, cell: ({ licence }) => licence },
    ],
    sortValues: { name: ({ name }) => name },
    formOf: paths.editDriver.href,
    turn: async (client, id, enabled) => (await updateDriver(client, id, { enabled })).reply.driver,
    remove: deleteDriver,
  }
}
