export {
  type AccountRightsRow,
  accountColumns,
  changeRights,
  isStaff,
  lockAccount,
  lockAdmins,
  lockRefundLimit,
  type RightsChange,
} from './account-rights.repository.ts'
export { getAddresses, rememberAddress } from './addresses/addresses.service.ts'
export type { CodeDeps } from './codes/codes.service.ts'
export { codeMinutes } from './codes/one-time-code.rules.ts'
export { sendPhoneProof, spendPhoneProof } from './codes/phone-proof.service.ts'
export { lockPhone } from './codes/verifications.repository.ts'
export { fillDemoAccounts } from './demo-accounts.service.ts'
export { checkNewPassword, checkOwnPassword } from './passwords/check-password.service.ts'
export { createPasswordHasher, type PasswordCost, type PasswordHasher } from './passwords/password-hasher.service.ts'
export { registerOwnSecondFactor } from './second-factor/own-second-factor.staff-routes.ts'
export { createAuthorization } from './sessions/authorization.service.ts'
export { sessionsUsedSince } from './sessions/session-life.rules.ts'
export { listSessions, revokeSession, revokeSessions } from './sessions/sessions.repository.ts'
export {
  findStaffSessionOwner,
  listStaffSessions,
  type StaffSessionRow,
} from './sessions/staff-sessions.repository.ts'
export {
  type AccountRow,
  type AccountStateChange,
  blockPhone,
  changeAccountState,
  deleteAccount,
  deleteExpiredAccountData,
  findPhoneBlock,
  findShopper,
  forgetPhone,
  isAnyPhoneBlocked,
  listRegistrationsOfPerson,
  listVerifications,
  lockShopper,
  type PhoneBlockRow,
  unblockPhone,
} from './shoppers.repository.ts'
export { deriveAccountKeys } from './users.deps.ts'
export { messageLimits } from './users.limits.ts'
export {
  findMemberById,
  findUserById,
  findUserByPhone,
  lockAgainstErasure,
  openVerifiedAccount,
  type UserRow,
} from './users.repository.ts'
export { registerUsers } from './users.routes.ts'
