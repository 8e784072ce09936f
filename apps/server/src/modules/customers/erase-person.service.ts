import type { PhoneNumber } from '@shop/contract'
import { listValues } from '@shop/i18n'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { deleteOrderCodesOf, eraseRecipients, lockOrdersOf, type Person, showOrderNumber } from '../orders/index.ts'
import { forgetInvitationOf } from '../staff/index.ts'
import { deleteAccount, findUserByPhone, forgetPhone, lockPhone, lockShopper, unblockPhone } from '../users/index.ts'
import { deleteNotes } from './customer-notes.repository.ts'
import { type CustomerDeps, personOf } from './customers.deps.ts'

/**
 * Erases the person of a phone on request: deletes the account with its data, what waits for a code, an invitation, the notes and the
 * block, and removes the person from the orders. The audit entry does not name the person.
 *
 * @returns the number of orders that stay
 * @throws AppError `customer_has_open_orders` (details: their `orders`); `customer_was_staff` when audit entries refer to the account;
 * `not_found` when the shop has nothing of this phone
 */
export async function erasePhone(deps: CustomerDeps, caller: Caller, phone: PhoneNumber): Promise<number> {
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const user = await findUserByPhone(tx, phone)
    if (user && user.role !== 'shopper') throw new AppError('customer_was_staff')
    if (!user) return await erasePerson(tx, deps, caller, { userId: null, phone })
    const account = await lockShopper(tx, user.id)
    if (!account) throw new AppError('not_found')
    return await erasePerson(tx, deps, caller, personOf(account))
  })
}

async function erasePerson(tx: Db, { messages }: CustomerDeps, caller: Caller, person: Person): Promise<number> {
  const orders = await lockOrdersOf(tx, person)
  const open = orders.filter(({ isOpen }) => isOpen).map(({ number }) => showOrderNumber(number))
  if (open.length > 0) {
    const words = { orders: { en: listValues(open, 'en'), ar: listValues(open, 'ar') } }
    throw new AppError('customer_has_open_orders', { details: { orders: open.join(', ') }, words })
  }
  await eraseRecipients(
    tx,
    orders.map((order) => order.id),
  )
  await messages.forgetPhone(tx, person.phone)
  const traces = [
    await forgetPhone(tx, person.phone),
    await forgetInvitationOf(tx, person.phone),
    await deleteNotes(tx, person.phone),
    await unblockPhone(tx, person.phone),
    await deleteOrderCodesOf(tx, person.phone),
  ]
  if (person.userId !== null) await deleteAccount(tx, person.userId).catch(refuseStaff)
  else if (orders.length === 0 && !traces.some(Boolean)) throw new AppError('not_found')
  const entry = {
    entity: 'customer' as const,
    entityId: person.userId ?? 'guest',
    after: { orders_kept: orders.length },
  }
  await recordChange(tx, { actorId: caller.userId, action: 'erased', ...entry })
  return orders.length
}

/** A foreign key (23503) refuses the delete when changes by staff refer to the account. */
function refuseStaff(error: unknown): never {
  const isReferredTo = error instanceof Error && 'code' in error && error.code === '23503'
  throw isReferredTo ? new AppError('customer_was_staff') : error
}
