import { Button, useShell } from 'shared-ui'
import { share } from '../../lib/share.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { linkOfTrip } from './trip-of-link.ts'

/** Sends the trip with its price to somebody else, as a link that fills in the form. */
export function ShareTrip({ trip }: { trip: TripFields }) {
  const { notify } = useShell()
  const t = bookingTexts().share
  const press = async () => {
    // The page's own address has the language.
    const url = new URL(linkOfTrip(trip).slice(1), new URL(location.pathname, location.origin)).href
    const said = await share({ url }, t.copied).catch(() => null)
    if (said === null) notify({ kind: 'error', message: t.failed })
    else if (said) notify({ kind: 'success', message: said })
  }
  return (
    <Button variant="subtle" size="sm" onClick={press}>
      {t.button}
    </Button>
  )
}
