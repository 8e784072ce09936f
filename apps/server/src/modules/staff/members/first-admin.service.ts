import type { PhoneNumber } from '@shop/contract'
import type { StaffRole } from '@shop/contract/staff'
import { inTransaction, type Pool } from '../../../database/client.ts'
import { recordChange } from '../../audit/index.ts'
import { changeRights, lockAccount, lockPhone } from '../../users/index.ts'
import { createInvitation, linkOf } from '../invitations/invitations.service.ts'

/**
 * Invites a member of staff from the command line, because the dashboard has no first administrator. Existing staff get the role at
 * once and are unblocked.
 *
 * @param at the shop's origin, and the current time
 * @returns the link, valid for 48 hours; null for existing staff
 */
export async function appointByCommand(
  db: Pool,
  { phone, role }: { phone: PhoneNumber; role: StaffRole },
  { origin, now }: { origin: string; now: Date },
): Promise<string | null> {
  return await inTransaction(db, async (tx) => {
    await lockPhone(tx, phone)
    const account = await lockAccount(tx, { phone })
    if (!account || account.role === 'shopper') {
      const wanted = { phone, role, firstName: '', lastName: '' }
      return linkOf(origin, (await createInvitation(tx, wanted, { now, invitedBy: null })).token)
    }
    const after = await changeRights(tx, account, { role, isActive: true })
    const [before, changed] = [account, after].map(({ role, isActive }) => ({ role, is_active: isActive }))
    const change = { actorId: null, action: 'appointed', entity: 'staff_member' as const, entityId: account.id }
    await recordChange(tx, { ...change, ...(before && { before }), ...(changed && { after: changed }) })
    return null
  })
}
