import { Button, Link, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useFresh } from '../editing/use-fresh.ts'
import { EditDriver, readDriver } from '../features/fleet/edit-driver.tsx'

/** /drivers/{id}: a stored driver. */
export default function EditDriverPage() {
  const { id = '' } = useParams()
  const query = useFresh(`/api/v1/drivers/${id}`, () => readDriver(id))
  return (
    <Page
      title="Edit driver"
      description="Mobile, licence and papers."
      actions={
        <Button component={Link} to={paths.driverCash.href(id)} variant="default">
          Cash and settlement
        </Button>
      }
    >
      <Loaded query={query} what="the driver">
        {(version) => <EditDriver key={id} version={version} />}
      </Loaded>
    </Page>
  )
}
