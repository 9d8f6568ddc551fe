import type { Length } from '../plan.ts'

/** A mend that is taken out: parts of a source file, each there once, and what stands in their place; `tells` is what then breaks. */
export type Mutant = {
  name: string
  /** A seed that finds it, and the fewest of its steps that do where they are known. */
  kept: { seed: bigint; only?: readonly number[] }
  tells: RegExp
  file: string
  changes: readonly (readonly [from: string, to: string])[]
}

/** How long the month of a kept seed is: its days cost nothing where few steps are lived. */
export const lengthOf = ({ only }: Mutant['kept']): Length => ({ days: only ? 30 : 5, steps: 40 })

/** Mends of faults that tests by cases had not found. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a refund is written before the provider is called',
    kept: { seed: 1n, only: [30, 8, 38, 1, 1025] },
    tells: /has given back/,
    file: 'api-server/src/payments/refunds.ts',
    changes: [
      [
        'const { bookingId, refund } = await transaction((tx) => intend(tx, paymentId, asked))',
        `const first = await findPayment(db, 'id', paymentId)
      if (first?.bookingId && asked.amountPaise <= (await paidFor(db, first.bookingId)))
        await provider.refund(first.reference, asked.amountPaise, asked.key)
      const { bookingId, refund } = await transaction((tx) => intend(tx, paymentId, asked))`,
      ],
    ],
  },
  {
    name: 'references are compared without spaces and signs',
    kept: { seed: 3n, only: [24, 2009, 3031] },
    tells: /is used twice/,
    file: 'api-server/src/payments/row.ts',
    changes: [['const code = bareCode(reference)', 'const code = reference']],
  },
  {
    name: 'a bank’s number pays once',
    kept: { seed: 3n, only: [24, 2009, 3031] },
    tells: /is used twice/,
    file: 'api-server/src/payments/row.ts',
    changes: [['splitReason || takesBack ? null : referenceKey(reference, amountPaise)', 'null']],
  },
  {
    name: 'refunds do not exceed receipts',
    kept: { seed: 1n },
    tells: /gave back more|has given back/,
    file: 'api-server/src/payments/repository.ts',
    changes: [['if (payment.amount > paid)', 'if (payment.amount > Number.MAX_SAFE_INTEGER)']],
  },
  {
    name: 'every mail that a visitor causes counts',
    kept: { seed: 1n },
    tells: /mails left to visitors/,
    file: 'api-server/src/platform/outbox/kinds.ts',
    changes: [
      [
        "(cause === 'visitor' ? 'visitors' : 'mail')",
        "(cause === 'visitor' && kind.startsWith('booking-') ? 'visitors' : 'mail')",
      ],
    ],
  },
  {
    name: 'numbers have the prefixes that settings take',
    kept: { seed: 1n, only: [11, 1015, 2011, 3018, 4002, 4018, 4035, 4033] },
    tells: /cannot be opened|answers its traveller|answered 500/,
    file: 'shared-api/src/contract/document-number.ts',
    changes: [
      [
        'export const DocumentNumber = z.string().regex(',
        'export const DocumentNumber = z.string().regex(/^[A-Z]{3}-/).regex(',
      ],
    ],
  },
  {
    name: 'travellers read no name of staff',
    kept: { seed: 1n },
    tells: /tells (traveller|anyone) of K/,
    file: 'shared-api/src/fares/cab.ts',
    changes: [['lines.map(({ by: _by, at: _at, ...line }) => line)', '[...lines]']],
  },
  {
    name: 'a vehicle has its hour between two trips',
    kept: { seed: 5n, only: [700, 30, 1037, 1039, 1034, 2006, 2014, 2009] },
    tells: /have the same (vehicle|driver)/,
    file: 'api-server/src/bookings/holds/free.ts',
    changes: [['...blockersOf(near.get(id) ?? [], trip),', '']],
  },
  {
    name: 'nothing is charged before a person confirms',
    kept: { seed: 5n, only: [23, 20, 21, 2, 1026] },
    tells: /nobody had confirmed/,
    file: 'api-server/src/bookings/steps/cancellation-fee.ts',
    changes: [['isConfirmed: !isAsked(status)', 'isConfirmed: isAsked(status) || !isAsked(status)']],
  },
  {
    name: 'one open order of a booking and sum',
    kept: { seed: 1n, only: [30, 8, 4024] },
    tells: /two open orders/,
    file: 'api-server/src/payments/orders.ts',
    changes: [
      [
        '(await findOpen(key)) ?? (await (making.get(key) ?? make(key, booking, amountPaise)))',
        'await make(key, booking, amountPaise)',
      ],
      ['createdAt: at, openKey, lookAt: at', 'createdAt: at, openKey: null, lookAt: at'],
    ],
  },
  {
    name: 'a refund is dated after its payment',
    kept: { seed: 9n, only: [1024, 1003, 1019] },
    tells: /gave back more/,
    file: 'api-server/src/payments/ledger.ts',
    changes: [
      [
        'day !== undefined && entry.amountPaise < 0',
        'day !== undefined && entry.amountPaise < Number.NEGATIVE_INFINITY',
      ],
    ],
  },
  {
    name: 'what is given back was there all the time since its day',
    kept: { seed: 1n, only: [0, 38, 2, 23, 1030, 2024, 3038, 3035, 3033, 3027, 3015, 3005] },
    tells: /gave back more/,
    file: 'api-server/src/payments/before-money.ts',
    changes: [['...left.slice(then)', '...left.slice(-1)']],
  },
  {
    name: 'a quotation that is sent again goes out once',
    kept: { seed: 1001n, only: [17014, 20005] },
    tells: /sent again changed more/,
    file: 'api-server/src/quotations/mail.ts',
    changes: [["const onceKey = mergeKey('quotation', quotation.id, now())", 'const onceKey = undefined']],
  },
  {
    name: 'a count of the drawer that is sent again is noted once',
    kept: { seed: 9n, only: [2015] },
    tells: /sent again changed more/,
    file: 'api-server/src/books/drawer.ts',
    changes: [['if (before && isDeepStrictEqual', 'if (before && (false as boolean) && isDeepStrictEqual']],
  },
  {
    name: 'a change request that is sent again is reported once',
    kept: { seed: 7n, only: [18, 1017] },
    tells: /sent again changed more/,
    file: 'api-server/src/travellers/routes.ts',
    changes: [['const once = key === undefined ? {} :', 'const once = (true as boolean) ? {} :']],
  },
  {
    name: 'a call of the provider has a limit',
    kept: { seed: 6n, only: [1004, 2500] },
    tells: /never gives up/,
    file: 'api-server/src/payments/razorpay.ts',
    changes: [['signal: AbortSignal.timeout(TIMEOUT),', '']],
  },
  {
    name: 'what strangers cause has a budget',
    kept: { seed: 1n, only: [2700] },
    tells: /pages were rendered/,
    file: 'api-server/src/platform/http/work-budget.ts',
    changes: [['own >= perCaller || queue.size + queue.pending >= inAll', 'queue.size + queue.pending >= 16 * inAll']],
  },
  {
    name: 'a page is kept for its composition',
    kept: { seed: 1n, only: [700] },
    tells: /the manifest names|while .* becomes/,
    file: 'api-server/src/platform/pages/rendering.ts',
    changes: [
      ["[language, path, revision, keyOf(frontEnd)].join(' ')", "[language, path, revision, frontEnd && ''].join(' ')"],
    ],
  },
  {
    name: 'a server takes a new manifest as it runs',
    kept: { seed: 1n, only: [700] },
    tells: /the manifest names/,
    file: 'api-server/src/platform/releases/running-releases.ts',
    changes: [['if (running && tag === taken && !isDue) return', 'if (running && (taken || !isDue)) return']],
  },
]
