export { createAuthorization } from './authorization.ts'
export type { CodeDeps } from './codes.service.ts'
export { fillDemoAccounts } from './demo-accounts.ts'
export { forgetAccounts } from './forget-accounts.ts'
export { checkNewPassword } from './new-password.ts'
export { codeMinutes, isSameHash, makeCode } from './one-time-code.ts'
export { openCodes, sendOwnCode, spendOwnCode } from './own-code.service.ts'
export { checkOwnPassword } from './own-password.ts'
export { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
export { blockPhone, isAnyPhoneBlocked, unblockPhone } from './phone-blocks.repository.ts'
export { getUserOfCaller } from './profile.service.ts'
export { registerUsers } from './register-users.ts'
export { sessionsUsedSince } from './session-life.ts'
export { listSessions, revokeSession, revokeSessions } from './sessions.repository.ts'
export {
  type AccountRow,
  changeStanding,
  deleteAccount,
  forgetPhone,
  lockShopper,
  type StandingChange,
} from './shoppers.repository.ts'
export { messageLimits } from './users.limits.ts'
export {
  findMemberById,
  findUserById,
  findUserByPhone,
  holdAccount,
  proveAccount,
  type UserRow,
} from './users.repository.ts'
export { lockPhone } from './verifications.repository.ts'
