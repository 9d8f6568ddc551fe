import type { Cab } from 'shared-api/contract'
import { cabsTexts } from '../../texts/cabs.ts'

/** 'Manual - Petrol - 4 seats'. What the desk did not enter is left out; where it entered neither, these two stand (docs/product.md, Cabs). */
export function cabFacts({ transmission, fuel, seats }: Pick<Cab, 'transmission' | 'fuel' | 'seats'>): string {
  const t = cabsTexts()
  const build = transmission || fuel ? { transmission, fuel } : ({ transmission: 'manual', fuel: 'petrol' } as const)
  const words = [
    build.transmission && t.gearboxes[build.transmission],
    build.fuel && t.fuels[build.fuel],
    t.seats({ seats }),
  ]
  return words.filter(Boolean).join(' - ')
}
