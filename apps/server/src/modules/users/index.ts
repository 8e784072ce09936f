export { fillDemoAccounts } from './demo-accounts.ts'
export { forgetAccounts } from './forget-accounts.ts'
export { registerUsers } from './register-users.ts'
