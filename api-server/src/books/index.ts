export { dayBook } from './day-book.ts'
export { bookRoutes } from './routes.ts'
