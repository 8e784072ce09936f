import { type SecondFactorState, secondFactorStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/access-tokens.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { hasSecondFactor, listRecoveryCodes } from '../second-factors/index.ts'
import { getAccountTerms } from '../settings/index.ts'
import { confirmOwnFactor, type OwnFactorParts, startOwnFactor, turnOwnFactorOff } from './own-second-factor.service.ts'

/** The second factor of whoever is at the dashboard. */
export function registerOwnSecondFactor(
  app: FastifyInstance,
  parts: OwnFactorParts,
  sharedAnswers: SharedAnswers,
): void {
  const show = async ({ userId }: Caller): Promise<SecondFactorState> => ({
    is_on: await hasSecondFactor(parts.db, userId),
    recovery_codes_left: (await listRecoveryCodes(parts.db, userId)).length,
    is_required: (await getAccountTerms(parts.db, 'en')).isSecondFactorRequired,
  })
  bindEndpoints(
    app,
    secondFactorStaffEndpoints,
    {
      getOwn: ({ caller }) => show(caller),
      start: ({ body, caller, language }) => startOwnFactor(parts, caller, body.password, language),
      async confirm({ body, caller }) {
        return { recovery_codes: await confirmOwnFactor(parts, caller, body.code) }
      },
      async turnOff({ body, caller }) {
        await turnOwnFactorOff(parts, caller, body)
        return await show(caller)
      },
    },
    sharedAnswers,
  )
}
