import type { World } from '../world.ts'
import { kindsOf, often, reading, withProvider } from './kinds.ts'
import { report } from './traveller.ts'
import { ANYONE } from './visitor.ts'

const send = (world: World, { payload, headers }: World['hooks'][number]) =>
  world.call(ANYONE, 'POST', 'webhooks/razorpay', { body: payload as unknown as object, headers })

/** Sends everything that the provider still has to say. */
export async function sendAll(world: World) {
  for (const hook of world.hooks.splice(0)) await send(world, hook)
}

/** What the payment provider does by itself: it reports late, twice and out of order, and knows more than we asked for. */
export const PROVIDER = kindsOf({
  'the provider reports': often(8, async (world) => {
    const hook = world.chance.choose(world.hooks)
    if (!hook) return
    world.hooks.splice(world.hooks.indexOf(hook), 1)
    const { status } = await send(world, hook)
    // A provider sends a report again that the server could not take.
    if (status === 503) world.hooks.push(hook)
  }),
  'the provider’s pages give back': reading(1, async (world) => {
    const { provider } = world.services
    const { payment } = world.chance.choose(world.paid) ?? {}
    if (!payment) return
    const given = provider.refunds.filter((one) => one.payment_id === payment.id && one.status !== 'failed')
    const left = given.reduce((sum, { amount }) => sum - amount, payment.amount)
    if (left <= 0) return
    const refund = provider.refundInPages(payment, Math.ceil(left / 2))
    report(world, provider.event('refund.processed', { refund }))
  }),
  'a refund comes to its end': reading(3, async (world) => {
    const { provider } = world.services
    const refund = world.chance.pick([...provider.refunds.filter(({ status }) => status === 'pending'), null])
    if (!refund) return
    refund.status = world.chance.happens(0.7) ? 'processed' : 'failed'
    report(world, provider.event(`refund.${refund.status}`, { refund }))
  }),
  dispute: reading(1, async (world) => {
    const { payment } = world.chance.choose(world.paid) ?? {}
    if (!payment) return
    const dispute = { id: `disp_${world.nth}`, payment_id: payment.id, amount: payment.amount }
    report(world, world.services.provider.event('payment.dispute.created', { payment, dispute }))
  }),
  'another’s payment': reading(0.5, async (world) => {
    const of = { id: `pay_other_${world.nth}`, order_id: 'order_other', amount: 50_000 }
    const payment = { ...of, currency: 'INR', status: 'captured' }
    report(world, world.services.provider.webhook('payment.captured', payment))
  }),
  'an old order is paid': reading(2, async (world) => {
    const { provider } = world.services
    const order = world.chance.choose(world.orders)
    if (!order || provider.isPaid(order.id)) return
    const payment = provider.pay(order.id)
    world.paid.push({ madeBy: world.nth, trip: order.trip, payment })
    report(world, provider.webhook('payment.captured', payment))
  }),
  housekeeping: withProvider(5, ({ host }) => Promise.all(host.apps.map((app) => app.cleanUp()))),
})
