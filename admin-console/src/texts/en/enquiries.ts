export const enquiries = {}
