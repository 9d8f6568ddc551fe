import { formatPaise, toPaise } from 'shared-api/money'

/** Rupees of the wire as people read them. */
export const rupeesText = (rupees: number): string => formatPaise(toPaise(rupees))
