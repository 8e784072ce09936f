import type { PhoneNumber } from '@shop/contract'
import type { StaffRole } from '@shop/contract/staff'
import { inTransaction, type Pool } from '../../../database/client.ts'
import { recordChange } from '../../audit/index.ts'
import { changeRights, lockAccount, lockPhone } from '../../users/index.ts'
import { linkOf, writeDown } from '../invitations/invitations.service.ts'

/**
 * Invites somebody to the staff, for whoever stands at the machine: nobody in the dashboard can invite the first administrator. Somebody
 * who is staff already gets the role at once, also when blocked.
 *
 * @param at where the shop is, and the time now
 * @returns the link that they open within 48 hours; null for who is staff already
 */
export async function appointAtMachine(
  db: Pool,
  { phone, role }: { phone: PhoneNumber; role: StaffRole },
  { origin, now }: { origin: string; now: Date },
): Promise<string | null> {
  return await inTransaction(db, async (tx) => {
    await lockPhone(tx, phone)
    const account = await lockAccount(tx, { phone })
    if (!account || account.role === 'shopper') {
      const wanted = { phone, role, firstName: '', lastName: '' }
      return linkOf(origin, (await writeDown(tx, wanted, { now, invitedBy: null })).token)
    }
    const after = await changeRights(tx, account.id, { role, isActive: true })
    const [before, changed] = [account, after].map(({ role, isActive }) => ({ role, is_active: isActive }))
    const change = { actorId: null, action: 'appointed', entity: 'staff_member', entityId: account.id }
    await recordChange(tx, { ...change, ...(before && { before }), ...(changed && { after: changed }) })
    return null
  })
}
