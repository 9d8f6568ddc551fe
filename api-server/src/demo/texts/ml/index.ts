export { cabs } from './cabs.ts'
export { holidays } from './holidays.ts'
export { lines } from './lines.ts'
export { tours } from './tours.ts'
