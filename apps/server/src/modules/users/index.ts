export { fillDemoAccounts } from './demo-accounts.ts'
export { forgetAccounts } from './forget-accounts.ts'
export { makeStaffGate } from './pass-staff.ts'
export { registerUsers } from './register-users.ts'
export { sessionsUsedSince } from './session-life.ts'
export { listSessions, revokeSessions } from './sessions.repository.ts'
export {
  type AccountRow,
  changeStanding,
  deleteAccount,
  lockShopper,
  type StandingChange,
} from './shoppers.repository.ts'
export { findUserById } from './users.repository.ts'
