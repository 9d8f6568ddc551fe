export const cabs = {}
