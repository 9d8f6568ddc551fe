import type { Light } from './light.ts'
import { circle, ellipse, fade, group, path, r, rect, stroke } from './parts.ts'

/** A kettuvallam, the house-boat of the backwaters, its water line at x, y; bow to the right. */
export function houseboat(light: Light, x: number, y: number, scale: number): string {
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const at = -150 + i * 36
    return `M${at},-60c-6,-30 -2,-52 10,-62`
  })
  const roof = 'M-178,-58C-182,-104 -150,-128 -104,-128H96C146,-128 172,-104 176,-58z'
  return group(
    `translate(${r(x)} ${r(y)}) scale(${scale})`,
    group(
      'translate(0 6) scale(1 -0.5)',
      path(roof, light.stoneDeep, 'opacity="0.25"'),
      path(HULL, light.trunk, 'opacity="0.3"'),
    ),
    rect(-150, -66, 300, 46, light.stoneDeep),
    [-132, -74, -16, 42, 100].map((at) => rect(at, -58, 38, 26, light.glow, 'opacity="0.85"')).join(''),
    path(roof, light.earth),
    path(
      'M-178,-58C-180,-84 -172,-100 -160,-110C-120,-84 120,-84 158,-110C170,-100 176,-84 176,-58z',
      light.earthDeep,
      'opacity="0.4"',
    ),
    stroke(ribs.join(''), light.earthDeep, 3),
    path('M-36,-128C-30,-156 34,-156 40,-128z', light.earthDeep),
    path('M-26,-128C-20,-146 24,-146 30,-128z', light.stoneDeep),
    path(HULL, light.trunk),
    path(
      'M-262,-50C-200,-22 200,-22 268,-56C266,-50 262,-44 258,-40C190,-12 -190,-12 -250,-38z',
      light.earthDeep,
      'opacity="0.8"',
    ),
    ellipse(0, 4, 236, 5, light.shine, 'opacity="0.7"'),
  )
}

const HULL =
  'M-262,-50C-200,-22 200,-22 268,-56C280,-62 284,-74 282,-84C296,-62 284,-30 246,0C160,8 -160,8 -226,0C-252,-16 -268,-34 -274,-62C-270,-56 -268,-52 -262,-50z'

/** A lighthouse in red and white bands with its foot at x, y. */
export function lighthouse(light: Light, x: number, y: number, height: number): string {
  const foot = height * 0.105
  const top = height * 0.066
  const halfAt = (t: number) => foot + (top - foot) * t
  const bands = Array.from({ length: 7 }, (_, i) => {
    const low = i / 7
    const high = (i + 1) / 7
    const d = `M${r(-halfAt(low))},${r(-height * low)}L${r(-halfAt(high))},${r(-height * high)}H${r(halfAt(high))}L${r(halfAt(low))},${r(-height * low)}z`
    return path(d, i % 2 ? '#fbf6ea' : '#c0492f')
  })
  const shade = `M${r(foot * 0.2)},0L${r(top * 0.2)},${r(-height)}H${r(top)}L${r(foot)},0z`
  const u = height * 0.02
  return group(
    `translate(${r(x)} ${r(y)})`,
    ...bands,
    path(shade, light.stoneDeep, 'opacity="0.28"'),
    rect(-top * 1.5, -height - u * 1.2, top * 3, u * 1.2, light.stoneDeep),
    stroke(
      `M${r(-top * 1.5)},${r(-height - u * 3.6)}H${r(top * 1.5)}M${r(-top * 1.4)},${r(-height - u)}v${r(-u * 2.6)}M${r(top * 1.4)},${r(-height - u)}v${r(-u * 2.6)}`,
      light.stoneDeep,
      3,
    ),
    rect(-top * 0.72, -height - u * 6, top * 1.44, u * 4.8, '#ffe9a8'),
    stroke(`M0,${r(-height - u * 6)}v${r(u * 4.8)}`, light.stoneDeep, 3),
    path(
      `M${r(-top)},${r(-height - u * 6)}C${r(-top * 0.9)},${r(-height - u * 9)} ${r(top * 0.9)},${r(-height - u * 9)} ${r(top)},${r(-height - u * 6)}z`,
      '#c0492f',
    ),
    circle(0, -height - u * 8.6, u * 0.7, light.stoneDeep),
    [0.2, 0.48, 0.76]
      .map((t) => rect(-u * 0.7, -height * t - u * 2, u * 1.4, u * 2.6, light.stoneDeep, 'rx="4"'))
      .join(''),
  )
}

/** A hall of carved granite columns on a plinth, as at Hampi; `bays` openings from x to the right. */
export function pillaredHall(light: Light, x: number, y: number, width: number, height: number, bays: number): string {
  const slot = width / bays
  const columns = Array.from({ length: bays + 1 }, (_, i) => column(light, i * slot, height * 0.64))
  return group(
    `translate(${r(x)} ${r(y)})`,
    rect(-30, -height * 0.82, width + 60, height * 0.7, light.stoneDeep),
    ...columns.map((one) => group(`translate(0 ${r(-height * 0.16)})`, one)),
    rect(-50, -height * 0.16, width + 100, height * 0.16, light.stone),
    rect(-50, -height * 0.09, width + 100, height * 0.04, light.stoneShade),
    rect(-40, -height * 0.88, width + 80, height * 0.09, light.stoneShade),
    path(
      `M-66,${r(-height * 0.86)}L-46,${r(-height)}H${r(width + 46)}L${r(width + 66)},${r(-height * 0.86)}z`,
      light.stone,
    ),
    rect(width / 2, -height, width / 2 + 46, height * 0.14, light.stoneShade, 'opacity="0.35"'),
  )
}

function column(light: Light, x: number, height: number): string {
  const w = height * 0.13
  const block = (y: number, h: number, wide: number, fill: string) =>
    rect(x - wide / 2, -height * y - h * height, wide, h * height, fill)
  return (
    block(0, 1, w, light.stone) +
    block(0, 0.18, w * 1.5, light.stone) +
    block(0.4, 0.14, w * 1.4, light.stone) +
    block(0.72, 0.06, w * 1.5, light.stoneShade) +
    block(0.86, 0.14, w * 2.3, light.stone) +
    block(0.78, 0.08, w * 1.7, light.stone) +
    rect(x, -height, w / 2, height, light.stoneShade, 'opacity="0.6"')
  )
}

/** A palace front of arches between domed towers, its foot at x (middle), y. */
export function palace(light: Light, x: number, y: number, width: number): string {
  const u = width / 100
  const arcade = (from: number, count: number, foot: number, w: number, h: number) =>
    Array.from({ length: count }, (_, i) => arch(light, (from + i * w * 1.28) * u, -foot * u, w * u, h * u)).join('')
  const wing = (side: 1 | -1) => (side === 1 ? '' : 'scale(-1 1)')
  const half = [
    rect(0, -26 * u, 44 * u, 26 * u, light.stone),
    rect(0, -27 * u, 45 * u, 1.6 * u, light.stoneShade),
    rect(0, -14 * u, 44 * u, 1.2 * u, light.stoneShade),
    arcade(12, 5, 0, 4.6, 10.5),
    arcade(12, 5, 15.4, 4.6, 8),
    tower(light, 42 * u, 0, 9 * u, 34 * u),
    tower(light, 15 * u, -26 * u, 6 * u, 8 * u),
  ]
  return group(
    `translate(${r(x)} ${r(y)})`,
    ...([-1, 1] as const).map((side) => `<g${wing(side) && ` transform="${wing(side)}"`}>${half.join('')}</g>`),
    rect(-11 * u, -38 * u, 22 * u, 38 * u, light.stone),
    rect(0, -38 * u, 11 * u, 38 * u, light.stoneShade, 'opacity="0.3"'),
    rect(-12 * u, -39.4 * u, 24 * u, 1.8 * u, light.stoneShade),
    arch(light, -5 * u, 0, 10 * u, 21 * u),
    [-8, -2.2, 3.6].map((at) => arch(light, at * u, -25 * u, 4.4 * u, 9 * u)).join(''),
    rect(-7 * u, -46 * u, 14 * u, 7 * u, light.stone),
    [-5.4, -1.6, 2.2].map((at) => arch(light, at * u, -39.6 * u, 3.2 * u, 5 * u)).join(''),
    dome(light, 0, -46 * u, 15 * u, '#e3a83c'),
  )
}

function tower(light: Light, x: number, y: number, width: number, height: number): string {
  return (
    rect(x - width / 2, y - height, width, height, light.stone) +
    rect(x, y - height, width / 2, height, light.stoneShade, 'opacity="0.35"') +
    rect(x - width * 0.58, y - height, width * 1.16, width * 0.14, light.stoneShade) +
    arch(light, x - width * 0.24, y - height + width * 0.9, width * 0.48, width * 0.62) +
    dome(light, x, y - height, width * 1.1, '#b65345')
  )
}

/** An onion dome with a gold finial, standing on x, y. */
function dome(light: Light, x: number, y: number, width: number, fill: string): string {
  const h = width / 2
  const d = `M${r(-h * 0.86)},0C${r(-h * 1.2)},${r(-h * 0.7)} ${r(-h * 0.5)},${r(-h * 1.3)} 0,${r(-h * 1.7)}C${r(h * 0.5)},${r(-h * 1.3)} ${r(h * 1.2)},${r(-h * 0.7)} ${r(h * 0.86)},0z`
  const shade = `M${r(h * 0.1)},0C${r(h * 0.5)},${r(-h * 0.6)} ${r(h * 0.3)},${r(-h * 1.3)} 0,${r(-h * 1.7)}C${r(h * 0.5)},${r(-h * 1.3)} ${r(h * 1.2)},${r(-h * 0.7)} ${r(h * 0.86)},0z`
  const gold = `M${r(-h * 0.1)},${r(-h * 1.6)}c${r(-h * 0.1)},${r(-h * 0.16)} ${r(h * 0.05)},${r(-h * 0.24)} ${r(h * 0.1)},${r(-h * 0.6)}c${r(h * 0.05)},${r(h * 0.36)} ${r(h * 0.2)},${r(h * 0.44)} ${r(h * 0.1)},${r(h * 0.6)}z`
  return group(
    `translate(${r(x)} ${r(y)})`,
    path(d, fill),
    path(shade, light.stoneDeep, 'opacity="0.3"'),
    path(gold, '#e3a83c'),
    rect(-h * 0.95, -h * 0.12, h * 1.9, h * 0.16, light.stone),
  )
}

function arch(light: Light, x: number, y: number, width: number, height: number): string {
  return path(
    `M${r(x)},${r(y)}v${r(-height * 0.55)}c0,${r(-height * 0.3)} ${r(width * 0.3)},${r(-height * 0.34)} ${r(width / 2)},${r(-height * 0.45)}c${r(width * 0.2)},${r(height * 0.11)} ${r(width / 2)},${r(height * 0.15)} ${r(width / 2)},${r(height * 0.45)}v${r(height * 0.55)}z`,
    light.stoneDeep,
  )
}

/** A rounded boulder of granite, lit from the left. */
export function boulder(light: Light, x: number, y: number, width: number, height: number): string {
  const at = (dx: number, dy: number) => `${r(x + width * dx)},${r(y - height * dy)}`
  const whole = `M${at(-0.5, 0)}C${at(-0.58, 0.7)} ${at(-0.28, 1)} ${at(0.04, 1)}C${at(0.42, 1)} ${at(0.58, 0.5)} ${at(0.48, 0)}z`
  const shade = `M${at(-0.5, 0)}C${at(-0.52, 0.2)} ${at(-0.5, 0.3)} ${at(-0.47, 0.4)}C${at(-0.2, 0.14)} ${at(0.3, 0.3)} ${at(0.3, 0.9)}C${at(0.5, 0.7)} ${at(0.54, 0.4)} ${at(0.48, 0)}z`
  return path(whole, light.stoneShade) + path(shade, light.earthDeep, 'opacity="0.75"')
}

/** A curtain of falling water between two heights, `width` wide at the foot. */
export function cascade(light: Light, x: number, top: number, foot: number, width: number, id: string): string {
  const w = width / 2
  const threads = [-0.6, -0.25, 0.1, 0.5].map(
    (at) => `M${r(x + w * at * 0.7)},${r(top + 14)}L${r(x + w * at)},${r(foot - 20)}`,
  )
  return (
    fade(id, '#ffffff', light.water[0]) +
    path(
      `M${r(x - w * 0.66)},${r(top)}C${r(x - w * 0.7)},${r(top + 60)} ${r(x - w)},${r(foot - 80)} ${r(x - w)},${r(foot)}H${r(x + w)}C${r(x + w)},${r(foot - 80)} ${r(x + w * 0.7)},${r(top + 60)} ${r(x + w * 0.66)},${r(top)}z`,
      `url(#${id})`,
    ) +
    stroke(threads.join(''), light.water[1], 4, 'opacity="0.25"')
  )
}
