export const desk = {}
