import type { Language, PhoneNumber, UserId } from '@shop/contract'
import type { PersonalData } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { describeOrdersOf, type Person } from '../orders/index.ts'
import {
  type AccountRow,
  findUserByPhone,
  isAnyPhoneBlocked,
  listSessions,
  lockShopper,
  sessionsUsedSince,
} from '../users/index.ts'
import { type CustomerDeps, personOf } from './customers.deps.ts'
import { listSavedCart } from './customers.staff-repository.ts'

/** All that the shop holds of one person. That it was asked for is written down. @throws AppError `not_found` */
export async function exportCustomer(
  deps: CustomerDeps,
  caller: Caller,
  id: UserId,
  language: Language,
): Promise<PersonalData> {
  return await inTransaction(deps.db, async (tx) => {
    const account = await lockShopper(tx, id)
    if (!account) throw new AppError('not_found')
    const now = deps.readClock()
    const held = { account: presentAccount(account), ...(await describeAccount(tx, id, now)) }
    return await handOut(tx, caller, personOf(account), { exported_at: now.toISOString(), ...held }, language)
  })
}

/**
 * All that the shop holds of whoever has a phone: of a shopper's account, or of somebody who only ordered as a guest.
 *
 * @throws AppError `not_found` when the shop knows nobody of this phone
 */
export async function exportPhone(
  deps: CustomerDeps,
  caller: Caller,
  phone: PhoneNumber,
  language: Language,
): Promise<PersonalData> {
  const user = await findUserByPhone(deps.db, phone)
  if (user?.role === 'shopper') return await exportCustomer(deps, caller, user.id, language)
  return await inTransaction(deps.db, async (tx) => {
    const held = { exported_at: deps.readClock().toISOString(), account: null, sessions: [], cart: [] }
    const data = await handOut(tx, caller, { userId: null, phone }, held, language)
    if (data.orders.length === 0) throw new AppError('not_found')
    return data
  })
}

async function handOut(
  tx: Db,
  caller: Caller,
  person: Person,
  held: Omit<PersonalData, 'orders' | 'is_phone_blocked'>,
  language: Language,
): Promise<PersonalData> {
  const entityId = person.userId ?? 'guest'
  await recordChange(tx, { actorId: caller.userId, action: 'exported', entity: 'customer', entityId })
  const isBlocked = await isAnyPhoneBlocked(tx, [person.phone])
  return { ...held, is_phone_blocked: isBlocked, orders: await describeOrdersOf(tx, person, language) }
}

/** What belongs to an account besides its orders. */
async function describeAccount(tx: Db, id: UserId, now: Date): Promise<Pick<PersonalData, 'sessions' | 'cart'>> {
  const sessions = await listSessions(tx, id, sessionsUsedSince(now))
  const cart = await listSavedCart(tx, id)
  return {
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
  }
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
