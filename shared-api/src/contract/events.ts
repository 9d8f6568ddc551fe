import { z } from './zod.ts'

/** What the desk's pages hear of: the names of server-sent events (docs/product.md, Events). */
export const DESK_EVENTS = ['booking', 'enquiry', 'vehicle', 'driver', 'cab', 'tariff', 'payment'] as const
export type DeskEventName = (typeof DESK_EVENTS)[number]

/** The data of an event: which record was added, changed or deleted. */
export const DeskEvent = z.strictObject({ id: z.string() })
