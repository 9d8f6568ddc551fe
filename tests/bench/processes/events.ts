/** Listens to the desk's events of one server; `ids` are those of the bookings that it named so far. */
export async function listen(origin: string, cookie: string) {
  const ending = new AbortController()
  const reply = await fetch(`${origin}/api/v1/events`, { headers: { cookie }, signal: ending.signal })
  if (reply.status !== 200) throw new Error(`events answered ${reply.status}`)
  const ids = new Set<string>()
  const read = async () => {
    let rest = ''
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + part).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const [, id] = /^event: booking\ndata: \{"id":"([^"]+)"\}/.exec(event) ?? []
        if (id) ids.add(id)
      }
    }
  }
  // It ends by being aborted.
  const over = read().catch(() => {})
  return {
    ids,
    async stop() {
      ending.abort()
      await over
    },
  }
}
