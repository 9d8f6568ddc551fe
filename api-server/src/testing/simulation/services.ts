import { createServer } from 'node:http'
import { envOf, fakeRazorpay } from '../../../../tests/setup/fake-razorpay.ts'
import { portOf } from '../../../../tests/setup/port-of.ts'
import { startMailServer } from '../mail-server.ts'
import { messageService } from '../message-service.ts'

export type Services = Awaited<ReturnType<typeof startServices>>

/** All that a company uses beside its own machine, on this one: payments, mail, messages by phone, and roads. */
export async function startServices(now: () => number) {
  const provider = await fakeRazorpay()
  const mail = await startMailServer(now)
  const phone = await messageService()
  const roads = await roadService()
  return {
    ...{ provider, mail, phone, roads },
    env: {
      ...envOf(provider.url),
      ...{ SMTP_URL: mail.url, SMTP_CONNECTIONS: '3', ROUTING_URL: roads.url, MAIL_TO: 'desk@company.example' },
      ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_ID: '1', WHATSAPP_URL: phone.url },
    },
    /** Whether whoever calls is dead: nothing of it arrives any more. */
    goAway(gone: boolean) {
      provider.have(gone ? 'gone' : null)
      mail.goAway(gone)
    },
    async stop() {
      phone.stop()
      roads.stop()
      await Promise.all([provider.stop(), mail.stop()])
    },
  }
}

/** An OSRM server for which every way is as long, unless it has trouble. */
async function roadService() {
  let trouble: 'hangs' | 'fails' | null = null
  const server = createServer((_request, response) => {
    if (trouble === 'hangs') return
    if (trouble === 'fails') return void response.writeHead(502).end('<html>')
    response.end(JSON.stringify({ code: 'Ok', routes: [{ distance: 462_000 }] }))
  })
  server.listen(0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${await portOf(server)}`,
    have(next: typeof trouble) {
      trouble = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
