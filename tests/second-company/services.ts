import { createServer } from 'node:http'
import { fakeRazorpay, KEYS } from '../setup/fake-razorpay.ts'
import { portOf } from '../setup/port-of.ts'

export type Services = Awaited<ReturnType<typeof startServices>>

/** What the company uses beside mail: fakes of Razorpay and of WhatsApp, and the variables of a server that calls them. */
export async function startServices() {
  const fake = await fakeRazorpay()
  const whatsApp = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ messages: [{ id: 'wamid.1' }] })))
  }).listen(0, '127.0.0.1')
  const env: Record<string, string> = {
    ...{ RAZORPAY_URL: fake.url, RAZORPAY_CHECKOUT_URL: `${fake.url}/checkout.js` },
    ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_ID: '1', WHATSAPP_URL: `http://127.0.0.1:${await portOf(whatsApp)}` },
  }
  const stop = async () => {
    whatsApp.closeAllConnections()
    whatsApp.close()
    await fake.stop()
  }
  return { fake, env, stop }
}
