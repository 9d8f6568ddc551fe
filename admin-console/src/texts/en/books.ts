export const books = {}
