import type { StaffInvitation, staffMembersEndpoints } from '@shop/contract/staff'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Handlers } from '../../../http/bind-endpoints.ts'
import { listInvitations } from './invitations.repository.ts'
import { type InvitationDeps, inviteMember, resendInvitation, revokeInvitation } from './invitations.service.ts'

/** `publicUrl`: where staff reach the shop; null where requests say it. */
export type InvitationCallDeps = InvitationDeps & { publicUrl: string | null }

type Names = 'inviteStaffMember' | 'listInvitations' | 'resendInvitation' | 'revokeInvitation'

/** How administrators invite, and what became of it. */
export function invitationCalls(deps: InvitationCallDeps): Handlers<Pick<typeof staffMembersEndpoints, Names>> {
  const originOf = (request: FastifyRequest) => deps.publicUrl ?? `${request.protocol}://${request.host}`
  return {
    async inviteStaffMember({ body, caller, language, request }) {
      const { phone, role, first_name: firstName, last_name: lastName } = body
      const sending = { origin: originOf(request), language }
      return await show(deps, await inviteMember(deps, caller, { phone, role, firstName, lastName }, sending))
    },
    listInvitations: () => listAll(deps),
    async resendInvitation({ params: { id }, caller, language, request }) {
      return await show(deps, await resendInvitation(deps, caller, id, { origin: originOf(request), language }))
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
