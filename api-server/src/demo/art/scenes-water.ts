import { cascade, houseboat, lighthouse } from './building.ts'
import { fishingBoat, keepersHouse, rock, row, sail } from './figures.ts'
import type { Light } from './light.ts'
import { birds, cloud, ellipse, hills, path, ridgeAt, sky, water } from './parts.ts'
import { bush, palm, tree } from './plants.ts'

/** A palm-lined channel of Kerala with a house-boat. */
export function backwaters(light: Light): string {
  return (
    sky(light, 470, { x: 600, y: 330, radius: 84 }) +
    cloud(light, 160, 180, 220) +
    cloud(light, 860, 140, 190) +
    birds(360, 220, light.hills[2]) +
    hills({ y: 440, height: 26, wave: 160, seed: 2.2 }, 490, light.hills[1], light.mist) +
    row(13, (i) => palm(light, 20 + i * 100, 474 + (i % 3) * 4, 130 + ((i * 37) % 60), ((i * 53) % 50) - 25)) +
    hills({ y: 470, height: 12, wave: 90, seed: 1.1 }, 496, light.leafDeep) +
    water(light, 488) +
    ellipse(600, 540, 90, 10, light.sun, 'opacity="0.55"') +
    ellipse(600, 580, 130, 8, light.sun, 'opacity="0.4"') +
    houseboat(light, 640, 640, 1.05) +
    path('M-10,560C120,556 210,610 250,680C290,740 250,780 230,810H-10z', light.leafDeep) +
    path('M-10,590C90,586 160,640 190,700C215,750 180,790 170,810H-10z', light.leaf) +
    palm(light, 50, 650, 520, 150) +
    palm(light, 20, 740, 400, 40) +
    path('M1210,620C1120,630 1060,690 1050,810H1210z', light.leafDeep) +
    palm(light, 1130, 720, 500, -110) +
    bush(90, 770, 200, light.leafBright) +
    bush(1160, 800, 180, light.leaf)
  )
}

/** A beach with a fishing boat, seen along the shore. */
export function coast(light: Light): string {
  return (
    sky(light, 470, { x: 720, y: 380, radius: 92 }) +
    cloud(light, 130, 190, 260) +
    cloud(light, 900, 150, 180) +
    birds(420, 250, light.leafDeep) +
    water(light, 440) +
    ellipse(720, 462, 120, 6, light.sun, 'opacity="0.8"') +
    ellipse(720, 500, 160, 7, light.sun, 'opacity="0.5"') +
    ellipse(720, 548, 120, 8, light.sun, 'opacity="0.35"') +
    path('M1210,410C1120,400 1040,420 960,444H1210z', light.hills[2]) +
    path('M-10,650C240,600 520,640 720,690C900,734 1060,730 1210,700V810H-10z', light.shine, 'opacity="0.7"') +
    path('M-10,664C240,616 520,654 720,704C900,748 1060,744 1210,716V810H-10z', light.stone) +
    path('M-10,740C260,690 560,740 1210,790V810H-10z', light.stoneShade, 'opacity="0.6"') +
    fishingBoat(light, 470, 716) +
    palm(light, 90, 730, 560, 150) +
    palm(light, 210, 760, 430, 90) +
    palm(light, 30, 780, 380, -20) +
    bush(60, 800, 220, light.leafDeep)
  )
}

/** A fall in the rain forest. */
export function waterfall(light: Light): string {
  return (
    sky(light, 420) +
    hills({ y: 230, height: 60, wave: 220, seed: 2.4 }, 420, light.hills[0], light.mist) +
    hills({ y: 290, height: 50, wave: 180, seed: 5.1 }, 420, light.hills[1], light.mist) +
    row(17, (i) =>
      tree(light, 10 + i * 76, 316 + (i % 3) * 8, 130 + ((i * 41) % 50), i % 2 ? light.hills[2] : light.leaf),
    ) +
    path('M-10,300L120,290L260,306L420,296L520,310L700,300L880,312L1040,292L1210,304V660H-10z', light.stoneDeep) +
    path(
      'M-10,300L120,290L150,640H-10zM260,306L340,300L360,650L230,650zM880,312L960,302L990,650H850z',
      '#000000',
      'opacity="0.16"',
    ) +
    path('M130,292L250,306L224,640H160zM1000,298L1090,294L1110,650H1020z', light.stoneShade, 'opacity="0.22"') +
    cascade(light, 440, 302, 660, 130, 'fallA') +
    cascade(light, 620, 306, 672, 190, 'fallB') +
    cascade(light, 790, 306, 656, 100, 'fallC') +
    water(light, 640) +
    row(11, (i) =>
      ellipse(380 + i * 48, 654 + (i % 3) * 8, 60 + (i % 4) * 14, 18 + (i % 3) * 8, '#ffffff', 'opacity="0.4"'),
    ) +
    rock(light, 300, 700, 170) +
    rock(light, 880, 720, 220) +
    rock(light, 1000, 690, 150) +
    path('M-10,500C90,520 190,590 220,700C236,760 200,800 190,810H-10z', light.leafDeep) +
    path('M1210,520C1110,540 1060,620 1070,810H1210z', light.leafDeep) +
    tree(light, 70, 640, 330) +
    tree(light, 1130, 660, 350) +
    bush(110, 800, 320, light.leaf) +
    bush(1120, 806, 300, light.leaf)
  )
}

/** A lighthouse on its rock above the sea. */
export function lighthousePoint(light: Light): string {
  const head = { y: 560, height: 40, wave: 260, seed: 2.2 }
  return (
    sky(light, 540, { x: 280, y: 220, radius: 72 }) +
    cloud(light, 420, 150, 230) +
    cloud(light, 60, 320, 170) +
    birds(470, 300, light.hills[2]) +
    water(light, 500) +
    path('M-10,504C80,480 180,484 260,504z', light.hills[1]) +
    sail(light, 330, 548) +
    path('M560,810C580,720 640,680 690,640C740,590 820,566 900,560C1010,552 1110,560 1210,548V810z', light.stoneDeep) +
    path(
      'M690,640C740,590 820,566 900,560C1010,552 1110,560 1210,548V590C1100,600 980,590 900,606C820,622 750,648 690,640z',
      light.leaf,
    ) +
    path('M726,622C800,574 1010,554 1210,548V568C1040,572 860,584 726,622z', light.leafBright) +
    path(
      'M560,810C580,720 640,690 690,660C680,720 700,770 690,810zM860,640C850,700 880,760 870,810H800C810,740 820,690 860,640z',
      '#000000',
      'opacity="0.14"',
    ) +
    lighthouse(light, 930, 572, 400) +
    keepersHouse(light, 1010, 572) +
    palm(light, 1150, ridgeAt(head, 1150) + 12, 250, -40) +
    palm(light, 1090, ridgeAt(head, 1090) + 20, 200, 30) +
    ellipse(520, 790, 90, 8, '#ffffff', 'opacity="0.6"') +
    ellipse(440, 770, 60, 5, '#ffffff', 'opacity="0.45"') +
    rock(light, 480, 790, 130) +
    rock(light, 380, 800, 80)
  )
}
