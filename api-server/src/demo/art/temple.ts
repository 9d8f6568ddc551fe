import type { Light } from './light.ts'
import { group, path, r, rect, stroke } from './parts.ts'

const TINTS = ['#c8674a', '#2f8f8d', '#e3a83c', '#7f9a5b']

/** A gate tower with its foot at x, y: a granite base with the gate, storeys of plaster figures, a barrel roof. */
export function gopuram(light: Light, x: number, y: number, width: number, storeys: number): string {
  const base = width * 0.34
  const step = width * 0.2
  const tiers = Array.from({ length: storeys }, (_, i) => {
    const from = 1 - i * (0.5 / storeys)
    return tier(light, width * 0.94 * from, -base - i * step * (1 - i * 0.028), step, i)
  })
  const top = -base - storeys * step * (1 - storeys * 0.028)
  return group(`translate(${r(x)} ${r(y)})`, gate(light, width, base), ...tiers, crown(light, width * 0.47, top))
}

function gate(light: Light, width: number, height: number): string {
  const half = width / 2
  const columns = [-0.42, -0.3, -0.2, 0.17, 0.27, 0.39].map((at) =>
    rect(width * at, -height * 0.82, width * 0.03, height * 0.72, light.stoneShade),
  )
  const door = `M${r(-width * 0.1)},0V${r(-height * 0.74)}h${r(width * 0.2)}V0z`
  return (
    rect(-half, -height, width, height, light.stone) +
    rect(0, -height, half, height, light.stoneShade, 'opacity="0.4"') +
    columns.join('') +
    rect(-half * 1.04, -height * 0.1, width * 1.04, height * 0.1, light.stoneDeep, 'opacity="0.55"') +
    rect(-half * 1.04, -height * 1.02, width * 1.04, height * 0.1, light.stoneShade) +
    path(door, light.stoneDeep)
  )
}

/** One storey: cornice, niches with figures, a window in the middle. */
function tier(light: Light, width: number, foot: number, height: number, index: number): string {
  const half = width / 2
  const upper = half * 0.93
  const wall = `M${r(-half)},${r(foot)}L${r(-upper)},${r(foot - height)}H${r(upper)}L${r(half)},${r(foot)}z`
  const count = 7 - Math.min(3, Math.floor(index / 2)) * 2 + 2
  const slot = (upper * 2) / count
  const niches = Array.from({ length: count }, (_, i) =>
    niche(
      light,
      -upper + slot * (i + 0.5),
      foot - height * 0.16,
      slot * 0.6,
      height * 0.56,
      i + index,
      i === (count - 1) / 2,
    ),
  )
  return (
    path(wall, light.stone) +
    path(`M0,${r(foot)}V${r(foot - height)}H${r(upper)}L${r(half)},${r(foot)}z`, light.stoneShade, 'opacity="0.4"') +
    niches.join('') +
    rect(
      -half * 1.03,
      foot - height * 0.12,
      half * 2.06,
      height * 0.12,
      TINTS[index % 2] ?? light.stoneShade,
      'opacity="0.85"',
    ) +
    rect(-upper * 1.04, foot - height * 1.02, upper * 2.08, height * 0.1, light.stoneShade)
  )
}

function niche(
  light: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  turn: number,
  window: boolean,
): string {
  const half = width / 2
  const arch = `M${r(x - half)},${r(foot)}v${r(-height * 0.6)}c0,${r(-height * 0.5)} ${r(width)},${r(-height * 0.5)} ${r(width)},0v${r(height * 0.6)}z`
  if (window) return path(arch, light.stoneDeep)
  const figure = `M${r(x - half * 0.42)},${r(foot)}c0,${r(-height * 0.5)} ${r(half * 0.1)},${r(-height * 0.62)} ${r(half * 0.42)},${r(-height * 0.78)}c${r(half * 0.32)},${r(height * 0.16)} ${r(half * 0.42)},${r(height * 0.28)} ${r(half * 0.42)},${r(height * 0.78)}z`
  return path(arch, light.stoneShade) + path(figure, TINTS[turn % TINTS.length] ?? light.stoneDeep, 'opacity="0.85"')
}

/** The barrel roof with its row of finials. */
function crown(light: Light, width: number, foot: number): string {
  const half = width / 2
  const h = width * 0.42
  const vault = `M${r(-half)},${r(foot)}c${r(-half * 0.12)},${r(-h * 0.7)} ${r(half * 0.22)},${r(-h)} ${r(half * 0.5)},${r(-h)}H${r(half * 0.5)}c${r(half * 0.28)},0 ${r(half * 0.62)},${r(h * 0.3)} ${r(half * 0.5)},${r(h)}z`
  const finials = [-0.44, -0.22, 0, 0.22, 0.44].map((at) => {
    const x = half * at
    const u = width * 0.032
    return path(
      `M${r(x - u)},${r(foot - h)}c${r(-u * 0.6)},${r(-u * 1.8)} ${r(u * 0.6)},${r(-u * 2)} ${r(u)},${r(-u * 4.4)}c${r(u * 0.4)},${r(u * 2.4)} ${r(u * 1.6)},${r(u * 2.6)} ${r(u)},${r(u * 4.4)}z`,
      '#e3a83c',
    )
  })
  const horseshoe = `M${r(-half * 0.24)},${r(foot)}v${r(-h * 0.4)}c0,${r(-h * 0.42)} ${r(half * 0.48)},${r(-h * 0.42)} ${r(half * 0.48)},0v${r(h * 0.4)}z`
  return (
    path(vault, '#c8674a') +
    path(
      `M0,${r(foot)}V${r(foot - h)}H${r(half * 0.5)}c${r(half * 0.28)},0 ${r(half * 0.62)},${r(h * 0.3)} ${r(half * 0.5)},${r(h)}z`,
      light.stoneDeep,
      'opacity="0.25"',
    ) +
    stroke(`M${r(-half * 0.98)},${r(foot - h * 0.3)}H${r(half * 0.98)}`, light.stone, 4, 'opacity="0.7"') +
    path(horseshoe, light.stone) +
    path(horseshoe, light.stoneDeep, `transform="translate(0 ${r(foot * 0.45)}) scale(0.55)" opacity="0.8"`) +
    finials.join('') +
    rect(-half * 1.06, foot - h * 0.08, half * 2.12, h * 0.12, light.stone)
  )
}
