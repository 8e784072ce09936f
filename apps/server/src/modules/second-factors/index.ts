export { countTries, passSecondFactor, spendFactor, wrongFactor } from './check-factor.service.ts'
export { openSecondFactors, type SecondFactorDeps } from './second-factors.deps.ts'
export {
  deleteSecondFactor,
  deleteUnconfirmedFactors,
  hasSecondFactor,
  isSecondFactorOn,
  listRecoveryCodes,
} from './second-factors.repository.ts'
export { confirmSecondFactor, startSecondFactor } from './set-up-factor.service.ts'
