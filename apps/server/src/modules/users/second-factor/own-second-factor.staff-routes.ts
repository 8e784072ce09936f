import { type SecondFactorState, secondFactorStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import { hasSecondFactor, listRecoveryCodes } from '../../second-factors/index.ts'
import { getSecondFactorRoles } from '../../settings/index.ts'
import { codeMinutes } from '../codes/one-time-code.rules.ts'
import {
  confirmOwnFactor,
  type OwnFactorDeps,
  requestOwnFactor,
  startOwnFactor,
  turnOwnFactorOff,
} from './own-second-factor.service.ts'

/** Registers what staff do with their own second factor. */
export function registerOwnSecondFactor(app: FastifyInstance, deps: OwnFactorDeps): void {
  const show = async ({ userId, role }: Caller): Promise<SecondFactorState> => ({
    is_on: await hasSecondFactor(deps.db, userId),
    recovery_codes_left: (await listRecoveryCodes(deps.db, userId)).length,
    is_required: (await getSecondFactorRoles(deps.db)).includes(role),
  })
  bindEndpoints(app, secondFactorStaffEndpoints, {
    getOwn: ({ caller }) => show(caller),
    async requestCode({ body, caller, language, request }) {
      const from = { address: addressOf(request), language }
      const { phone, token } = await requestOwnFactor(deps, caller, body.password, from)
      return { phone, expires_in_minutes: codeMinutes, verification_token: token }
    },
    async start({ body, caller, language, request }) {
      const given = { token: body.verification_token, code: body.otp_code }
      return await startOwnFactor(deps, caller, given, { address: addressOf(request), language })
    },
    async confirm({ body, caller }) {
      return { recovery_codes: await confirmOwnFactor(deps, caller, body.code) }
    },
    async turnOff({ body, caller }) {
      await turnOwnFactorOff(deps, caller, body)
      return await show(caller)
    },
  })
}
