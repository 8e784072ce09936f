import type { Language, PhoneNumber, UserId } from '@shop/contract'
import type { PersonalData } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { describeOrdersOf, type Person } from '../orders/index.ts'
import {
  type AccountRow,
  findShopper,
  isAnyPhoneBlocked,
  listAddresses,
  listSessions,
  lockShopper,
  sessionsUsedSince,
} from '../users/index.ts'
import { listNotes } from './customer-notes.repository.ts'
import { type CustomerDeps, personOf } from './customers.deps.ts'
import { presentAccount } from './customers.presenter.ts'
import { listSavedCart } from './customers.staff-repository.ts'

/**
 * Exports the personal data of a phone: of a shopper's account, or of a guest. The audit log records the export.
 *
 * @throws AppError `not_found` when the shop has nothing of this phone
 */
export async function exportPhone(
  deps: CustomerDeps,
  caller: Caller,
  phone: PhoneNumber,
  language: Language,
): Promise<PersonalData> {
  const user = await findShopper(deps.db, phone)
  return await inTransaction(deps.db, async (tx) => {
    const now = deps.readClock()
    const exported_at = now.toISOString()
    if (user) {
      const account = await lockShopper(tx, user.id)
      if (!account) throw new AppError('not_found')
      const described = { account: presentExportedAccount(account), ...(await describeAccount(tx, user.id, now)) }
      return await recordExport(tx, caller, personOf(account), { exported_at, ...described }, language)
    }
    const noAccount = { exported_at, account: null, sessions: [], cart: [], addresses: [] }
    const data = await recordExport(tx, caller, { userId: null, phone }, noAccount, language)
    const isEmpty = data.orders.length === 0 && data.notes_of_staff.length === 0 && !data.is_phone_blocked
    if (isEmpty) throw new AppError('not_found')
    return data
  })
}

/** Adds orders, block and notes to what is known of the account, and records the export. */
async function recordExport(
  tx: Db,
  caller: Caller,
  person: Person,
  accountData: Omit<PersonalData, 'orders' | 'is_phone_blocked' | 'notes_of_staff'>,
  language: Language,
): Promise<PersonalData> {
  const entityId = person.userId ?? 'guest'
  await recordChange(tx, { actorId: caller.userId, action: 'exported', entity: 'customer', entityId })
  const notes = await listNotes(tx, person.phone)
  return {
    ...accountData,
    is_phone_blocked: await isAnyPhoneBlocked(tx, [person.phone]),
    notes_of_staff: notes.map(({ createdAt, kind, text }) => ({ at: createdAt.toISOString(), kind, text })),
    orders: await describeOrdersOf(tx, person, language),
  }
}

/** Describes the sessions, the saved cart and the addresses of an account. */
async function describeAccount(
  tx: Db,
  id: UserId,
  now: Date,
): Promise<Pick<PersonalData, 'sessions' | 'cart' | 'addresses'>> {
  const sessions = await listSessions(tx, id, sessionsUsedSince(now))
  const cart = await listSavedCart(tx, id)
  const addresses = await listAddresses(tx, id)
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
    addresses: addresses.map(({ id: _, ...address }) => address),
  }
}

function presentExportedAccount(account: AccountRow): PersonalData['account'] {
  return { ...presentAccount(account), updated_at: account.updatedAt.toISOString() }
}
