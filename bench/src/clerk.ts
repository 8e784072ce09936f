import type { Pool } from '../../apps/server/src/database/client.ts'
import { createPasswordHasher } from '../../apps/server/src/modules/users/passwords/password-hasher.service.ts'

const clerk = { phone: '+201200000001', password: 'a kettle of the bench' }

/** Adds a clerk, who reads the overview and works on orders. */
export async function fillClerk(db: Pool): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(clerk.password)
  await db`insert into users ${db({ phone: clerk.phone, passwordHash, isPhoneVerified: true, role: 'orders' })}`
}

/** Signs the clerk in; the session ends after minutes. @returns the headers of the clerk's requests */
export async function signInClerk(origin: string): Promise<{ authorization: string }> {
  const answer = await fetch(new URL('/api/users/token/', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(clerk),
  })
  const body = (await answer.json()) as { access?: string }
  if (!answer.ok) throw new Error(`The clerk could not sign in: ${JSON.stringify(body)}`)
  return { authorization: `Bearer ${body.access}` }
}
