import type { Language, PhoneNumber, UserId } from '@shop/contract'
import type { PersonalData } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { describeOrdersOf, listOrderCodesOf, type Person } from '../orders/index.ts'
import { findInvitationOf } from '../staff/index.ts'
import {
  type AccountRow,
  findShopper,
  getAddresses,
  isAnyPhoneBlocked,
  listRegistrationsOfPerson,
  listSessions,
  listVerifications,
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
    const lists = [data.orders, data.notes_of_staff, data.registrations, data.codes]
    const isKnown = lists.some(({ length }) => length > 0) || data.invitation !== null || data.is_phone_blocked
    if (!isKnown) throw new AppError('not_found')
    return data
  })
}

/** Adds orders, block, notes and what waits to what is known of the account, and records the export. */
async function recordExport(
  tx: Db,
  caller: Caller,
  person: Person,
  accountData: Pick<PersonalData, 'exported_at' | 'account' | 'sessions' | 'cart' | 'addresses'>,
  language: Language,
): Promise<PersonalData> {
  const entityId = person.userId ?? 'guest'
  await recordChange(tx, { actorId: caller.userId, action: 'exported', entity: 'customer', entityId })
  const notes = await listNotes(tx, person.phone)
  return {
    ...accountData,
    is_phone_blocked: await isAnyPhoneBlocked(tx, [person.phone]),
    notes_of_staff: notes.map(({ createdAt, kind, text }) => ({ at: createdAt.toISOString(), kind, text })),
    ...(await describeWaiting(tx, person.phone)),
    orders: await describeOrdersOf(tx, person, language),
  }
}

/** Describes what waits for a code to the phone, or for its owner to accept. */
async function describeWaiting(
  tx: Db,
  phone: PhoneNumber,
): Promise<Pick<PersonalData, 'registrations' | 'codes' | 'invitation'>> {
  const registrations = await listRegistrationsOfPerson(tx, phone)
  const orderCodes = (await listOrderCodesOf(tx, phone)).map((code) => ({ ...code, purpose: 'order' as const }))
  const invitation = await findInvitationOf(tx, phone)
  return {
    registrations: registrations.map((each) => ({ ...presentName(each), email: each.email, ...presentSpan(each) })),
    codes: [...(await listVerifications(tx, phone)), ...orderCodes].map((code) => ({
      purpose: code.purpose,
      ...presentSpan(code),
    })),
    invitation: invitation && { role: invitation.role, ...presentName(invitation), ...presentSpan(invitation) },
  }
}

function presentName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { first_name: firstName, last_name: lastName }
}

function presentSpan({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) {
  return { created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }
}

/** Describes the sessions, the saved cart and the addresses of an account. */
async function describeAccount(
  tx: Db,
  id: UserId,
  now: Date,
): Promise<Pick<PersonalData, 'sessions' | 'cart' | 'addresses'>> {
  const sessions = await listSessions(tx, id, sessionsUsedSince(now))
  const cart = await listSavedCart(tx, id)
  const addresses = await getAddresses(tx, id)
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
