export { countTries, passSecondFactor, spendFactor, wrongFactor } from './check-factor.service.ts'
export { openSecondFactors, type SecondFactorParts } from './second-factor-parts.ts'
export { deleteSecondFactor, hasSecondFactor, listRecoveryCodes } from './second-factors.repository.ts'
export { confirmSecondFactor, startSecondFactor } from './set-up-factor.service.ts'
