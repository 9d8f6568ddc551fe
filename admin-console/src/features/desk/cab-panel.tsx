import { Button, Group, Link } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** The ways to the cabs and both kinds of package (/admin). */
export function CabPanel() {
  const { manageCabs, addCab, holidayPackage, tourPackage } = deskTexts().panel
  const links = [
    [manageCabs, paths.cabs.href()],
    [addCab, paths.createCab.href()],
    [holidayPackage, paths.holidays.href()],
    [tourPackage, paths.tours.href()],
  ] as const
  return (
    <Group gap="xs" data-screen-only>
      {links.map(([text, href]) => (
        <Button key={href} component={Link} to={href} size="sm" variant="default">
          {text}
        </Button>
      ))}
    </Group>
  )
}
