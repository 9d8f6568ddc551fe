import type { DeskWay } from 'shared-api/contract'

const WAYS: Record<DeskWay | 'razorpay', string> = {
  ...{ cash: 'Cash', card: 'Card', bank: 'Bank transfer', upi: 'UPI', razorpay: 'Razorpay' },
}

/** How money was paid; a way of a later server as it is. */
export const wayText = (way: string): string => WAYS[way as DeskWay] ?? way
