/** A field of a request and what is wrong with it. */
export type FieldProblem = { path: string; message: string }

/** The problem with more persons than the cab seats, or null. */
export const seatsProblem = (persons: number, seats: number): FieldProblem | null =>
  persons > seats
    ? { path: 'NumberOfPersons', message: `This cab seats ${seats}; choose a larger cab for ${persons} persons` }
    : null
