import type { PhoneNumber, UserRole } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { createPasswordHasher } from './passwords/password-hasher.service.ts'
import { findUserByPhone, insertUser } from './users.repository.ts'

type DemoAccount = { phone: PhoneNumber; password: string; firstName: string; role: UserRole }

/** Accounts of the demo shop. */
const demoAccounts: readonly DemoAccount[] = [
  { phone: '+201000000001' as PhoneNumber, password: 'nawwar-admin-1', firstName: 'Nawwar', role: 'admin' },
  { phone: '+201000000002' as PhoneNumber, password: 'nawwar-shopper-1', firstName: 'Mona', role: 'shopper' },
]

/** Inserts the demo accounts that are missing. Existing accounts keep their password. */
export async function fillDemoAccounts(db: Db): Promise<void> {
  const hasher = createPasswordHasher()
  for (const { password, ...account } of demoAccounts) {
    if (await findUserByPhone(db, account.phone)) continue
    const passwordHash = await hasher.hash(password)
    await insertUser(db, { ...account, passwordHash, lastName: '', email: '', isPhoneVerified: true })
  }
}
