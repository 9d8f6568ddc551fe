import { getDriverCash } from 'shared-api/client'
import type { DriverCash as Cash } from 'shared-api/contract'
import { useParams } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { DriverCash } from '../features/driver-cash/driver-cash.tsx'

/** /drivers/{id}/cash: what lies between a driver and the company. */
export default function DriverCashPage() {
  const { id = '' } = useParams()
  const query = useSWR<Cash>(`/api/v1/drivers/${id}/cash`, () => staffCall((client) => getDriverCash(client, id)))
  return (
    <Page
      title={query.data ? `Cash of ${query.data.driver.name}` : 'Cash of a driver'}
      description="Allowances and costs that the driver gets, less the cash taken."
    >
      <Loaded query={query} what="the cash">
        {(cash) => (
          <DriverCash
            cash={cash}
            onSettled={(next) => void query.mutate(next, { revalidate: false })}
            onStale={() => void query.mutate()}
          />
        )}
      </Loaded>
    </Page>
  )
}
