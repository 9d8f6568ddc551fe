/**
 * An answer whose reading fails when nothing more of it comes for `ms`: ky's own limit ends where an answer begins, and a
 * connection that is lost without a word would be waited for without end.
 */
export function unlessStalled({ body, headers }: Response, ms: number): Response {
  const reader = body?.getReader()
  if (!reader) return new Response(null, { headers })
  const parts = new ReadableStream<Uint8Array>({
    async pull(rest) {
      try {
        const { done, value } = await within(ms, reader.read())
        if (done) rest.close()
        else rest.enqueue(value)
      } catch (cause) {
        // Nobody waits for it any more.
        void reader.cancel().catch(() => undefined)
        throw cause
      }
    },
  })
  return new Response(parts, { headers })
}

function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The answer stands still')), ms)
    value.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
