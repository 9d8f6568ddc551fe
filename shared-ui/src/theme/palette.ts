import type { MantineColorsTuple } from '@mantine/core'

/*
 * Ten shades each, light to dark, set in OKLCH. On white, shade 6 of peacock, laterite, paddy and granite reads at
 * 5.8:1 or more; on night 7, shade 4 of each at 6.5:1 or more. Shade 5 is what the dark scheme fills with: white reads
 * on it at 4.5:1, and it stands off night 7 by 3:1 (docs/design-language.md has the table).
 */

/** Primary: the green-blue of a peacock's neck and of Kanchipuram silk. */
export const peacock: MantineColorsTuple = [
  '#eef9f9',
  '#d8f3f2',
  '#afe5e4',
  '#85d4d4',
  '#5cbfc0',
  '#017d7e',
  '#005f61',
  '#004e50',
  '#003e40',
  '#012d2f',
]

/** Accent: marigold garlands. Always with ink text on it, never as text on a light ground below shade 8. */
export const marigold: MantineColorsTuple = [
  '#fff8ea',
  '#ffeed0',
  '#ffe0ad',
  '#ffcf83',
  '#ffbd55',
  '#ffb545',
  '#faa617',
  '#e9960d',
  '#8b5505',
  '#6a3f06',
]

/** Neutrals of the light scheme: temple granite in sunlight, a little warm. */
export const granite: MantineColorsTuple = [
  '#fbfaf7',
  '#f6f3ef',
  '#e9e6e0',
  '#d9d5cf',
  '#b5b0a9',
  '#7a756d',
  '#625d55',
  '#4c473f',
  '#343028',
  '#211e18',
]

/** Errors and deletion: laterite, the red of the coast's building stone. */
export const laterite: MantineColorsTuple = [
  '#fff4f2',
  '#fee7e1',
  '#ffcbc0',
  '#feac9a',
  '#f58a74',
  '#c4462e',
  '#b43c24',
  '#982e1a',
  '#782414',
  '#5a1b0f',
]

/** Success: a paddy field before harvest. */
export const paddy: MantineColorsTuple = [
  '#f2fbf1',
  '#e2f5df',
  '#c4eac0',
  '#a5dc9f',
  '#85c87d',
  '#407e3a',
  '#386a33',
  '#2c5628',
  '#21441e',
  '#183316',
]

/** Neutrals of the dark scheme: the backwaters after dusk. 7 is the surface, 8 the page, 6 a field. */
export const night: MantineColorsTuple = [
  '#e4e9e9',
  '#cbd3d2',
  '#a7b2b2',
  '#899595',
  '#425050',
  '#303e3d',
  '#202d2d',
  '#182323',
  '#0f1818',
  '#081010',
]
