export const driverCash = {}
