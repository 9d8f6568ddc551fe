export const bookings = {
  create: 'New booking',
  what: 'the booking',
  /** Of a booking that somebody else has changed. */
  one: 'booking',
  reason: 'Reason',
  reasonOptional: 'Reason (optional)',
  notifyTraveller: 'Notify the traveller',
  back: 'Back',
}
