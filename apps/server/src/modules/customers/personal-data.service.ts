import type { Language, PhoneNumber, UserId } from '@shop/contract'
import type { PersonalData } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/access-tokens.ts'
import {
  eraseRecipients,
  findOrders,
  listCorrections,
  listNotesAbout,
  listOrderIdsOf,
  lockOrdersOf,
  type Person,
  presentOrder,
  showOrderNumber,
} from '../orders/index.ts'
import { recordChange } from '../staff/index.ts'
import {
  type AccountRow,
  deleteAccount,
  findUserByPhone,
  forgetPhone,
  listSessions,
  lockShopper,
  sessionsUsedSince,
} from '../users/index.ts'
import type { CustomerParts } from './customer-parts.ts'
import { listKeptCart } from './customers.staff-repository.ts'

/**
 * Erases a shopper on their request: the account and all that is its alone is gone; orders stay, without the person. The audit log
 * says that it happened, and not who it was.
 *
 * @returns how many orders stay
 * @throws AppError `not_found`; `customer_has_open_orders` (details: their `orders`); `customer_was_staff` for who has worked in the
 * back office, whose deeds stay on record
 */
export async function eraseCustomer(parts: CustomerParts, caller: Caller, id: UserId): Promise<number> {
  return await inTransaction(parts.db, async (tx) => {
    const account = await lockShopper(tx, id)
    if (!account) throw new AppError('not_found')
    return await erasePerson(tx, parts, caller, personOf(account))
  })
}

/**
 * Erases whoever has a phone: the account of a shopper, or somebody who only ordered as a guest.
 *
 * @returns how many orders stay
 * @throws AppError as `eraseCustomer` does; `not_found` when the shop knows nobody of this phone
 */
export async function erasePhone(parts: CustomerParts, caller: Caller, phone: PhoneNumber): Promise<number> {
  const user = await findUserByPhone(parts.db, phone)
  if (user && user.role !== 'shopper') throw new AppError('customer_was_staff')
  if (user) return await eraseCustomer(parts, caller, user.id)
  return await inTransaction(parts.db, async (tx) => {
    const orders = await erasePerson(tx, parts, caller, { userId: null, phone })
    if (orders === 0) throw new AppError('not_found')
    return orders
  })
}

async function erasePerson(tx: Db, { messages }: CustomerParts, caller: Caller, person: Person): Promise<number> {
  const orders = await lockOrdersOf(tx, person)
  const open = orders.filter(({ isOpen }) => isOpen).map(({ number }) => showOrderNumber(number))
  if (open.length > 0) throw new AppError('customer_has_open_orders', { orders: open.join(', ') })
  await eraseRecipients(
    tx,
    orders.map((order) => order.id),
  )
  await messages.forgetPhone(tx, person.phone)
  await forgetPhone(tx, person.phone)
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

/** All that the shop holds of one person. That it was asked for is written down. @throws AppError `not_found` */
export async function exportCustomer(
  { db, readClock }: CustomerParts,
  caller: Caller,
  id: UserId,
  language: Language,
): Promise<PersonalData> {
  return await inTransaction(db, async (tx) => {
    const account = await lockShopper(tx, id)
    if (!account) throw new AppError('not_found')
    await recordChange(tx, { actorId: caller.userId, action: 'exported', entity: 'customer', entityId: id })
    const now = readClock()
    const sessions = await listSessions(tx, id, sessionsUsedSince(now))
    const cart = await listKeptCart(tx, id)
    return {
      exported_at: now.toISOString(),
      account: presentAccount(account),
      sessions: sessions.map((session) => ({
        device: session.device,
        created_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
      })),
      cart: cart.map(({ nameEn, nameAr, quantity, createdAt }) => ({
        name: { en: nameEn, ar: nameAr },
        quantity,
        added_at: createdAt.toISOString(),
      })),
      orders: await presentOrders(tx, personOf(account), language),
    }
  })
}

async function presentOrders(tx: Db, person: Person, language: Language): Promise<PersonalData['orders']> {
  const orders: PersonalData['orders'] = []
  for (const record of await findOrders(tx, await listOrderIdsOf(tx, person))) {
    const { id } = record.order
    const [notes, corrections] = await Promise.all([listNotesAbout(tx, id), listCorrections(tx, id)])
    const corrected = corrections.map(({ createdAt, before }) => ({ at: createdAt.toISOString(), before }))
    orders.push({ ...presentOrder(record, language), notes_of_staff: notes, corrected })
  }
  return orders
}

function presentAccount(account: AccountRow): PersonalData['account'] {
  return {
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    email: account.email,
    is_active: account.isActive,
    is_phone_verified: account.isPhoneVerified,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}

function personOf({ id, phone }: AccountRow): Person {
  return { userId: id, phone }
}
