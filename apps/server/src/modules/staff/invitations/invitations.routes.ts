import { invitationsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { type AcceptDeps, acceptInvitation, readInvitation } from './accept-invitation.service.ts'

/** The calls of somebody who opens the link of an invitation. */
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
