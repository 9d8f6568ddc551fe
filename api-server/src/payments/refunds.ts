import type { Kysely } from 'kysely'
import type { ClerkLimits, LookWhy } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import { lockBooking } from '../bookings/record/index.ts'
import { refuseAboveLimit } from '../company/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { Flag } from '../platform/database/schema/columns.ts'
import type { RefundRow, Schema } from '../platform/database/schema.ts'
import { AppError, invalid, refused } from '../platform/http/problems.ts'
import { paidFor } from './ledger.ts'
import { type Around, isDue, lookAtEach, nextLook } from './looking.ts'
import { type Misfit, misfit, type Put, putFor } from './misfits.ts'
import { type PaymentProvider, type ProviderRefund, RefundRefused } from './provider.ts'
import {
  findRefund as find,
  givenBackFor,
  givenOf,
  giveRefund,
  setProviderId,
  takeBackRefund,
  writeRefund,
} from './refund-entries.ts'
import { findPayment } from './row.ts'

/** Who noted a refund that nobody of the desk asked for here. */
const PROVIDER = 'Provider'
/** How long a refund that got no answer is asked for again, in ms; then a person has to look. */
const ASKED_AGAIN = 24 * 3_600_000
/** How long a bank may take, in ms. */
const PENDING = 10 * ASKED_AGAIN

export type Refunds = ReturnType<typeof providerRefunds>
type Asked = { amountPaise: number; goodwill: Flag; byName: string; key: string; limits?: ClerkLimits }
type Said = Pick<ProviderRefund, 'state'> & { id: string | null; reason?: string }
/** The reason of a refund for which the provider named one that is noted already; other reasons are the provider's words. */
const GIVEN_BEFORE = 'given-before'

function whyRefused(reason: string | null): AppError {
  if (reason === null) return refused('refund-refused')
  return reason === GIVEN_BEFORE ? refused(GIVEN_BEFORE) : refused('refund-refused-because', { reason })
}

/** Refunds by a provider: each is an intention in the ledger, counted as given, before the provider hears of it. */
export function providerRefunds(
  { db, transaction }: Database,
  now: () => number,
  provider: PaymentProvider,
  { sender, recorded, log }: Around,
) {
  const putAlone = putFor(provider.name, now)
  /** The same while somebody at the desk waits: the answer says that their refund failed. */
  const putUntold: Put = async (tx, found) => {
    if (found.why !== 'refund-failed') await putAlone(tx, found)
  }
  const by = (byName: string) => ({ provider: provider.name, byName, at: now(), sender })
  return {
    /**
     * Has the provider give back a part of a payment; a repeated `key` does so once. Gives the booking's id. Throws AppError 404
     * for a payment that is not the provider's; 400 for more than is left of it, or than the caller may; 409 with the provider's reason; 422 for a key of
     * another refund; 503 while it does not answer, though the refund stays asked.
     */
    async ask(paymentId: string, asked: Asked) {
      const { bookingId, refund } = await transaction((tx) => intend(tx, paymentId, asked))
      if (refund.state === 'asked' && refund.providerId === null) await carryOut(refund.entryId, putUntold)
      const { state, reason } = await find(db, refund.entryId)
      if (state === 'refused') throw whyRefused(reason)
      return bookingId
    },

    note,
    noteAll,

    /** The payment that the provider knows by an id. */
    receiptOf: (paymentId: string) => findPayment(db, 'onceKey', `${provider.name} ${paymentId}`),

    /** Goes on with refunds that have no answer yet, and puts those that a person has to look at before the desk. */
    async goOn(): Promise<void> {
      const query = db.selectFrom('refunds').selectAll().where('provider', '=', provider.name)
      const asked = await query.where('state', '=', 'asked').where('lookAt', 'is not', null).orderBy('lookAt').execute()
      const due = asked.filter(({ lookAt }) => isDue(lookAt, now()))
      await lookAtEach(due, { look: goOnWith, putOff }, log)
    },

    /** Settles a refund that has no answer, as a person says. */
    settle: (entryId: string, isGiven: boolean, reason: string) =>
      settle(entryId, { id: null, state: isGiven ? 'given' : 'failed', reason }, putUntold),
  }

  async function intend(tx: Kysely<Schema>, paymentId: string, { amountPaise, goodwill, byName, key, limits }: Asked) {
    const payment = await findPayment(tx, 'id', paymentId)
    if (!payment?.bookingId || payment.way !== provider.name || payment.amountPaise <= 0 || payment.takesBack)
      throw new AppError('not-found')
    const booking = await lockBooking(tx, payment.bookingId)
    const before = await tx.selectFrom('refunds').selectAll().where('onceKey', '=', key).executeTakeFirst()
    const entry = before && (await findPayment(tx, 'id', before.entryId))
    if (
      before &&
      (before.paymentId !== paymentId || entry?.goodwill !== goodwill || before.amountPaise !== amountPaise)
    )
      throw new AppError('key-reused')
    if (before) return { bookingId: booking.id, refund: before }
    const most = Math.min(await paidFor(tx, booking.id), payment.amountPaise - (await givenOf(tx, paymentId)))
    if (amountPaise > most)
      throw invalid([{ path: 'amount', code: 'above-paid', params: { paid: toRupees(Math.max(most, 0)) } }])
    refuseAboveLimit((await givenBackFor(tx, booking.id)) + amountPaise, limits?.refund, 'amount')
    const refund = { paymentId, amountPaise, goodwill, onceKey: key, providerId: null, state: 'asked' as const }
    return { bookingId: booking.id, refund: await writeRefund(tx, booking, refund, by(byName)) }
  }

  /** Has the provider give it, and notes its answer. */
  async function carryOut(entryId: string, put: Put): Promise<void> {
    const { amountPaise, onceKey, receipt } = await findAsked(entryId)
    try {
      const { id, state } = await provider.refund(receipt, amountPaise, onceKey)
      await settle(entryId, { id, state }, put)
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error
      // What was given back in its own pages, and nobody reported yet, may be why.
      const given = await provider.refundsOf(receipt)
      await settle(entryId, { id: null, state: 'failed', reason: error.message }, put)
      await noteAll(given)
    }
  }

  async function goOnWith({ entryId, providerId, onceKey, askedAt }: RefundRow) {
    const { receipt } = await findAsked(entryId)
    const all = await provider.refundsOf(receipt)
    const isKnown = all.some(({ id, key }) => id === providerId || key === onceKey)
    const age = now() - askedAt
    const isLost = !isKnown && providerId === null && age < ASKED_AGAIN
    if (isLost) await carryOut(entryId, putAlone)
    else await noteAll(all)
    const left = await find(db, entryId)
    if (left.state === 'asked' && age >= (left.providerId === null ? ASKED_AGAIN : PENDING))
      await putAlone(db, misfit('refund-unanswered', { ...(await aboutOf(left)), subject: entryId }))
  }

  async function putOff({ entryId, askedAt }: RefundRow) {
    const lookAt = nextLook(askedAt, now())
    const refund = db.updateTable('refunds').set({ lookAt }).where('entryId', '=', entryId)
    await refund.where('state', '=', 'asked').execute()
  }

  async function findAsked(entryId: string) {
    const refund = await find(db, entryId)
    const receipt = await findPayment(db, 'id', refund.paymentId ?? '')
    if (!receipt) throw new AppError('not-found')
    return { ...refund, receipt: receipt.reference }
  }

  async function aboutOf({ entryId, amountPaise }: RefundRow) {
    return { bookingId: (await findPayment(db, 'id', entryId))?.bookingId ?? null, amountPaise }
  }

  /** Notes all refunds of a payment, one after the other. */
  async function noteAll(refunds: readonly ProviderRefund[]): Promise<void> {
    for (const refund of refunds) await note(refund)
  }

  /** Notes what the provider says of a refund, wherever it was asked for; gives what does not fit, which stands before the desk then. */
  async function note(said: ProviderRefund, put: Put = putAlone): Promise<Misfit | null> {
    const own = await ownOf(said)
    const about = { subject: said.id, paymentId: said.paymentId, amountPaise: said.amountPaise }
    if (said.state === 'unknown') return putUnfit(misfit('unknown', about), put)
    if (own) return settle(own.entryId, said, put)
    return said.state === 'failed' ? null : noteForeign(said, about, put)
  }

  /** The refund that the provider speaks of: by its id, our key, or the one of that sum that has no answer. */
  async function ownOf({ id, key, paymentId, amountPaise }: ProviderRefund): Promise<RefundRow | undefined> {
    const all = db.selectFrom('refunds').selectAll('refunds').where('refunds.provider', '=', provider.name)
    const byId = await all.where('providerId', '=', id).executeTakeFirst()
    if (byId) return byId
    if (key !== undefined)
      return all.where('refunds.onceKey', '=', key).where('providerId', 'is', null).executeTakeFirst()
    return all
      .innerJoin('payments', 'payments.id', 'refunds.paymentId')
      .where('payments.reference', '=', paymentId)
      .where('refunds.amountPaise', '=', amountPaise)
      .where('state', '=', 'asked')
      .where('providerId', 'is', null)
      .executeTakeFirst()
  }

  /** Notes a refund that was made in the provider's own pages. */
  async function noteForeign(
    said: ProviderRefund,
    about: Omit<Misfit, 'why' | 'bookingId' | 'expectedPaise'>,
    put: Put,
  ): Promise<Misfit | null> {
    const result = await transaction(async (tx) => {
      const receipt = await findPayment(tx, 'onceKey', `${provider.name} ${said.paymentId}`)
      if (!receipt?.bookingId) return { misfit: misfit('refund-of-unknown', about) }
      const { bookingId } = receipt
      const booking = await lockBooking(tx, bookingId)
      const isNoted = await tx
        .selectFrom('refunds')
        .select('entryId')
        .where('providerId', '=', said.id)
        .executeTakeFirst()
      if (isNoted) return { misfit: null }
      const paid = await paidFor(tx, bookingId)
      if (said.amountPaise > paid)
        return { misfit: misfit('refund-above', { ...about, bookingId, expectedPaise: paid }) }
      const state = said.state === 'given' ? 'given' : 'asked'
      const once = { providerId: said.id, onceKey: `${provider.name} ${said.id}` }
      const refund = { ...once, paymentId: receipt.id, amountPaise: said.amountPaise, state } as const
      await writeRefund(tx, booking, refund, by(PROVIDER))
      return { misfit: null, bookingId }
    })
    if (result.bookingId) await recorded(result.bookingId)
    return result.misfit && putUnfit(result.misfit, put)
  }

  async function putUnfit(found: Misfit, put: Put): Promise<Misfit> {
    await put(db, found)
    return found
  }

  /** Notes what became of a refund; gives what a person has to look at, which is put before the desk in the same transaction. */
  async function settle(entryId: string, said: Said, put: Put): Promise<Misfit | null> {
    const result = await transaction(async (tx) => {
      const entry = await findPayment(tx, 'id', entryId)
      if (!entry?.bookingId) return null
      const booking = await lockBooking(tx, entry.bookingId)
      const refund = { ...(await find(tx, entryId)), entry }
      const about = {
        bookingId: booking.id,
        amountPaise: refund.amountPaise,
        subject: said.id ?? refund.providerId ?? entryId,
      }
      const unfit = async (why: LookWhy) => {
        const found = misfit(why, about)
        await put(tx, found)
        return { bookingId: booking.id, misfit: found }
      }
      const isOther = !(await setProviderId(tx, refund, said.id))
      if (isOther) await takeBackRefund(tx, booking, refund, { ...by(PROVIDER), reason: GIVEN_BEFORE, isTold: false })
      else if (said.state === 'given' && refund.state === 'asked') await giveRefund(tx, booking, refund, by(PROVIDER))
      else if (said.state === 'given' && refund.state === 'refused') return unfit('refund-after-failure')
      else if (said.state === 'failed' && refund.state !== 'refused') {
        const isTold = refund.providerId !== null || refund.state === 'given'
        const reason = said.reason || null
        await takeBackRefund(tx, booking, refund, { ...by(PROVIDER), reason, isTold })
        return unfit('refund-failed')
      }
      return { bookingId: booking.id, misfit: null }
    })
    if (result) await recorded(result.bookingId)
    return result?.misfit ?? null
  }
}
