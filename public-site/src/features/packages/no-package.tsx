import { Button, Link } from 'shared-ui'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import { packagesTexts } from '../../texts/packages.ts'

/** Says that a package is no longer offered. */
export const NoPackage = () => (
  <StateMessage title={packagesTexts().booking.gone} actions={<OtherPackages />}>
    {packagesTexts().booking.goneText}
  </StateMessage>
)

/** The ways to the lists. */
export const OtherPackages = () => (
  <>
    <Button component={Link} to={paths.tours.href()} variant="default">
      {packagesTexts().tours.link}
    </Button>
    <Button component={Link} to={paths.holidays.href()} variant="default">
      {packagesTexts().holidays.link}
    </Button>
  </>
)
