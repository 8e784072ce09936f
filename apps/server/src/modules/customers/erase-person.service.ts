import type { PhoneNumber, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { deleteOrderCodesOf, eraseRecipients, lockOrdersOf, type Person, showOrderNumber } from '../orders/index.ts'
import { forgetInvitationOf } from '../staff/index.ts'
import {
  deleteAccount,
  findMemberById,
  findUserByPhone,
  forgetPhone,
  lockPhone,
  lockShopper,
  unblockPhone,
} from '../users/index.ts'
import { type CustomerDeps, personOf } from './customers.deps.ts'

/**
 * Erases a shopper on their request: the account and all that is its alone is gone; orders stay, without the person. The audit log
 * says that it happened, and not who it was.
 *
 * @returns how many orders stay
 * @throws AppError `not_found`; `customer_has_open_orders` (details: their `orders`); `customer_was_staff` for who has worked in the
 * back office, whose deeds stay on record
 */
export async function eraseCustomer(deps: CustomerDeps, caller: Caller, id: UserId): Promise<number> {
  return await inTransaction(deps.db, async (tx) => {
    const known = await findMemberById(tx, id)
    if (known) await lockPhone(tx, known.phone)
    const account = await lockShopper(tx, id)
    if (!account) throw new AppError('not_found')
    return await erasePerson(tx, deps, caller, personOf(account))
  })
}

/**
 * Erases whoever has a phone: the account of a shopper, or somebody who only ordered as a guest.
 *
 * @returns how many orders stay
 * @throws AppError as `eraseCustomer` does; `not_found` when the shop knows nobody of this phone
 */
export async function erasePhone(deps: CustomerDeps, caller: Caller, phone: PhoneNumber): Promise<number> {
  const user = await findUserByPhone(deps.db, phone)
  if (user && user.role !== 'shopper') throw new AppError('customer_was_staff')
  if (user) return await eraseCustomer(deps, caller, user.id)
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const orders = await erasePerson(tx, deps, caller, { userId: null, phone })
    if (orders === 0) throw new AppError('not_found')
    return orders
  })
}

async function erasePerson(tx: Db, { messages }: CustomerDeps, caller: Caller, person: Person): Promise<number> {
  const orders = await lockOrdersOf(tx, person)
  const open = orders.filter(({ isOpen }) => isOpen).map(({ number }) => showOrderNumber(number))
  if (open.length > 0) throw new AppError('customer_has_open_orders', { orders: open.join(', ') })
  await eraseRecipients(
    tx,
    orders.map((order) => order.id),
  )
  await messages.forgetPhone(tx, person.phone)
  await forgetPhone(tx, person.phone)
  await forgetInvitationOf(tx, person.phone)
  await unblockPhone(tx, person.phone)
  await deleteOrderCodesOf(tx, person.phone)
  if (person.userId !== null) await deleteAccount(tx, person.userId).catch(refuseStaff)
  const entry = { entity: 'customer', entityId: person.userId ?? 'guest', after: { orders_kept: orders.length } }
  await recordChange(tx, { actorId: caller.userId, action: 'erased', ...entry })
  return orders.length
}

/** What somebody did in the back office refers to their account. */
function refuseStaff(error: unknown): never {
  const isReferredTo = error instanceof Error && 'code' in error && error.code === '23503'
  throw isReferredTo ? new AppError('customer_was_staff') : error
}
