import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { portOf } from '../../../tests/setup/port-of.ts'

type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** A WhatsApp or SMS service on this machine. It takes every message but for the `answers`, in their order. */
export async function messageService() {
  const asked: Asked[] = []
  const answers: { status: number; body: object }[] = []
  let turn = Promise.resolve()
  const server = createServer((request, response) => {
    void json(request).then(async (body) => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: body as Asked['body'] })
      await turn
      const { status, body: reply } = answers.shift() ?? { status: 200, body: { messages: [{ id: 'wamid.1' }] } }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  server.listen(0, '127.0.0.1')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    ...{ url: `http://127.0.0.1:${await portOf(server)}`, asked, answers, stop },
    /** Answers no message before this has come to an end. */
    answerAfter(end: Promise<void>) {
      turn = end
    },
  }
}

/** The same until the test ends. */
export async function startMessageService() {
  const service = await messageService()
  onTestFinished(service.stop)
  return service
}
