import type { NewMovement, Payment } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { addRow, deskKey, repeatOf } from './row.ts'
import { paymentRows, toPayment } from './wire.ts'

/**
 * Notes an expense, or cash to or from the bank; a repeated key notes it once (docs/product.md, Money in and out). Throws AppError
 * 400 for a vehicle that is gone or a day to come; 409 for a number that is used; 422 when the key belongs to something else.
 */
export const noteMovement = (
  { transaction }: Database,
  now: () => number,
  { direction, amount, day, ...movement }: NewMovement,
  { byName, key }: { byName: string; key: string | null },
): Promise<Payment> =>
  transaction(async (tx) => {
    const vehicleId = movement.kind === 'expense' ? (movement.vehicleId ?? null) : null
    const vehicle = tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId)
    if (vehicleId !== null && !(await vehicle.executeTakeFirst())) throw invalid([{ path: 'vehicleId', code: 'gone' }])
    const amountPaise = direction === 'out' ? -amount : amount
    const before = await repeatOf(tx, key, { kind: movement.kind, amountPaise, vehicleId })
    const entry = { ...movement, vehicleId, amountPaise, byName, onceKey: deskKey(key) }
    const row = before ?? (await addRow(tx, entry, { at: now(), day }))
    if (!row) throw new AppError('conflict')
    return toPayment(await paymentRows(tx).where('payments.id', '=', row.id).executeTakeFirstOrThrow())
  })
