import { expect } from 'vitest'

/** Listens to the desk's events at a server; `text` gives all that came so far, `ended` settles with the stream. */
export async function listenTo(url: string, cookie: string) {
  const reply = await fetch(`${url}/api/v1/events`, { headers: { cookie } })
  expect(reply.status).toBe(200)
  let text = ''
  const ended = (async () => {
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  })()
  // The first comment says that what changes from now on is sent.
  await expect.poll(() => text).toContain(':\n\n')
  return { headers: reply.headers, text: () => text, ended }
}

/** An event as it is sent. */
export const eventText = (name: string, id: string) => `event: ${name}\ndata: {"id":"${id}"}\n\n`
