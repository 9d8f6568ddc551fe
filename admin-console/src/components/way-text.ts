import type { DeskWay } from 'shared-api/contract'
import { commonTexts } from '../texts/common.ts'

/** How money was paid; a way of a later server as it is. */
export const wayText = (way: string): string => commonTexts().ways[way as DeskWay | 'razorpay'] ?? way
