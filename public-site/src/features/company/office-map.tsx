import { useState } from 'react'
import type { Company } from 'shared-api/contract'
import { Button, Group, Text } from 'shared-ui'
import { MapPinIcon } from 'shared-ui/icons'
import classes from './office-map.module.css'

type Props = { map: Company['map']; name: string }

/**
 * The way to the office on OpenStreetMap. The map comes when it is asked for: until then nobody but us learns of the
 * visit. A browser does not tell whether a frame was loaded, so the link to the map stands below it at all times.
 */
export function OfficeMap({ map, name }: Props) {
  const [wanted, setWanted] = useState(false)
  return (
    <div>
      <div className={classes.frame}>
        {wanted ? (
          <iframe className={classes.map} src={map.embed} title={`Map: ${name}`} loading="lazy" />
        ) : (
          <div className={classes.offer}>
            <MapPinIcon size={40} className={classes.pin} />
            <Button variant="default" onClick={() => setWanted(true)}>
              Show the map
            </Button>
            <Text size="sm" c="dimmed">
              It comes from openstreetmap.org
            </Text>
          </div>
        )}
      </div>
      <Group gap="xs" mt="xs">
        <Text size="sm" c="dimmed">
          {wanted ? 'No map to be seen?' : 'Or with directions:'}
        </Text>
        <a className={classes.link} href={map.link} target="_blank" rel="noopener">
          Open it on OpenStreetMap
        </a>
      </Group>
    </div>
  )
}
