import { formatPaise, toPaise } from 'shared-api/money'

/** Rupees of the wire as they are shown: 16100 gives '₹16,100.00'. */
export const rupeesText = (rupees: number): string => formatPaise(toPaise(rupees))
