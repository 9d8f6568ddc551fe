export const tripSheet = {}
