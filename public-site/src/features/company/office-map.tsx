import { useState } from 'react'
import type { Company } from 'shared-api/contract'
import { Button, Group, Text } from 'shared-ui'
import { MapPinIcon } from 'shared-ui/icons'
import { companyTexts } from '../../texts/company.ts'
import classes from './office-map.module.css'

type Props = { map: Company['map']; name: string }

/**
 * The office on OpenStreetMap. The map loads on request: until then only we learn of the visit. Browsers do not report
 * whether a frame loaded, so the link to the map is always shown.
 */
export function OfficeMap({ map, name }: Props) {
  const [wanted, setWanted] = useState(false)
  const t = companyTexts().contact
  return (
    <div>
      <div className={classes.frame}>
        {wanted ? (
          <iframe className={classes.map} src={map.embed} title={t.mapOf(name)} loading="lazy" />
        ) : (
          <div className={classes.offer}>
            <MapPinIcon size={40} className={classes.pin} />
            <Button variant="default" onClick={() => setWanted(true)}>
              {t.showMap}
            </Button>
            <Text size="sm" c="dimmed">
              {t.mapSource}
            </Text>
          </div>
        )}
      </div>
      <Group gap="xs" mt="xs">
        <Text size="sm" c="dimmed">
          {wanted ? t.noMap : t.directions}
        </Text>
        <a className={classes.link} href={map.link} target="_blank" rel="noopener">
          {t.openMap}
        </a>
      </Group>
    </div>
  )
}
