import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../..')

/** A mend that is taken out: parts of a source file, each there once, and what stands in their place; `tells` is what then breaks. */
export type Mutant = {
  name: string
  tells: RegExp
  file: string
  changes: readonly (readonly [from: string, to: string])[]
}

/** Mends of faults that tests by cases had not found. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a refund is written before the provider is called',
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
    tells: /is used twice/,
    file: 'api-server/src/payments/row.ts',
    changes: [['const code = bareCode(reference)', 'const code = reference']],
  },
  {
    name: 'a bank’s number pays once',
    tells: /is used twice/,
    file: 'api-server/src/payments/row.ts',
    changes: [['splitReason || takesBack ? null : referenceKey(reference, amountPaise)', 'null']],
  },
  {
    name: 'refunds do not exceed receipts',
    tells: /gave back more|has given back/,
    file: 'api-server/src/payments/repository.ts',
    changes: [['if (payment.amount > paid)', 'if (payment.amount > Number.MAX_SAFE_INTEGER)']],
  },
  {
    name: 'every mail that a visitor causes counts',
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
    tells: /tells (traveller|anyone) of K/,
    file: 'shared-api/src/fares/cab.ts',
    changes: [['lines.map(({ by: _by, at: _at, ...line }) => line)', '[...lines]']],
  },
  {
    name: 'a vehicle has its hour between two trips',
    tells: /have the same (vehicle|driver)/,
    file: 'api-server/src/bookings/holds/free.ts',
    changes: [['...blockersOf(near.get(id) ?? [], trip),', '']],
  },
  {
    name: 'nothing is charged before a person confirms',
    tells: /nobody had confirmed/,
    file: 'api-server/src/bookings/steps/cancellation-fee.ts',
    changes: [['isConfirmed: !isAsked(status)', 'isConfirmed: isAsked(status) || !isAsked(status)']],
  },
  {
    name: 'one open order of a booking and sum',
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
    tells: /gave back more/,
    file: 'api-server/src/payments/before-money.ts',
    changes: [['...left.slice(then)', '...left.slice(-1)']],
  },
  {
    name: 'a settlement is dated after what it settles',
    tells: /before they had it/,
    file: 'api-server/src/settlements/repository.ts',
    changes: [
      ['open.some(({ at }) => istDay(at) > day)', '(false as boolean)'],
      ["day !== undefined && direction === 'in'", "day !== undefined && direction === 'in' && (false as boolean)"],
    ],
  },
  {
    name: 'a change request that is sent again is reported once',
    tells: /sent again changed more/,
    file: 'api-server/src/travellers/routes.ts',
    changes: [['const once = key === undefined ? {} :', 'const once = (true as boolean) ? {} :']],
  },
]

/** Where the source of a mutant is, and its text without the mend. Throws Error where the source has changed since. */
export function mutatedSource({ file, changes }: Mutant): { path: string; source: string } {
  const path = join(ROOT, file)
  const source = changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(path, 'utf8'),
  )
  return { path, source }
}
