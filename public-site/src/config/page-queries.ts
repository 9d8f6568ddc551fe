import type { paths } from './paths.ts'

const PACKAGES = ['search', 'category', 'persons', 'state', 'days', 'shown']

/**
 * Query parameters that change the first view: an address with one of them is not pre-rendered. All others, such as
 * those of advertisements, change nothing.
 */
export const pageQueries: Partial<Record<keyof typeof paths, string[]>> = {
  cars: ['trip', 'seats', 'cabClass', 'sort'],
  holidays: PACKAGES,
  tours: PACKAGES,
}
