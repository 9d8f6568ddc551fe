import { getOpenCash } from 'shared-api/client'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { OpenCashTable } from '../features/driver-cash/open-cash-table.tsx'
import { driverCashTexts } from '../texts/driver-cash.ts'

/** /drivers/cash: what lies between each driver and the company. */
export default function OpenCashPage() {
  const texts = driverCashTexts()
  const query = useSWR('/api/v1/drivers/cash', async () => (await staffCall(getOpenCash)).drivers)
  return (
    <Page title={texts.all.title} description={texts.all.description} actions={<ExportList list="driver-cash" />}>
      <Loaded query={query} what={texts.what}>
        {(drivers) => <OpenCashTable drivers={drivers} />}
      </Loaded>
    </Page>
  )
}
