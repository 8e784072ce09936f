import type { Language, PhoneNumber } from '@shop/contract'
import type { StaffRole } from '@shop/contract/staff'
import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { hashToken, makeToken } from '../../../secrets.ts'
import { recordChange } from '../../audit/index.ts'
import type { Messages } from '../../messages/index.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { findUserByPhone, lockPhone } from '../../users/index.ts'
import { holdRights, type StaffDeps } from '../members/staff-members.service.ts'
import { writeInvitation } from './invitation.messages.ts'
import { deleteInvitation, findInvitation, saveInvitation } from './invitations.repository.ts'

/** How long the link of an invitation counts, in hours. */
const invitationHours = 48

/** Bytes of a link's token: 192 bits, and a link that is not longer than it must be. */
const tokenBytes = 24

export type InvitationDeps = StaffDeps & { messages: Pick<Messages, 'send'> }
export type NewInvitation = { phone: PhoneNumber; role: StaffRole; firstName: string; lastName: string }

/** Where the link leads, and in which language its message is written. */
export type Sending = { origin: string; language: Language }

/**
 * Invites whoever has a phone to the staff, by a message. Nothing of an account changes before they accept.
 *
 * @returns the id of the invitation
 * @throws AppError `already_staff`, `forbidden` when whoever asks is no administrator any more
 */
export async function inviteMember(
  deps: InvitationDeps,
  caller: Caller,
  wanted: NewInvitation,
  sending: Sending,
): Promise<string> {
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, wanted.phone)
    await holdRights(tx, caller)
    return await send(tx, deps, caller, wanted, sending)
  })
}

/**
 * Sends an invitation anew, with a new link. Who sends it answers for it from then on.
 *
 * @returns the id of the invitation that takes its place
 * @throws AppError `not_found`, `already_staff`, `forbidden`
 */
export async function resendInvitation(
  deps: InvitationDeps,
  caller: Caller,
  id: string,
  sending: Sending,
): Promise<string> {
  const known = await findInvitation(deps.db, id)
  if (!known) throw new AppError('not_found')
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, known.phone)
    await holdRights(tx, caller)
    if (!(await findInvitation(tx, id))) throw new AppError('not_found')
    return await send(tx, deps, caller, known, sending)
  })
}

/** Takes an invitation back. @throws AppError `not_found`, `forbidden` */
export async function revokeInvitation({ db }: StaffDeps, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdRights(tx, caller)
    if (!(await deleteInvitation(tx, id))) throw new AppError('not_found')
    await recordChange(tx, { ...ofInvitation(caller, id), action: 'revoked' })
  })
}

/**
 * Writes an invitation down under the lock of its phone.
 *
 * @returns its token, which is stored nowhere, and its id
 * @throws AppError `already_staff`
 */
export async function writeDown(
  tx: Db,
  wanted: NewInvitation,
  by: {
    now: Date
    invitedBy: Caller['userId'] | null
    messageFor?: (token: string, expiresAt: Date) => Promise<string>
  },
): Promise<{ id: string; token: string }> {
  const account = await findUserByPhone(tx, wanted.phone)
  if (account && account.role !== 'shopper') throw new AppError('already_staff', {}, ['phone'])
  const [id, token] = [makeUuid(), makeToken(tokenBytes)]
  const expiresAt = new Date(by.now.getTime() + invitationHours * 60 * 60_000)
  const messageId = (await by.messageFor?.(token, expiresAt)) ?? null
  const { phone, role, firstName, lastName } = wanted
  const row = { id, phone, role, firstName, lastName, invitedBy: by.invitedBy, createdAt: by.now, expiresAt }
  await saveInvitation(tx, { ...row, tokenHash: hashToken(token), messageId })
  const change = { action: 'invited', entity: 'staff_invitation', entityId: id, after: { role } }
  await recordChange(tx, { actorId: by.invitedBy, ...change })
  return { id, token }
}

/** Where somebody accepts an invitation. What stands behind the sign is sent to no server, so it stands in no log. */
export function linkOf(origin: string, token: string): string {
  return `${new URL('/login', origin).href}#invitation=${token}`
}

async function send(
  tx: Db,
  { messages, readClock }: InvitationDeps,
  caller: Caller,
  wanted: NewInvitation,
  { origin, language }: Sending,
): Promise<string> {
  const { shopName } = await getAccountTerms(tx, language)
  const messageFor = (token: string, until: Date) => {
    const text = writeInvitation(language, { shop: shopName, hours: invitationHours, link: linkOf(origin, token) })
    return messages.send(tx, { to: wanted.phone, text, language, code: null }, { until })
  }
  return (await writeDown(tx, wanted, { now: readClock(), invitedBy: caller.userId, messageFor })).id
}

function ofInvitation({ userId }: Caller, id: string) {
  return { actorId: userId, entity: 'staff_invitation', entityId: id }
}
