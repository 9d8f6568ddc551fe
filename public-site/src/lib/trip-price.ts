import type { Cab } from 'shared-api/contract'
import { toPaise, totalPaise } from 'shared-api/pricing'

/** The approximate total of a trip in whole paise; a cab that is not chosen or has no price counts as 0 (docs/product.md, Price). */
export const tripTotal = (distance: string, cab: Pick<Cab, 'price'> | undefined): number =>
  totalPaise(distance, toPaise(cab?.price ?? 0))
