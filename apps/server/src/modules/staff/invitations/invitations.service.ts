import type { Language, Localized, PhoneNumber } from '@shop/contract'
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
import { requireAdmin, type StaffDeps } from '../members/staff-members.service.ts'
import { deleteInvitation, findInvitation, saveInvitation } from './invitations.repository.ts'

/** Lifetime of an invitation's link in hours. */
const invitationHours = 48

/** Bytes of a link's token: 192 bits, to keep the link short. */
const tokenBytes = 24

const invitationText: Localized = {
  en: '{shop}: you are invited to join our team. Open this link within {hours} hours: {link}',
  ar: '{shop}: أنت مدعو للانضمام إلى فريقنا. افتح هذا الرابط خلال {hours} ساعة: {link}',
}

export type InvitationDeps = StaffDeps & { messages: Pick<Messages, 'send'> }
export type NewInvitation = { phone: PhoneNumber; role: StaffRole; firstName: string; lastName: string }

/** Origin of the link, and language of the message. */
export type LinkOptions = { origin: string; language: Language }

/**
 * Invites the person of a phone to the staff by a message. Their account does not change before they accept.
 *
 * @returns the id of the invitation
 * @throws AppError `already_staff`, `forbidden` when the caller is no longer an administrator
 */
export async function inviteMember(
  deps: InvitationDeps,
  caller: Caller,
  wanted: NewInvitation,
  options: LinkOptions,
): Promise<string> {
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, wanted.phone)
    await requireAdmin(tx, caller)
    return await send(tx, deps, caller, wanted, options)
  })
}

/**
 * Sends an invitation again with a new link. The caller becomes its inviter.
 *
 * @returns the id of the new invitation
 * @throws AppError `not_found`, `already_staff`, `forbidden`
 */
export async function resendInvitation(
  deps: InvitationDeps,
  caller: Caller,
  id: string,
  options: LinkOptions,
): Promise<string> {
  const existing = await findInvitation(deps.db, id)
  if (!existing) throw new AppError('not_found')
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, existing.phone)
    await requireAdmin(tx, caller)
    if (!(await findInvitation(tx, id))) throw new AppError('not_found')
    return await send(tx, deps, caller, existing, options)
  })
}

/** Revokes an invitation. @throws AppError `not_found`, `forbidden` */
export async function revokeInvitation({ db }: StaffDeps, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requireAdmin(tx, caller)
    if (!(await deleteInvitation(tx, id))) throw new AppError('not_found')
    await recordChange(tx, { ...invitationEntry(caller, id), action: 'revoked' })
  })
}

/**
 * Inserts an invitation while its phone is locked.
 *
 * @returns its id, and its token, which is not stored
 * @throws AppError `already_staff`
 */
export async function createInvitation(
  tx: Db,
  wanted: NewInvitation,
  by: {
    now: Date
    invitedBy: Caller['userId'] | null
    messageFor?: (token: string, expiresAt: Date) => Promise<string>
  },
): Promise<{ id: string; token: string }> {
  const account = await findUserByPhone(tx, wanted.phone)
  if (account && account.role !== 'shopper') throw new AppError('already_staff', { fields: ['phone'] })
  const [id, token] = [makeUuid(), makeToken(tokenBytes)]
  const expiresAt = new Date(by.now.getTime() + invitationHours * 60 * 60_000)
  const messageId = (await by.messageFor?.(token, expiresAt)) ?? null
  const { phone, role, firstName, lastName } = wanted
  const row = { id, phone, role, firstName, lastName, invitedBy: by.invitedBy, createdAt: by.now, expiresAt }
  await saveInvitation(tx, { ...row, tokenHash: hashToken(token), messageId })
  const change = { action: 'invited', entity: 'staff_invitation' as const, entityId: id, after: { role } }
  await recordChange(tx, { actorId: by.invitedBy, ...change })
  return { id, token }
}

/** The link of an invitation. The token is in the fragment, which browsers never send to a server, so no log has it. */
export function linkOf(origin: string, token: string): string {
  return `${new URL('/login', origin).href}#invitation=${token}`
}

async function send(
  tx: Db,
  { messages, readClock }: InvitationDeps,
  caller: Caller,
  wanted: NewInvitation,
  { origin, language }: LinkOptions,
): Promise<string> {
  const { shopName } = await getAccountTerms(tx, language)
  const messageFor = (token: string, until: Date) => {
    const text = writeInvitation(language, { shop: shopName, hours: invitationHours, link: linkOf(origin, token) })
    return messages.send(tx, { to: wanted.phone, text, language, code: null }, { until })
  }
  return (await createInvitation(tx, wanted, { now: readClock(), invitedBy: caller.userId, messageFor })).id
}

function invitationEntry({ userId }: Caller, id: string) {
  return { actorId: userId, entity: 'staff_invitation' as const, entityId: id }
}

function writeInvitation(language: Language, values: { shop: string; hours: number; link: string }): string {
  const named: Record<string, string> = { ...values, hours: String(values.hours) }
  return invitationText[language].replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '')
}
