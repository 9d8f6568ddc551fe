import { useEffect, useState } from 'react'
import { VisuallyHidden } from 'shared-ui'
import { money } from '../../lib/money.ts'
import { bookingTexts } from '../../texts/booking.ts'

/** How long a total must hold before it is told, in ms: not each digit of a distance is worth a word. */
const REST_MS = 800

/** Tells the total to those who cannot see it change. */
export function PriceAnnouncement({ totalPaise }: { totalPaise: number }) {
  const [told, setTold] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setTold(totalPaise), REST_MS)
    return () => clearTimeout(timer)
  }, [totalPaise])
  return <VisuallyHidden role="status">{told > 0 && bookingTexts().totalIs(money(told))}</VisuallyHidden>
}
