/** What a problem says, without the id that each request has of its own. */
export function withoutId(reply: { json(): Record<string, unknown> }): Record<string, unknown> {
  const { requestId: _own, ...rest } = reply.json()
  return rest
}
