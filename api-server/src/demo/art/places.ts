import { LIGHTS, type Light, type LightName } from './light.ts'
import { picture, rain } from './parts.ts'
import { forest, hillRoad, palaceTown, ruins, teaGarden, templeTown } from './scenes-inland.ts'
import { backwaters, coast, lighthousePoint, waterfall } from './scenes-water.ts'

const PLACES = [
  'hills',
  'tea',
  'backwaters',
  'temple',
  'coast',
  'ruins',
  'waterfall',
  'palace',
  'forest',
  'lighthouse',
] as const
export type Place = (typeof PLACES)[number]

const SCENES: Record<Place, { usual: LightName; draw: (light: Light) => string }> = {
  hills: { usual: 'dawn', draw: hillRoad },
  tea: { usual: 'noon', draw: teaGarden },
  backwaters: { usual: 'dawn', draw: backwaters },
  temple: { usual: 'noon', draw: templeTown },
  coast: { usual: 'dusk', draw: coast },
  ruins: { usual: 'dusk', draw: ruins },
  waterfall: { usual: 'monsoon', draw: waterfall },
  palace: { usual: 'dawn', draw: palaceTown },
  forest: { usual: 'monsoon', draw: forest },
  lighthouse: { usual: 'noon', draw: lighthousePoint },
}

/** A kind of place in southern India, 1200 × 800, in its usual light or the one given. */
export function placeSvg(place: Place, { palette }: { palette?: LightName } = {}): string {
  const { usual, draw } = SCENES[place]
  const light = LIGHTS[palette ?? usual]
  return picture(draw(light), rain(light))
}
