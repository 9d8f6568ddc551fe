import { CAB_BODIES, type CabBody, type CabBodyName } from './cab-bodies.ts'
import { cabScene, GROUND, type SceneName } from './cab-scenes.ts'
import { mix } from './colour.ts'
import type { LightName } from './light.ts'
import { circle, ellipse, fade, group, path, picture, r, rect, stroke, WIDTH } from './parts.ts'

const INK = '#1f292c'
const RUBBER = '#262c2f'
const STEEL = '#cfd6d6'
const YELLOW = '#f7c52b'

export type CabDrawing = {
  body: CabBodyName
  /** The paint as #rrggbb. */
  colour: string
  scene?: SceneName
  /** The scene's usual light where none is given. */
  light?: LightName
}

/** A cab from its side on a road, 1200 × 800. */
export function cabSvg({ body, colour, scene = 'city', light }: CabDrawing): string {
  const shape = CAB_BODIES[body]
  const left = (WIDTH - shape.length * shape.scale) / 2
  const cab = group(`translate(${r(left)} ${GROUND}) scale(${shape.scale})`, shadow(shape), car(shape, colour))
  return picture(cabScene(scene, light), cab)
}

function shadow({ length }: CabBody): string {
  return (
    ellipse(length / 2, 2, length * 0.53, 11, INK, 'opacity="0.22"') +
    ellipse(length / 2, -1, length * 0.46, 7, INK, 'opacity="0.4"')
  )
}

function car(shape: CabBody, colour: string): string {
  return [
    shape.roof ? roof(shape.roof) : '',
    paint(shape, colour),
    windows(shape, colour),
    trim(shape, colour),
    ...shape.wheels.map((x) => wheel(x, shape.wheelRadius)),
  ].join('')
}

/** The body with light from above: sky on the roof, a crease on the side, shade towards the sill. */
function paint({ outline, crease, seams, sill, length, wheels, wheelRadius }: CabBody, colour: string): string {
  const light = mix(colour, '#ffffff', 0.28)
  const shade = mix(colour, '#14242b', 0.34)
  const arches = (gap: number, fill: string) =>
    wheels.map((x) => circle(x, -wheelRadius, wheelRadius + gap, fill)).join('')
  return `
    <clipPath id="body"><path d="${outline}"/></clipPath>
    ${fade('paint', light, colour, 0.45)}
    ${path(outline, 'url(#paint)')}
    <g clip-path="url(#body)">
      ${path(`${crease}L${length},-68V0H0z`, mix(colour, '#14242b', 0.1))}
      ${stroke(seams, mix(colour, '#14242b', 0.42), 1.5)}
      ${rect(0, sill[1] - 16, length, 16, shade, 'opacity="0.45"')}
      ${arches(9, mix(colour, '#14242b', 0.5))}
      ${rect(0, sill[1], length, 60, INK)}
      ${rect(0, sill[1] - 5, length, 3.4, YELLOW)}
      ${arches(6, INK)}
    </g>
    ${stroke(crease, light, 1.6, 'opacity="0.75"')}`
}

function windows({ glass, pillars, seats }: CabBody, colour: string): string {
  const people = seats.map(([x, y], i) => (i === seats.length - 1 ? driver(x, y) : headRest(x, y)))
  const streaks = [0.2, 0.62].map((at) => {
    const x = 60 + at * 300
    return path(`M${r(x)},-270l34,0l-70,180h-34zM${r(x + 44)},-270h12l-70,180h-12z`, '#ffffff', 'opacity="0.13"')
  })
  return `
    <clipPath id="glass"><path d="${glass}"/></clipPath>
    ${fade('pane', '#7796a0', '#3d5560')}
    ${path(glass, 'url(#pane)', `stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"`)}
    <g clip-path="url(#glass)">
      ${people.join('')}
      ${streaks.join('')}
      ${pillars.map(([x1, y1, x2, y2, w]) => stroke(`M${x1},${y1}L${x2},${y2}`, w > 7 ? INK : mix(colour, INK, 0.75), w)).join('')}
    </g>`
}

function headRest(x: number, y: number): string {
  const seat = `M${x - 15},-60V${y + 16}c0,-5 3,-7 8,-7v-3c-3,0 -5,-2 -5,-5v-6c0,-3 2,-5 5,-5h7c3,0 5,2 5,5v6c0,3 -2,5 -5,5v3c5,0 7,3 7,8V-60z`
  return path(seat, '#2d3f48')
}

/** The driver with a hand at the wheel. */
function driver(x: number, y: number): string {
  return [
    headRest(x - 12, y),
    path(`M${x - 8},-60V${y + 34}c0,-12 6,-16 14,-16s14,6 15,14l18,10v8l-24,-3V-60z`, '#e9e3d6'),
    ellipse(x + 8, y + 6, 9, 11.5, '#8a5a3f'),
    path(`M${x - 2},${y + 6}c-2,-16 20,-18 20,-5c-5,-3 -9,-3 -13,-2c0,4 -2,8 -7,7z`, '#2a2326'),
    stroke(`M${x + 40},${y + 22}l8,26`, '#1f292c', 4),
  ].join('')
}

function trim(shape: CabBody, colour: string): string {
  const line = mix(colour, '#14242b', 0.42)
  const [mx, my] = shape.mirror
  return [
    ...shape.handles.map(([x, y]) =>
      rect(x, y, 17, 4.4, mix(colour, '#ffffff', 0.45), `rx="2.2" stroke="${line}" stroke-width="1"`),
    ),
    path(shape.headLamp, '#fff6d8', `stroke="${line}" stroke-width="1.4"`),
    path(shape.tailLamp, '#d8402e', `stroke="${line}" stroke-width="1.4"`),
    ...shape.plates.map(([x, y]) => rect(x, y, 5, 15, YELLOW, `rx="1" stroke="${INK}" stroke-width="0.8"`)),
    path(
      `M${mx},${my}c-2,-10 4,-14 15,-13c3,0 4,3 4,6v9c-7,2 -14,2 -19,-2z`,
      mix(colour, '#14242b', 0.2),
      `stroke="${line}" stroke-width="1"`,
    ),
  ].join('')
}

/** A wheel with five spokes, standing on the ground. */
function wheel(x: number, radius: number): string {
  const rim = radius * 0.66
  const spokes = Array.from({ length: 5 }, (_, i) =>
    path(`M-3.4,0L-2,${r(-rim * 0.94)}h4L3.4,0z`, STEEL, `transform="rotate(${i * 72 + 8})"`),
  )
  return group(
    `translate(${x} ${-radius})`,
    circle(0, 0, radius, RUBBER),
    circle(0, 0, rim + 1.6, '#3a4347'),
    circle(0, 0, rim, STEEL),
    circle(0, 0, rim * 0.86, '#59656a'),
    ...spokes,
    circle(0, 0, rim * 0.24, '#eef2f2'),
    circle(0, 0, rim * 0.1, '#59656a'),
  )
}

/** Rails alone, or a carrier with luggage under a rope. */
function roof({ kind, from, to, y }: NonNullable<CabBody['roof']>): string {
  const rail = stroke(`M${from},${y + 4}V${y - 5}H${to}V${y + 4}`, '#3a4347', 4)
  if (kind === 'rails') return rail
  const bag = (x: number, w: number, h: number, fill: string) =>
    rect(x, y - 7 - h, w, h, fill, 'rx="5"') +
    rect(x, y - 7 - h * 0.45, w, 2.4, INK, 'opacity="0.25"') +
    stroke(`M${r(x + w * 0.36)},${r(y - 7 - h)}v-5h${r(w * 0.28)}v5`, '#3a4347', 2.6)
  const third = (to - from) / 3
  return (
    bag(from + 6, third * 0.95, 30, '#b4502f') +
    bag(from + third + 6, third * 0.8, 38, '#1f6a67') +
    bag(from + third * 1.85 + 8, third * 0.95, 26, '#d79a3a') +
    rail
  )
}
