import { messageKinds } from '../../platform/outbox/kinds.ts'
import { limits } from '../limits.ts'

const kinds = messageKinds({
  'booking-desk': { audience: 'desk' },
  'booking-visitor': { audience: 'visitor', limit: limits['booking-mail'] },
  'booking-changed': { audience: 'visitor' },
  'booking-step': { audience: 'visitor' },
  'booking-phone': { audience: 'visitor', queue: 'phone' },
  'driver-phone': { audience: 'driver', queue: 'phone' },
})
type Kinds = typeof kinds
declare module '../../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}
