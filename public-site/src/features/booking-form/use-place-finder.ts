import { useState } from 'react'
import { later } from '../../lib/later.ts'

const places = later(() => import('shared-api/geography/places'))

type Find = Awaited<ReturnType<typeof places.load>>['findPlaces']

/** Finds places by a typed text, once `load` has loaded their names: too heavy for a first view. */
export function usePlaceFinder(): { find: Find | null; load: () => Promise<Find> } {
  const [find, setFind] = useState<Find | null>(() => places.now()?.findPlaces ?? null)
  const load = async () => {
    const { findPlaces } = await places.load()
    setFind(() => findPlaces)
    return findPlaces
  }
  return { find, load }
}
