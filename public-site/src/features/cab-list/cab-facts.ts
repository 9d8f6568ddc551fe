import type { Cab } from 'shared-api/contract'
import { cabsTexts } from '../../texts/cabs.ts'

/** 'Manual - Petrol - 4 seats': gearbox and fuel are those where the desk entered none (docs/product.md, Cabs). */
export function cabFacts({ transmission, fuel, seats }: Pick<Cab, 'transmission' | 'fuel' | 'seats'>): string {
  const t = cabsTexts()
  return t.facts(t.gearboxes[transmission ?? 'manual'], t.fuels[fuel ?? 'petrol'], seats)
}
