const NEWLINE = 0x0a

/** The lines of a stream, without their ends. Unlike `readline` it breaks at line feeds alone, as JSON text may hold other breaks. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of bytes) {
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, to)])
      rest = []
      from = to + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
