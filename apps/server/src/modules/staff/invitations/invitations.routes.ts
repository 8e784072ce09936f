import { invitationsEndpoints } from '@shop/contract'
import type { StaffInvitation, staffMembersEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { bindEndpoints, type Handlers } from '../../../http/bind-endpoints.ts'
import { originOf } from '../../../http/origin-of.ts'
import { type AcceptDeps, acceptInvitation, readInvitation } from './accept-invitation.service.ts'
import { listInvitations } from './invitations.repository.ts'
import { type InvitationDeps, inviteMember, resendInvitation, revokeInvitation } from './invitations.service.ts'

/** Registers the calls of a person who opens the link of an invitation. */
export function registerInvitations(app: FastifyInstance, deps: AcceptDeps): void {
  bindEndpoints(app, invitationsEndpoints, {
    async readInvitation({ body }) {
      const { invitation, account } = await readInvitation(deps, body.token)
      const { phone, role, firstName: first_name, lastName: last_name, expiresAt } = invitation
      const person = account
        ? { first_name: account.firstName, last_name: account.lastName }
        : { first_name, last_name }
      return { phone, role, ...person, expires_at: expiresAt.toISOString(), has_account: account !== null }
    },
    async acceptInvitation({ body, language }) {
      const { token, password, password2: confirmation, first_name: firstName, last_name: lastName } = body
      const phone = await acceptInvitation(deps, { token, password, confirmation, firstName, lastName })
      return { success: true as const, message: accepted[language], phone }
    },
  })
}

const accepted = { en: 'Welcome to the team. You can log in now.', ar: 'أهلًا بك في الفريق. يمكنك تسجيل الدخول الآن.' }

/** `publicUrl`: the origin of links; null: the origin of each request. */
export type InvitationCallDeps = InvitationDeps & { publicUrl: string | null }

type Names = 'inviteStaffMember' | 'listInvitations' | 'resendInvitation' | 'revokeInvitation'

/** Calls by which administrators manage invitations. */
export function invitationCalls(deps: InvitationCallDeps): Handlers<Pick<typeof staffMembersEndpoints, Names>> {
  return {
    async inviteStaffMember({ body, caller, language, request }) {
      const { phone, role, first_name: firstName, last_name: lastName } = body
      const sending = { origin: originOf(deps, request), language }
      return await show(deps, await inviteMember(deps, caller, { phone, role, firstName, lastName }, sending))
    },
    listInvitations: () => listAll(deps),
    async resendInvitation({ params: { id }, caller, language, request }) {
      return await show(deps, await resendInvitation(deps, caller, id, { origin: originOf(deps, request), language }))
    },
    async revokeInvitation({ params: { id }, caller }) {
      await revokeInvitation(deps, caller, id)
      return { id }
    },
  }
}

async function show(deps: InvitationDeps, id: string): Promise<StaffInvitation> {
  const found = (await listAll(deps)).find((invitation) => invitation.id === id)
  if (!found) throw new AppError('not_found')
  return found
}

async function listAll({ db, readClock }: InvitationDeps): Promise<StaffInvitation[]> {
  const now = readClock()
  return (await listInvitations(db)).map(({ firstName, lastName, createdAt, expiresAt, ...row }) => ({
    id: row.id,
    phone: row.phone,
    first_name: firstName,
    last_name: lastName,
    role: row.role,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_expired: expiresAt <= now,
    delivery: row.delivery,
  }))
}
