export const phoneBooking = {}
