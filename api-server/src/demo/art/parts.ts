import type { Light } from './light.ts'

export const WIDTH = 1200
export const HEIGHT = 800

/** A whole picture of 1200 × 800 units: a fixed size, so that it is rasterised the same everywhere. */
export function picture(...layers: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${layers.join('')}</svg>`
}

/** A number with one decimal at most: keeps the text short. */
export const r = (value: number): number => Math.round(value * 10) / 10

export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="${fill}"${extra && ` ${extra}`}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`
export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  ellipse(x, y, radius, radius, fill, extra)
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}`)

/** A vertical gradient; `id` is unique within one picture. */
export function fade(id: string, from: string, to: string, end = 1): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="${end}" stop-color="${to}"/></linearGradient>`
}

/** The sky down to `horizon`, with its sun or none. */
export function sky(light: Light, horizon: number, sun?: { x: number; y: number; radius: number }): string {
  const disc = sun
    ? circle(sun.x, sun.y, sun.radius * 2.6, light.glow, 'opacity="0.28"') +
      circle(sun.x, sun.y, sun.radius * 1.7, light.glow, 'opacity="0.5"') +
      circle(sun.x, sun.y, sun.radius, light.sun)
    : ''
  return fade('sky', light.sky[0], light.sky[1]) + rect(0, 0, WIDTH, horizon, 'url(#sky)') + disc
}

/** A flat-bottomed cloud, `width` wide, its foot at x, y. */
export function cloud(light: Light, x: number, y: number, width: number): string {
  const u = width / 10
  const d = `M${r(x)},${r(y)}h${r(10 * u)}c${r(0.4 * u)},${r(-1.1 * u)} ${r(-0.7 * u)},${r(-1.7 * u)} ${r(-1.7 * u)},${r(-1.5 * u)}c${r(-0.2 * u)},${r(-1.4 * u)} ${r(-2 * u)},${r(-1.9 * u)} ${r(-3 * u)},${r(-0.9 * u)}c${r(-0.9 * u)},${r(-1 * u)} ${r(-2.8 * u)},${r(-0.4 * u)} ${r(-2.8 * u)},${r(1 * u)}c${r(-1.4 * u)},${r(-0.3 * u)} ${r(-2.7 * u)},${r(0.3 * u)} ${r(-2.5 * u)},${r(1.4 * u)}z`
  return path(d, light.cloud, 'opacity="0.75"')
}

/** Three far birds. */
export function birds(x: number, y: number, colour: string): string {
  const bird = (dx: number, dy: number, s: number) =>
    `M${r(x + dx)},${r(y + dy)}q${r(7 * s)},${r(-8 * s)} ${r(13 * s)},0q${r(6 * s)},${r(-8 * s)} ${r(13 * s)},0`
  return stroke(bird(0, 0, 1) + bird(46, -22, 0.8) + bird(74, 6, 0.65), colour, 3)
}

/** Slanting rain over the whole picture, where the light has it. */
export function rain(light: Light): string {
  if (!light.rain) return ''
  const drops = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 197) % 1260
    const y = (i * 331) % 760
    return `M${x},${y}l-9,34`
  })
  return stroke(drops.join(''), light.shine, 2, 'opacity="0.5"')
}

type Ridge = { y: number; height: number; wave: number; seed: number; sharp?: number }

/** Height of a ridge at x: three waves of unrelated lengths, so that no layer repeats another. */
export function ridgeAt({ y, height, wave, seed, sharp = 0 }: Ridge, x: number): number {
  const t = x / wave + seed
  const soft = Math.sin(t * 2.1) * 0.5 + Math.sin(t * 4.3 + seed * 3) * 0.28 + Math.sin(t * 7.9 + seed) * 0.1
  const peak = 1 - Math.abs(Math.sin(t * 1.9 + seed * 2))
  return y - height * (soft * (1 - sharp) + peak * sharp * 1.1)
}

/** A layer reaches past both edges of the picture. */
const EDGE = [-40, WIDTH + 40] as const

/** The line of a ridge from left to right, smoothed. */
function ridgeLine(ridge: Ridge): string {
  const step = 36
  const [from, to] = EDGE
  let d = `M${from},${r(ridgeAt(ridge, from))}`
  for (let x = from; x < to; x += step) {
    const middle = x + step / 2
    d += `Q${x},${r(ridgeAt(ridge, x))} ${middle},${r((ridgeAt(ridge, x) + ridgeAt(ridge, x + step)) / 2)}`
  }
  return `${d}L${to},${r(ridgeAt(ridge, to))}`
}

/** One layer of hills down to `foot`, paler towards it where `mist` is given. */
export function hills(ridge: Ridge, foot: number, colour: string, mist?: string): string {
  const id = `h${Math.round(ridge.seed * 100)}${Math.round(ridge.y)}`
  const d = `${ridgeLine(ridge)}V${foot}H${EDGE[0]}z`
  return mist ? fade(id, colour, mist, 1.25) + path(d, `url(#${id})`) : path(d, colour)
}

/** Water between two heights with lines of light that widen towards the viewer. */
export function water(light: Light, top: number, bottom = HEIGHT): string {
  const depth = bottom - top
  const shines = Array.from({ length: 22 }, (_, i) => {
    const near = ((i * 0.381) % 1) ** 1.4
    const x = (i * 367 + 90) % WIDTH
    return ellipse(x, top + 10 + near * (depth - 16), 26 + near * 90, 1.4 + near * 3.4, light.shine, 'opacity="0.5"')
  })
  return fade('water', light.water[0], light.water[1]) + rect(0, top, WIDTH, depth, 'url(#water)') + shines.join('')
}
