export const personalData = {}
