import { boulder, palace, pillaredHall } from './building.ts'
import { bungalow, elephant, pillarStump, row, tank, wall } from './figures.ts'
import type { Light } from './light.ts'
import { birds, cloud, fade, group, HEIGHT, hills, path, r, rect, sky, stroke, WIDTH } from './parts.ts'
import { bush, palm, silverOak, tree } from './plants.ts'
import { gopuram } from './temple.ts'

/** Ghats in layers and a road that winds up through them. */
export function hillRoad(light: Light): string {
  const road =
    'M470,800C520,730 800,716 800,664C800,620 520,628 510,588C502,556 640,552 646,528C650,510 590,506 588,492C588,506 664,508 670,530C676,562 552,566 560,590C572,622 880,606 890,664C898,724 700,740 760,800z'
  return (
    sky(light, 640, { x: 820, y: 250, radius: 78 }) +
    cloud(light, 130, 200, 230) +
    cloud(light, 480, 120, 150) +
    birds(420, 250, light.hills[2]) +
    hills({ y: 360, height: 110, wave: 260, seed: 0.7, sharp: 0.8 }, 700, light.hills[0], light.mist) +
    hills({ y: 440, height: 110, wave: 240, seed: 2.9, sharp: 0.6 }, 740, light.hills[1], light.mist) +
    hills({ y: 520, height: 90, wave: 300, seed: 5.2, sharp: 0.3 }, 800, light.hills[2], light.mist) +
    path('M-10,600C200,520 380,480 590,490C800,500 1000,560 1210,520V810H-10z', light.hills[3]) +
    path('M-10,690C160,620 330,640 470,800H-10zM1210,610C1040,610 960,700 760,800H1210z', light.leafDeep) +
    path(road, light.road) +
    stroke(
      'M612,800C640,740 846,726 846,664C846,616 540,620 536,589',
      light.roadEdge,
      4,
      'stroke-dasharray="22 20" opacity="0.9"',
    ) +
    row(9, (i) => silverOak(light, 40 + i * 46, 660 - Math.sin(i * 0.9) * 22 - i * 8, 120 - i * 7)) +
    row(6, (i) =>
      tree(light, 950 + i * 50, 640 + (i % 2) * 46, 130 + (i % 3) * 20, i % 2 ? light.leaf : light.leafDeep),
    ) +
    bush(120, 800, 220, light.leaf) +
    bush(1080, 806, 260, light.leaf)
  )
}

/** Rows of tea over rounded slopes, with shade trees and a bungalow. */
export function teaGarden(light: Light): string {
  const rows = (d: string, shift: number, count: number, width: number, colour: string) =>
    row(count, (i) =>
      stroke(d, colour, width * (1 + i * 0.12), `transform="translate(0 ${r(i * shift * (1 + i * 0.06))})"`),
    )
  const far = 'M-20,520C160,440 340,450 520,500C700,550 900,520 1220,430'
  const near = 'M-20,640C200,560 420,580 640,640C820,690 1020,660 1220,590'
  return (
    sky(light, 560, { x: 300, y: 200, radius: 66 }) +
    cloud(light, 700, 170, 250) +
    hills({ y: 330, height: 110, wave: 280, seed: 1.9, sharp: 0.5 }, 600, light.hills[0], light.mist) +
    hills({ y: 410, height: 90, wave: 250, seed: 3.7 }, 640, light.hills[1], light.mist) +
    bungalow(light, 860, 512) +
    row(5, (i) => silverOak(light, 720 + i * 24, 512 - i * 3, 90 + (i % 2) * 22, light.hills[2])) +
    path(`${far}V800H-20z`, light.hills[2]) +
    `<clipPath id="far"><path d="${far}V800H-20z"/></clipPath><g clip-path="url(#far)">${rows(far, 22, 9, 11, light.leaf)}</g>` +
    row(4, (i) => silverOak(light, 120 + i * 96, 560 - Math.sin(i) * 34, 190 - i * 18)) +
    path(`${near}V800H-20z`, light.leafDeep) +
    `<clipPath id="near"><path d="${near}V800H-20z"/></clipPath><g clip-path="url(#near)">${rows(near, 33, 7, 20, light.leaf)}${rows(near, 33, 7, 7, light.leafBright)}</g>` +
    silverOak(light, 1050, 650, 300) +
    silverOak(light, 1130, 640, 240)
  )
}

/** Tall forest with an elephant and her calf on the track. */
export function forest(light: Light): string {
  const trunks = (count: number, shift: number, width: number, colour: string, foot: number) =>
    row(count, (i) => {
      const x = shift + (i * WIDTH) / count + ((i * 61) % 40)
      return path(
        `M${x - width},${foot}C${x - width * 0.5},${foot - 200} ${x - width * 0.4},200 ${x - width * 0.4},-10h${width * 0.8}C${x + width * 0.4},200 ${x + width * 0.5},${foot - 200} ${x + width},${foot}z`,
        colour,
      )
    })
  return (
    fade('wood', light.hills[0], light.mist) +
    rect(0, 0, WIDTH, HEIGHT, 'url(#wood)') +
    trunks(13, 10, 14, light.hills[1], 560) +
    hills({ y: 150, height: -70, wave: 120, seed: 1.7 }, -20, light.hills[1]) +
    hills({ y: 560, height: 24, wave: 120, seed: 3.9 }, 810, light.hills[1], light.mist) +
    trunks(8, 50, 22, light.hills[2], 620) +
    hills({ y: 96, height: -60, wave: 150, seed: 4.6 }, -20, light.hills[2]) +
    hills({ y: 610, height: 26, wave: 170, seed: 2.8 }, 810, light.hills[2]) +
    path(
      'M430,810C470,720 640,690 650,640C655,622 610,616 600,608C640,612 720,620 724,644C730,700 800,730 900,810z',
      light.earth,
    ) +
    elephant(light, 520, 690, 0.98) +
    elephant(light, 800, 716, 0.5) +
    path('M-10,700C140,640 320,690 420,810H-10zM1210,690C1060,650 960,720 900,810H1210z', light.leafDeep) +
    trunks(1, 60, 46, light.trunk, 800) +
    trunks(1, 1090, 54, light.trunk, 800) +
    hills({ y: 40, height: -66, wave: 190, seed: 0.9 }, -20, light.leafDeep) +
    bush(150, 806, 320, light.leaf) +
    bush(1060, 810, 340, light.leaf) +
    bush(330, 812, 160, light.leafBright)
  )
}

/** A great temple with its tank. */
export function templeTown(light: Light): string {
  return (
    sky(light, 560, { x: 260, y: 210, radius: 70 }) +
    cloud(light, 820, 170, 240) +
    cloud(light, 90, 330, 160) +
    birds(330, 330, light.hills[2]) +
    hills({ y: 470, height: 60, wave: 260, seed: 3.1 }, 580, light.hills[0], light.mist) +
    row(7, (i) => palm(light, 40 + i * 190, 580, 190 + (i % 3) * 34, (i % 2) * 60 - 30)) +
    group('translate(930 582) scale(0.56)', gopuram(light, 0, 0, 320, 5)) +
    group('translate(610 588) scale(0.94)', gopuram(light, 0, 0, 330, 7)) +
    group('translate(270 582) scale(0.5)', gopuram(light, 0, 0, 320, 4)) +
    wall(light, 540, 60) +
    tank(light, 600)
  )
}

/** A palace of the Deccan behind its lawn. */
export function palaceTown(light: Light): string {
  return (
    sky(light, 600, { x: 940, y: 250, radius: 84 }) +
    cloud(light, 120, 170, 240) +
    cloud(light, 700, 130, 180) +
    birds(300, 260, light.hills[2]) +
    hills({ y: 520, height: 44, wave: 240, seed: 1.4 }, 640, light.hills[0], light.mist) +
    row(12, (i) => tree(light, 20 + i * 106, 618, 120 + ((i * 43) % 40), light.hills[2])) +
    palace(light, 600, 630, 900) +
    path('M-10,626H1210V810H-10z', light.leafBright) +
    path('M540,628H660L820,810H380z', light.stone) +
    path('M-10,626H1210V640H-10z', light.leaf) +
    row(5, (i) => bush(80 + i * 96, 680 + i * 4, 80, light.leaf)) +
    row(5, (i) => bush(1120 - i * 96, 680 + i * 4, 80, light.leaf)) +
    palm(light, 60, 730, 400, -20) +
    palm(light, 1140, 730, 400, 20) +
    path('M-10,760C200,730 330,790 400,810H-10zM1210,760C1000,730 870,790 800,810H1210z', light.leafDeep)
  )
}

/** Columns and boulders by the Tungabhadra. */
export function ruins(light: Light): string {
  return (
    sky(light, 600, { x: 330, y: 290, radius: 84 }) +
    cloud(light, 700, 150, 230) +
    birds(560, 230, light.leafDeep) +
    hills({ y: 440, height: 60, wave: 200, seed: 4.1, sharp: 0.2 }, 620, light.hills[0], light.mist) +
    row(16, (i) => boulder(light, 40 + i * 74, 600, 120 + ((i * 47) % 70), 60 + ((i * 31) % 80))) +
    row(7, (i) => boulder(light, 760 + i * 66, 530 + (i % 2) * 18, 110 + ((i * 29) % 60), 70 + ((i * 43) % 50))) +
    boulder(light, 900, 470, 150, 96) +
    boulder(light, 1000, 480, 110, 80) +
    boulder(light, 940, 386, 104, 66) +
    path('M-10,580H1210V810H-10z', light.earth) +
    path('M-10,690C300,660 700,700 1210,670V810H-10z', light.earthDeep, 'opacity="0.55"') +
    pillaredHall(light, 170, 690, 480, 300, 5) +
    row(3, (i) => pillarStump(light, 760 + i * 120, 690 - i * 6, 200 - i * 46)) +
    palm(light, 1090, 720, 430, -70) +
    boulder(light, 1120, 780, 280, 110) +
    boulder(light, 60, 800, 240, 90) +
    bush(940, 760, 150, light.leafDeep)
  )
}
