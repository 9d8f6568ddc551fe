import { Badge, Group, Text } from 'shared-ui'
import { UsersIcon } from 'shared-ui/icons'
import { packagesTexts } from '../../texts/packages.ts'
import { categoryLabel, personsOf, type TravelPackage } from './package-filter.ts'
import classes from './package-labels.module.css'

/** The categories of a package, and for how many persons it is. */
export function PackageLabels({ travelPackage }: { travelPackage: TravelPackage }) {
  const count = personsOf(travelPackage)
  return (
    <Group gap="xs" className={classes.labels}>
      {travelPackage.category.map(({ id, name }) => (
        <Badge key={id} className={classes.category}>
          {categoryLabel(name)}
        </Badge>
      ))}
      {count !== null && (
        <Text span size="sm" c="dimmed" className={classes.persons}>
          <UsersIcon size={18} /> {packagesTexts().persons({ count })}
        </Text>
      )}
    </Group>
  )
}
