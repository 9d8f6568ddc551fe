import { startTransition, useState } from 'react'
import { later } from '../../lib/later.ts'

const places = later(() => import('shared-api/geography/places'))

type Places = Awaited<ReturnType<typeof places.load>>

/** The known places, once `load` has loaded their names: too heavy for a first view. */
export function useKnownPlaces(): { known: Places | null; load: () => Promise<Places> } {
  const [known, setKnown] = useState<Places | null>(() => places.now() ?? null)
  const load = async () => {
    const loaded = await places.load()
    startTransition(() => setKnown(loaded))
    return loaded
  }
  return { known, load }
}
