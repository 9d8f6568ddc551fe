import type { FieldProblem } from './problems.ts'

/** The problem with more persons than the cab seats, or null. */
export const seatsProblem = (persons: number, seats: number): FieldProblem | null =>
  persons > seats ? { path: 'numberOfPersons', code: 'seats', params: { seats, persons } } : null
