import type { TripReply } from 'shared-api/contract'
import { Button, Picture, Title } from 'shared-ui'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

/** Who drives which car, and the digits that the driver asks for. Nothing before the desk has assigned them. */
export function TripDriver({ driver, vehicle, code }: Pick<TripReply, 'driver' | 'vehicle' | 'code'>) {
  if (!driver || !vehicle) return null
  const t = tripTexts().driver
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {t.title}
      </Title>
      {driver.photo && <Picture src={driver.photo} alt={driver.name} sizes="240px" className={classes.driver} />}
      <dl className={classes.facts}>
        <dt>{t.title}</dt>
        <dd>{driver.name}</dd>
        <dt>{t.car}</dt>
        <dd>{vehicle.cab}</dd>
        {vehicle.registration && (
          <>
            <dt>{t.plate}</dt>
            <dd className="figures">{vehicle.registration}</dd>
          </>
        )}
        {code && (
          <>
            <dt>{t.code}</dt>
            <dd className={classes.code}>{code}</dd>
          </>
        )}
      </dl>
      {driver.mobile && (
        <Button component="a" href={`tel:${driver.mobile}`} mt="md">
          {t.call({ name: driver.name })}
        </Button>
      )}
    </section>
  )
}
