import { LIGHTS, type Light, type LightName } from './light.ts'
import { birds, cloud, ellipse, group, hills, path, r, rain, rect, sky, stroke, WIDTH, water } from './parts.ts'
import { bush, palm, silverOak, tree } from './plants.ts'
import { gopuram } from './temple.ts'

export type SceneName = 'city' | 'hills' | 'coast' | 'temple'

/** Where the wheels stand. */
export const GROUND = 668
const KERB = 596

/** What a cab stands before: quiet, so that the cab stays the subject. */
export function cabScene(scene: SceneName, light: LightName = USUAL_LIGHT[scene]): string {
  return SCENES[scene](LIGHTS[light]) + rain(LIGHTS[light])
}

const USUAL_LIGHT: Record<SceneName, LightName> = { city: 'dawn', hills: 'noon', coast: 'noon', temple: 'dawn' }

const SCENES: Record<SceneName, (light: Light) => string> = {
  city: (light) =>
    sky(light, KERB, { x: 930, y: 250, radius: 70 }) +
    cloud(light, 120, 210, 230) +
    cloud(light, 560, 130, 170) +
    skyline(light.mist, light.hills[0], 470, [90, 150, 110, 200, 130, 170, 100, 220, 140, 120], 0.5) +
    skyline(light.hills[1], light.mist, 560, [120, 210, 90, 160, 240, 110, 180, 130, 200], 0.62) +
    [60, 190, 1020, 1150].map((x, i) => tree(light, x, KERB + 4, 150 + (i % 2) * 40, light.hills[2])).join('') +
    road(light),
  hills: (light) =>
    sky(light, KERB, { x: 250, y: 190, radius: 62 }) +
    cloud(light, 760, 170, 240) +
    birds(520, 190, light.hills[2]) +
    hills({ y: 400, height: 120, wave: 300, seed: 1.3, sharp: 0.5 }, KERB, light.hills[0], light.mist) +
    hills({ y: 470, height: 90, wave: 230, seed: 2.1 }, KERB, light.hills[1], light.mist) +
    hills({ y: 540, height: 60, wave: 330, seed: 4.4 }, KERB, light.hills[2]) +
    [70, 150, 1010, 1090, 1160]
      .map((x, i) => silverOak(light, x, KERB + 2, 170 + (i % 3) * 34, light.hills[3]))
      .join('') +
    road(light),
  coast: (light) =>
    sky(light, 470, { x: 900, y: 210, radius: 66 }) +
    cloud(light, 210, 190, 220) +
    birds(430, 230, light.hills[2]) +
    water(light, 440, 570) +
    path('M0,556C300,530 620,574 1200,540V640H0z', light.stone) +
    palm(light, 90, 604, 380, 60) +
    palm(light, 190, 604, 290, -46) +
    palm(light, 1120, 604, 350, -70) +
    road(light),
  temple: (light) =>
    sky(light, KERB, { x: 300, y: 230, radius: 70 }) +
    cloud(light, 800, 170, 210) +
    hills({ y: 500, height: 70, wave: 260, seed: 3.3 }, KERB, light.hills[0], light.mist) +
    group('translate(760 600) scale(0.86)', gopuram(light, 0, 0, 330, 6)) +
    rect(0, 540, WIDTH, 64, light.stoneShade) +
    Array.from({ length: 25 }, (_, i) => rect(i * 50 + 2, 540, 22, 64, light.stone)).join('') +
    rect(0, 532, WIDTH, 12, light.stone) +
    palm(light, 110, 604, 330, 40) +
    palm(light, 1110, 604, 300, -40) +
    road(light),
}

/** Flat-roofed houses of a town, their heights one after another. */
function skyline(fill: string, window: string, foot: number, heights: number[], opacity: number): string {
  const w = WIDTH / heights.length
  const houses = heights.map((h, i) => {
    const x = i * w
    const panes = Array.from({ length: Math.floor(h / 44) }, (_, row) =>
      [0.2, 0.44, 0.68]
        .map((at) => rect(x + w * at, foot - h + 18 + row * 40, w * 0.12, 18, window, `opacity="${opacity}"`))
        .join(''),
    )
    const tank = i % 3 === 1 ? rect(x + w * 0.6, foot - h - 22, w * 0.2, 22, fill, 'rx="4"') : ''
    return rect(x, foot - h, w + 1, h + 60, fill) + tank + panes.join('')
  })
  return houses.join('')
}

/** The road with its verge and dashes. */
function road(light: Light): string {
  const dashes = Array.from({ length: 8 }, (_, i) => `M${i * 170 - 20},752h92`).join('')
  return (
    bush(30, KERB + 6, 130, light.leaf) +
    bush(1180, KERB + 6, 150, light.leaf) +
    rect(0, KERB, WIDTH, 16, light.leafBright) +
    rect(0, KERB + 12, WIDTH, 12, light.roadEdge) +
    rect(0, KERB + 24, WIDTH, 800 - KERB - 24, light.road) +
    ellipse(600, 800, r(700), 60, '#000000', 'opacity="0.06"') +
    stroke(dashes, light.roadEdge, 7, 'opacity="0.85"')
  )
}
