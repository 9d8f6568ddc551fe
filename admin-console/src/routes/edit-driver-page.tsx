import { Button, Link, Stack, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useFresh } from '../editing/use-fresh.ts'
import { EditDriver, readDriver } from '../features/fleet/edit-driver.tsx'
import { HandOver } from '../features/fleet/hand-over.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /drivers/{id}: a stored driver. */
export default function EditDriverPage() {
  const { id = '' } = useParams()
  const texts = fleetTexts().driver
  const query = useFresh(`/api/v1/drivers/${id}`, () => readDriver(id))
  return (
    <Page
      title={texts.edit}
      description={texts.editDescription}
      actions={
        <Button component={Link} to={paths.driverCash.href(id)} variant="default">
          {texts.cash}
        </Button>
      }
    >
      <Loaded query={query} what={texts.what}>
        {(version) => (
          <Stack>
            <EditDriver key={id} version={version} />
            <HandOver owner="driver" id={id} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
