export type { CodeDeps } from './codes/codes.service.ts'
export { codeMinutes, isSameHash, makeCode } from './codes/one-time-code.rules.ts'
export { sendOwnCode, spendOwnCode } from './codes/own-code.service.ts'
export { lockPhone } from './codes/verifications.repository.ts'
export { fillDemoAccounts } from './demo-accounts.service.ts'
export { forgetAccounts } from './forget-accounts.service.ts'
export { checkNewPassword } from './passwords/new-password.service.ts'
export { checkOwnPassword } from './passwords/own-password.service.ts'
export { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.service.ts'
export { blockPhone, isAnyPhoneBlocked, unblockPhone } from './phone-blocks.repository.ts'
export { getUserOfCaller } from './profile.service.ts'
export { createAuthorization } from './sessions/authorization.service.ts'
export { sessionsUsedSince } from './sessions/session-life.rules.ts'
export { listSessions, revokeSession, revokeSessions } from './sessions/sessions.repository.ts'
export {
  type AccountRow,
  changeStanding,
  deleteAccount,
  forgetPhone,
  lockShopper,
  type StandingChange,
} from './shoppers.repository.ts'
export { deriveAccountKeys } from './users.deps.ts'
export { messageLimits } from './users.limits.ts'
export {
  findMemberById,
  findUserById,
  findUserByPhone,
  holdAccount,
  proveAccount,
  type UserRow,
} from './users.repository.ts'
export { registerUsers } from './users.routes.ts'
