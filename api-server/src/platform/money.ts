import { toRupees } from 'shared-api/money'

/** Sums in paise, each by its name in rupees. */
export const inRupees = <Name extends string>(sums: Record<Name, number>) =>
  Object.fromEntries(Object.entries<number>(sums).map(([name, paise]) => [name, toRupees(paise)])) as Record<
    Name,
    number
  >

/** Paise to rupees on the wire; null stays null. */
export const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise))
