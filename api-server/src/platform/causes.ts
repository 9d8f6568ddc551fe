/** An error and what caused it, and what caused that: `fetch` hides why a call failed two errors deep. */
export function causesOf(error: Error): Error[] {
  const chain: Error[] = []
  for (let at: unknown = error; at instanceof Error && !chain.includes(at); at = at.cause) chain.push(at)
  return chain
}

/** What went wrong, and at the bottom why: 'S3 cannot be reached (connect ECONNREFUSED 127.0.0.1:9000)'. */
export function withReason(error: Error): string {
  const deepest = causesOf(error).at(-1) ?? error
  if (deepest === error) return error.message
  // Where a name has several addresses and none answers, the error has no words but a code.
  const code = 'code' in deepest ? String(deepest.code) : deepest.name
  return `${error.message} (${deepest.message || code})`
}
