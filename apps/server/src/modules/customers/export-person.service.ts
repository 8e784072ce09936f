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

/** Exports the personal data of an account. The audit log records the export. @throws AppError `not_found` */
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
    const data = { account: presentAccount(account), ...(await describeAccount(tx, id, now)) }
    return await recordExport(tx, caller, personOf(account), { exported_at: now.toISOString(), ...data }, language)
  })
}

/**
 * Exports the personal data of a phone: of a shopper's account, or of a guest who only placed orders.
 *
 * @throws AppError `not_found` when no account and no order has this phone
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
    const accountData = { exported_at: deps.readClock().toISOString(), account: null, sessions: [], cart: [] }
    const data = await recordExport(tx, caller, { userId: null, phone }, accountData, language)
    if (data.orders.length === 0) throw new AppError('not_found')
    return data
  })
}

/** Adds the orders to what is known of the account, and records the export. */
async function recordExport(
  tx: Db,
  caller: Caller,
  person: Person,
  accountData: Omit<PersonalData, 'orders' | 'is_phone_blocked'>,
  language: Language,
): Promise<PersonalData> {
  const entityId = person.userId ?? 'guest'
  await recordChange(tx, { actorId: caller.userId, action: 'exported', entity: 'customer', entityId })
  const isBlocked = await isAnyPhoneBlocked(tx, [person.phone])
  return { ...accountData, is_phone_blocked: isBlocked, orders: await describeOrdersOf(tx, person, language) }
}

/** Describes the sessions and the saved cart of an account. */
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
