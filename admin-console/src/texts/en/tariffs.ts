export const tariffs = {}
