import type { PhoneNumber } from '@shop/contract'
import type { StaffInvitation } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { findRow, hasRows } from '../../../database/rows.ts'
import type { staffInvitations } from './invitations.table.ts'

export type InvitationRow = Omit<typeof staffInvitations.$inferSelect, 'tokenHash' | 'messageId'>

type Delivery = StaffInvitation['delivery']

/** Saves an invitation in place of an older one for the same phone. */
export async function saveInvitation(
  db: Db,
  invitation: InvitationRow & { tokenHash: string; messageId: string | null },
): Promise<void> {
  await forgetInvitationOf(db, invitation.phone)
  await db`insert into staff_invitations ${db(invitation)}`
}

/** Lists open invitations, newest first, with the delivery of their messages. */
export async function listInvitations(db: Db): Promise<(InvitationRow & { delivery: Delivery })[]> {
  return await db<(InvitationRow & { delivery: Delivery })[]>`
    select ${columns(db)}, case when m.id is null then 'none' when m.status = 'withheld' then 'failed' else m.status end as delivery
    from staff_invitations i left join messages m on m.id = i.message_id
    order by i.created_at desc, i.id desc limit 500`
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | null> {
  return await findRow(db<InvitationRow[]>`select ${columns(db)} from staff_invitations i where id = ${id}`)
}

/** Finds the invitation of a link, if it has not expired. */
export async function findInvitationOfToken(db: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  return await findRow(db<InvitationRow[]>`
    select ${columns(db)} from staff_invitations i where token_hash = ${tokenHash} and expires_at > ${now}`)
}

/** Spends the link of an invitation. @returns false when it was used, replaced or revoked meanwhile */
export async function spendInvitation(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  return await hasRows(db`delete from staff_invitations where token_hash = ${tokenHash} and expires_at > ${now}`)
}

/** @returns whether there was one */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  return await hasRows(db`delete from staff_invitations where id = ${id}`)
}

/** Finds the invitation of a phone, also an expired one. */
export async function findInvitationOf(db: Db, phone: PhoneNumber): Promise<InvitationRow | null> {
  return await findRow(db<InvitationRow[]>`select ${columns(db)} from staff_invitations i where phone = ${phone}`)
}

/** Deletes the invitation of a phone, so that its link ends. @returns whether there was one */
export async function forgetInvitationOf(db: Db, phone: PhoneNumber): Promise<boolean> {
  return await hasRows(db`delete from staff_invitations where phone = ${phone}`)
}

/** Deletes invitations that expired long ago. */
export async function forgetInvitations(db: Db, endedBefore: Date): Promise<void> {
  await db`delete from staff_invitations where expires_at < ${endedBefore}`
}

function columns(db: Db) {
  return db`i.id, i.phone, i.role, i.first_name, i.last_name, i.invited_by, i.created_at, i.expires_at`
}
