/** Fails a test where a value has to be there: `const [cab = fail('there is no cab')] = …`. */
export function fail(message: string): never {
  throw new Error(message)
}
