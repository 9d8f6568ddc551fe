import { getDriverCash } from 'shared-api/client'
import type { DriverCash as Cash } from 'shared-api/contract'
import { Stack, useParams } from 'shared-ui'
import useSWR, { useSWRConfig } from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { DriverCash } from '../features/driver-cash/driver-cash.tsx'
import { Statement } from '../features/driver-cash/statement.tsx'
import { driverCashTexts } from '../texts/driver-cash.ts'

/** /drivers/{id}/cash: what lies between a driver and the company. */
export default function DriverCashPage() {
  const { id = '' } = useParams()
  const { mutate } = useSWRConfig()
  const texts = driverCashTexts()
  const query = useSWR<Cash>(`/api/v1/drivers/${id}/cash`, () => staffCall((client) => getDriverCash(client, id)))
  return (
    <Page
      title={query.data ? texts.titleOf({ name: query.data.driver.name }) : texts.title}
      description={texts.description}
    >
      <Loaded query={query} what={texts.what}>
        {(cash) => (
          <Stack>
            <DriverCash
              cash={cash}
              onSettled={(next) => {
                void query.mutate(next, { revalidate: false })
                void mutate((key) => typeof key === 'string' && key.startsWith(`/api/v1/drivers/${id}/statement`))
              }}
              onStale={() => void query.mutate()}
            />
            <Statement driverId={id} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
