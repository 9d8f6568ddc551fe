import type { Light } from './light.ts'
import { circle, ellipse, group, path, r } from './parts.ts'

/** One frond from the crown at 0,0: `reach` wide to the side of its sign, first rising, then hanging. */
function frond(reach: number, rise: number, hang: number, thick: number, fill: string): string {
  const d = `M0,0C${r(reach * 0.3)},${r(-rise)} ${r(reach * 0.75)},${r(-rise * 0.8)} ${r(reach)},${r(hang)}C${r(reach * 0.72)},${r(-rise * 0.8 + thick * 1.5)} ${r(reach * 0.4)},${r(-rise + thick * 2)} 0,${r(thick)}z`
  return path(d, fill)
}

/** A coconut palm with its foot at x, y; `lean` is how far the crown stands to the side. */
export function palm(light: Light, x: number, y: number, height: number, lean = 0): string {
  const w = Math.max(4, height * 0.035)
  const trunk = `M${r(-w)},0C${r(-w * 0.4)},${r(-height * 0.4)} ${r(lean * 0.5 - w)},${r(-height * 0.7)} ${r(lean - w * 0.45)},${r(-height)}h${r(w * 0.9)}C${r(lean * 0.5 + w * 0.6)},${r(-height * 0.7)} ${r(w * 0.9)},${r(-height * 0.4)} ${r(w * 1.25)},0z`
  const s = height * 0.36
  const t = s * 0.09
  const crown = [
    frond(-s * 0.95, s * 0.42, s * 0.62, t, light.leafDeep),
    frond(s * 0.95, s * 0.42, s * 0.6, t, light.leafDeep),
    frond(-s * 0.62, s * 0.2, s * 0.82, t, light.leafDeep),
    frond(s * 0.66, s * 0.2, s * 0.8, t, light.leafDeep),
    frond(-s * 1.12, s * 0.66, s * 0.2, t, light.leaf),
    frond(s * 1.12, s * 0.62, s * 0.22, t, light.leaf),
    frond(-s * 0.9, s * 0.95, -s * 0.36, t, light.leaf),
    frond(s * 0.92, s * 0.92, -s * 0.32, t, light.leaf),
    frond(-s * 0.3, s * 0.85, -s * 0.8, t, light.leafBright),
    frond(s * 0.38, s * 0.85, -s * 0.74, t, light.leafBright),
  ]
  const nuts = [-0.07, 0.02, 0.1].map((dx, i) => circle(s * dx, s * (0.08 + (i % 2) * 0.05), s * 0.06, light.earthDeep))
  return group(
    `translate(${r(x)} ${r(y)})`,
    path(trunk, light.trunk),
    group(`translate(${r(lean)} ${r(-height)})`, ...crown, ...nuts),
  )
}

/** A round-crowned tree with its foot at x, y. */
export function tree(light: Light, x: number, y: number, height: number, tone = light.leaf): string {
  const h = height
  return group(
    `translate(${r(x)} ${r(y)})`,
    path(`M${r(-h * 0.035)},0L${r(-h * 0.02)},${r(-h * 0.5)}h${r(h * 0.04)}L${r(h * 0.04)},0z`, light.trunk),
    path(
      `M${r(-h * 0.3)},${r(-h * 0.36)}c${r(-h * 0.14)},${r(-h * 0.1)} ${r(-h * 0.06)},${r(-h * 0.34)} ${r(h * 0.08)},${r(-h * 0.34)}c${r(h * 0.02)},${r(-h * 0.2)} ${r(h * 0.36)},${r(-h * 0.24)} ${r(h * 0.42)},${r(-h * 0.02)}c${r(h * 0.16)},${r(h * 0.02)} ${r(h * 0.2)},${r(h * 0.28)} ${r(h * 0.06)},${r(h * 0.36)}c${r(-h * 0.1)},${r(h * 0.06)} ${r(-h * 0.46)},${r(h * 0.06)} ${r(-h * 0.56)},0z`,
      tone,
    ),
    path(
      `M${r(-h * 0.12)},${r(-h * 0.62)}c${r(h * 0.03)},${r(-h * 0.14)} ${r(h * 0.2)},${r(-h * 0.2)} ${r(h * 0.28)},${r(-h * 0.08)}c${r(-h * 0.1)},${r(-h * 0.02)} ${r(-h * 0.16)},${r(h * 0.02)} ${r(-h * 0.28)},${r(h * 0.08)}z`,
      light.leafBright,
      'opacity="0.6"',
    ),
  )
}

/** A low bush, `width` wide. */
export function bush(x: number, y: number, width: number, fill: string): string {
  const u = width / 6
  return path(
    `M${r(x - 3 * u)},${r(y)}c${r(-0.3 * u)},${r(-1.6 * u)} ${r(1.2 * u)},${r(-2 * u)} ${r(1.7 * u)},${r(-1.5 * u)}c${r(0.4 * u)},${r(-1.2 * u)} ${r(2.4 * u)},${r(-1.2 * u)} ${r(2.7 * u)},${r(0.1 * u)}c${r(1 * u)},${r(-0.4 * u)} ${r(2 * u)},${r(0.4 * u)} ${r(1.6 * u)},${r(1.4 * u)}z`,
    fill,
  )
}

/** A silver oak, the slim shade tree of tea gardens. */
export function silverOak(light: Light, x: number, y: number, height: number, tone = light.leafDeep): string {
  const h = height
  const crown = `M0,${r(-h)}c${r(h * 0.12)},${r(h * 0.14)} ${r(h * 0.15)},${r(h * 0.4)} ${r(h * 0.1)},${r(h * 0.62)}c${r(-h * 0.05)},${r(h * 0.06)} ${r(-h * 0.15)},${r(h * 0.06)} ${r(-h * 0.2)},0c${r(-h * 0.05)},${r(-h * 0.22)} ${r(-h * 0.02)},${r(-h * 0.48)} ${r(h * 0.1)},${r(-h * 0.62)}z`
  return group(
    `translate(${r(x)} ${r(y)})`,
    path(`M${r(-h * 0.018)},0V${r(-h * 0.6)}h${r(h * 0.036)}V0z`, light.trunk),
    path(crown, tone),
    ellipse(-h * 0.03, -h * 0.66, h * 0.03, h * 0.16, light.leaf, 'opacity="0.55"'),
  )
}
