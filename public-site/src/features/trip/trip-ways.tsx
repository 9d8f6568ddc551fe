import { useState } from 'react'
import type { TripReply } from 'shared-api/contract'
import { Button, Group, Title } from 'shared-ui'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import { useCompany } from '../../lib/queries.ts'
import { share } from '../../lib/share.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { withText } from '../../lib/with-text.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

type Props = { trip: TripReply; token: string }

/** Call, WhatsApp with the reference filled in, print, and while the trip is to come calendar and share. */
export function TripWays({ trip, token }: Props) {
  const t = tripTexts().ways
  const company = useCompany().data
  const hydrated = useHydrated()
  const [shared, setShared] = useState('')
  const whatsApp = company?.links.whatsapp
  return (
    <section className={classes.screenOnly}>
      <Title order={2} size="h3" mb="md">
        {t.title}
      </Title>
      <Group>
        {company?.phones[0] && (
          <Button component="a" href={`tel:${company.phones[0]}`} variant="default">
            {t.call}
          </Button>
        )}
        {whatsApp && (
          <Button
            component="a"
            href={withText(whatsApp, `${t.about({ reference: trip.booking.reference })} `)}
            variant="default"
          >
            {t.whatsApp}
          </Button>
        )}
        {trip.changeable && (
          <>
            <Button component="a" href={`/api/v1/trip/${token}/calendar`} download variant="default">
              {t.calendar}
            </Button>
            <Button
              variant="default"
              disabled={!hydrated}
              onClick={async () =>
                setShared(await share({ text: sharedText(trip) }, t.copied).catch(() => t.notShared))
              }
            >
              {t.share}
            </Button>
          </>
        )}
        <Button variant="default" disabled={!hydrated} onClick={() => window.print()}>
          {t.print}
        </Button>
      </Group>
      <p role="status" className={classes.shared}>
        {shared}
      </p>
    </section>
  )
}

/** Without the link: whoever has that may cancel the trip. */
function sharedText({ booking, driver, vehicle }: TripReply): string {
  const t = tripTexts()
  const route = t.route({ from: cityName(booking.from), to: cityName(booking.to) })
  const when = `${formatDay(booking.PickUpdate)}, ${formatTime(booking.pickUpTime)}`
  const whose =
    driver && vehicle ? [t.ways.sharedDriver({ name: driver.name, plate: vehicle.registration ?? vehicle.cab })] : []
  return [t.ways.shared({ route, when }), ...whose].join('. ')
}
