import { useEffect, useRef, useState } from 'react'
import type { Company } from 'shared-api/contract'
import { Button, Group, Text } from 'shared-ui'
import { MapPinIcon } from 'shared-ui/icons'
import { companyTexts } from '../../texts/company.ts'
import classes from './office-map.module.css'

type Props = { map: Company['map']; loads: Company['mapLoads']; name: string }

/**
 * The office on OpenStreetMap. The map loads when the owners' settings say: until then only we learn of the visit. Browsers do
 * not report whether a frame loaded, so the link to the map is always shown.
 */
export function OfficeMap({ map, loads, name }: Props) {
  const [wanted, setWanted] = useState(loads === 'at once')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (loads !== 'on sight' || !frame.current) return
    const sight = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
    )
    sight.observe(frame.current)
    return () => sight.disconnect()
  }, [loads])
  const t = companyTexts().contact
  return (
    <div>
      <div ref={frame} className={classes.frame}>
        {wanted ? (
          <iframe className={classes.map} src={map.embed} title={t.mapOf({ name })} />
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
