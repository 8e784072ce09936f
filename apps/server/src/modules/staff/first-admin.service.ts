import type { PhoneNumber } from '@shop/contract'
import { inTransaction, type Pool } from '../../database/client.ts'
import { makeToken } from '../../secrets.ts'
import { insertUser, type PasswordHasher } from '../users/index.ts'
import { recordChange } from './audit.repository.ts'
import { changeMember, lockAccount } from './staff-members.repository.ts'

/**
 * Makes the account of a phone an administrator's, and the account where there is none: for whoever stands at the machine, because
 * nobody in the dashboard can appoint the first one. A new account has a password that nobody knows; its owner sets one by
 * "forgot password", which proves the phone too.
 *
 * @returns whether the account is new
 */
export async function appointAdmin(
  { db, hasher }: { db: Pool; hasher: PasswordHasher },
  phone: PhoneNumber,
): Promise<boolean> {
  const passwordHash = await hasher.hash(makeToken())
  return await inTransaction(db, async (tx) => {
    const isNew = await insertUser(tx, { phone, passwordHash, firstName: '', lastName: '', email: '' })
    const account = await lockAccount(tx, { phone })
    if (!account) throw new Error('The account was neither made nor found')
    const after = await changeMember(tx, account.id, { role: 'admin', isActive: true })
    const [before, now] = [account, after].map(({ role, isActive }) => ({ role, is_active: isActive }))
    const change = { actorId: null, action: 'appointed', entity: 'staff_member', entityId: account.id }
    await recordChange(tx, { ...change, ...(before && { before }), ...(now && { after: now }) })
    return isNew
  })
}
