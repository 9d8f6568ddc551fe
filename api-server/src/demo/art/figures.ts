import type { Light } from './light.ts'
import { ellipse, group, path, r, rect, stroke, WIDTH, water } from './parts.ts'

/** A row of things along x, each drawn by its index. */
export const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A planter's bungalow under a tiled roof. */
export function bungalow(light: Light, x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    rect(0, -34, 120, 44, light.stone),
    path('M-14,-32L16,-66H104L134,-32z', '#b9573d'),
    path('M60,-66H104L134,-32H60z', '#000000', 'opacity="0.12"'),
    [10, 38, 66, 94].map((at) => rect(at, -24, 14, 20, light.stoneDeep)).join(''),
    rect(88, -82, 12, 22, light.stoneShade),
  )
}

/** The striped wall of a temple court, its top at y. */
export function wall(light: Light, y: number, height: number): string {
  const stripes = row(31, (i) => (i === 15 ? '' : rect(i * 40 - 20, y, 20, height, '#c8674a', 'opacity="0.85"')))
  const gate = rect(566, y - 14, 88, height + 14, light.stone) + rect(584, y + 4, 52, height - 4, light.stoneDeep)
  return rect(0, y, WIDTH, height, light.stone) + stripes + rect(0, y - 8, WIDTH, 10, light.stoneShade) + gate
}

/** Steps down to a tank with a small pavilion in it. */
export function tank(light: Light, y: number): string {
  const steps = row(4, (i) => rect(0, y + i * 13, WIDTH, 13, i % 2 ? light.stoneShade : light.stone))
  const pavilion = group(
    `translate(820 ${y + 118})`,
    rect(-80, -12, 160, 14, light.stone),
    [-62, -24, 14, 50].map((at) => rect(at, -66, 12, 54, light.stoneShade)).join(''),
    rect(-78, -78, 156, 14, light.stone),
    path('M-60,-78C-52,-112 52,-112 60,-78z', '#c8674a'),
    path('M-5,-102L0,-126L5,-102z', '#e3a83c'),
    ellipse(0, 8, 96, 6, light.stoneDeep, 'opacity="0.35"'),
  )
  return steps + water(light, y + 52) + pavilion
}

/** A painted fishing boat drawn up on the sand. */
export function fishingBoat(light: Light, x: number, y: number): string {
  return group(
    `translate(${x} ${y}) rotate(-4)`,
    ellipse(10, 2, 170, 9, light.stoneDeep, 'opacity="0.3"'),
    path('M-190,-62C-120,-30 130,-30 200,-78C190,-30 150,0 90,2H-90C-140,0 -176,-24 -190,-62z', '#2f7f86'),
    path('M-176,-40C-110,-14 120,-16 186,-46C176,-22 150,0 90,2H-90C-130,0 -160,-14 -176,-40z', '#f1e4cc'),
    path('M-160,-20C-100,-4 110,-4 166,-20C150,-6 120,2 90,2H-90C-116,2 -144,-6 -160,-20z', '#c0492f'),
    path('M196,-76C206,-86 210,-96 212,-106L222,-104C220,-90 212,-80 202,-70z', '#2f7f86'),
    stroke('M-60,-40L-20,-170M-20,-170L80,-44', light.trunk, 5),
    path('M-8,-132L-38,-62L52,-58z', '#e9a23b', 'opacity="0.9"'),
  )
}

/** A column whose roof is gone. */
export function pillarStump(light: Light, x: number, y: number, height: number): string {
  return (
    rect(x - 16, y - height, 32, height, light.stone) +
    rect(x, y - height, 16, height, light.stoneShade, 'opacity="0.7"') +
    rect(x - 24, y - 30, 48, 30, light.stone) +
    rect(x - 22, y - height * 0.6, 44, 24, light.stone) +
    path(`M${x - 34},${y - height}l8,-18h52l8,18z`, light.stoneShade)
  )
}

/** A dark rock in water. */
export function rock(light: Light, x: number, y: number, width: number): string {
  const w = width / 2
  return (
    path(
      `M${x - w},${y}c4,${r(-w * 0.5)} ${r(w * 0.5)},${r(-w * 0.72)} ${r(w)},${r(-w * 0.66)}c${r(w * 0.6)},0 ${r(w)},${r(w * 0.3)} ${width - w},${r(w * 0.66)}z`,
      light.stoneDeep,
    ) +
    path(
      `M${r(x - w * 0.7)},${r(y - w * 0.3)}c${r(w * 0.3)},${r(-w * 0.36)} ${r(w * 0.9)},${r(-w * 0.36)} ${r(w * 1.2)},${r(-w * 0.2)}c${r(-w * 0.4)},0 ${r(-w * 0.9)},0 ${r(-w * 1.2)},${r(w * 0.2)}z`,
      light.stoneShade,
      'opacity="0.6"',
    )
  )
}

/** An elephant walking to the right, its feet at y. */
export function elephant(light: Light, x: number, y: number, scale: number): string {
  const grey = '#6c6f74'
  const dark = '#55585e'
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(10, 2, 150, 10, light.leafDeep, 'opacity="0.4"'),
    path('M-84,-84L-78,0H-40L-36,-80zM44,-84L60,0H96L92,-90z', dark),
    path(
      'M-128,-126C-128,-190 -70,-212 0,-210C40,-210 64,-220 88,-226C122,-232 148,-206 150,-172C154,-140 160,-112 158,-84C156,-56 172,-44 184,-50L188,-36C164,-24 140,-44 136,-78C134,-96 126,-112 112,-118C104,-96 84,-84 74,-82L78,0H40L24,-76C-10,-66 -36,-66 -56,-72L-66,0H-104L-108,-70C-122,-84 -128,-104 -128,-126z',
      grey,
    ),
    path('M52,-206C88,-222 108,-190 104,-152C100,-124 80,-108 66,-116C46,-130 36,-190 52,-206z', dark),
    path('M132,-112C140,-96 156,-88 172,-92C160,-80 136,-84 124,-104z', '#f4ecd8'),
    ellipse(124, -178, 4, 5, '#23262a'),
    stroke('M-126,-140C-142,-120 -144,-96 -138,-76', dark, 6),
  )
}

/** A small boat under sail. */
export function sail(light: Light, x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    path('M-46,-10H50C44,4 32,10 20,10H-24C-36,10 -44,2 -46,-10z', light.trunk),
    path('M2,-14V-96C34,-70 46,-40 50,-14z', '#fbf6ea'),
    path('M-4,-14V-82C-22,-60 -34,-34 -38,-14z', light.roadEdge),
  )
}

/** The lighthouse keeper's house. */
export function keepersHouse(light: Light, x: number, y: number): string {
  return (
    rect(x, y - 46, 92, 50, light.stone) +
    path(`M${x - 8},${y - 44}l16,-26h76l16,26z`, '#c0492f') +
    rect(x + 14, y - 34, 16, 20, light.stoneDeep) +
    rect(x + 56, y - 34, 18, 38, light.stoneDeep)
  )
}
