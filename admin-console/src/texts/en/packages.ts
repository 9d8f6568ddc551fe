export const packages = {}
