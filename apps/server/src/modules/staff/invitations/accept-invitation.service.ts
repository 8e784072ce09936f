import type { PhoneNumber, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { RateLimits } from '../../../http/guard/rate-limits.ts'
import { hashToken } from '../../../secrets.ts'
import { recordChange } from '../../audit/index.ts'
import {
  changeRights,
  checkNewPassword,
  checkOwnPassword,
  findUserByPhone,
  forgetPhone,
  lockAccount,
  lockAdmins,
  lockPhone,
  openVerifiedAccount,
  revokeSessions,
  type UserRow,
} from '../../users/index.ts'
import type { StaffDeps } from '../members/staff-members.service.ts'
import { findInvitationOfToken, type InvitationRow, spendInvitation } from './invitations.repository.ts'

export type AcceptDeps = StaffDeps & { limits: RateLimits }

/**
 * Reads the invitation of a link.
 *
 * @returns the invitation, and the phone's verified account, whose password is then needed to accept it
 * @throws AppError `invitation_not_valid`
 */
export async function readInvitation(
  { db, readClock }: Pick<StaffDeps, 'db' | 'readClock'>,
  token: string,
): Promise<{ invitation: InvitationRow; account: UserRow | null }> {
  const find = () => findInvitationOfToken(db, hashToken(token), readClock())
  const invitation = await find()
  if (!invitation) throw new AppError('invitation_not_valid')
  const account = await findOwnAccount(db, invitation.phone)
  // A parallel acceptance may have opened the account in between.
  if (account && !(await find())) throw new AppError('invitation_not_valid')
  return { invitation, account }
}

export type Acceptance = {
  token: string
  /** The password of the existing account, or a new one. */
  password: string
  confirmation: string | undefined
  firstName: string
  lastName: string
}

/**
 * Accepts an invitation: spends its link and sets the role. A verified account needs its own password. Otherwise the link, sent to the
 * phone, verifies it: an account is inserted, or an unverified one is taken over.
 *
 * @returns the phone to log in with
 * @throws AppError `invitation_not_valid`, also for a blocked account; `old_password_wrong`, `passwords_differ`,
 * `password_too_weak`, `too_many_requests`
 */
export async function acceptInvitation(deps: AcceptDeps, acceptance: Acceptance): Promise<PhoneNumber> {
  const { invitation, account } = await readInvitation(deps, acceptance.token)
  const { phone } = invitation
  const { password, confirmation = password } = acceptance
  if (account) await checkOwnPassword(deps, account, password, 'password')
  else checkNewPassword({ password, confirmation, phone }, { password: 'password', confirmation: 'password2' })
  const passwordHash = account ? null : await deps.hasher.hash(password)
  await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    await checkInviter(tx, invitation)
    if (!(await spendInvitation(tx, hashToken(acceptance.token), deps.readClock())))
      throw new AppError('invitation_not_valid')
    // Since the password was checked, an account may have been opened or its password changed.
    const current = await findOwnAccount(tx, phone)
    if (current?.passwordHash !== account?.passwordHash) throw new AppError('invitation_not_valid')
    const { firstName, lastName } = acceptance
    const id =
      current?.id ?? (await openVerifiedAccount(tx, { phone, passwordHash: passwordHash ?? '', firstName, lastName }))
    await appoint(tx, deps, invitation, id)
  })
  return phone
}

/** The inviter must still be an administrator, otherwise the invitation is not valid. */
async function checkInviter(tx: Db, { invitedBy }: InvitationRow): Promise<void> {
  if (invitedBy !== null && !(await lockAdmins(tx)).includes(invitedBy)) throw new AppError('invitation_not_valid')
}

async function appoint(
  tx: Db,
  { readClock }: AcceptDeps,
  { phone, role, invitedBy }: InvitationRow,
  id: UserId,
): Promise<void> {
  const before = await lockAccount(tx, { id })
  if (!before?.isActive || before.role !== 'shopper') throw new AppError('invitation_not_valid')
  await changeRights(tx, before, { role })
  await revokeSessions(tx, id, readClock())
  await forgetPhone(tx, phone)
  const states = { before: { role: before.role }, after: { role } }
  await recordChange(tx, { actorId: invitedBy, action: 'appointed', entity: 'staff_member', entityId: id, ...states })
}

/** Finds the verified account of a phone. */
async function findOwnAccount(db: Db, phone: PhoneNumber): Promise<UserRow | null> {
  const user = await findUserByPhone(db, phone)
  return user?.isPhoneVerified ? user : null
}
