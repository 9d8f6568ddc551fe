import { toRupees } from 'shared-api/money'

/** Paise to rupees on the wire; null stays null. */
export const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise))
