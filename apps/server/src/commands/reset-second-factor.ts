import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { resetSecondFactorOfPhone } from '../modules/staff/index.ts'
import { endWithProblem } from './end-with-problem.ts'
import { withPool } from './with-pool.ts'

/** Removes the second factor of the account with this phone: `npm run admin:reset-second-factor -- 01012345678`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  if (!phone) throw new Error('Usage: npm run admin:reset-second-factor -- PHONE (such as 01012345678)')
  await withPool({ connections: 1, applicationName: 'nawwar-admin' }, async (pool) => {
    if (!(await resetSecondFactorOfPhone(pool, phone, new Date()))) throw new Error(`${phone} has no second factor.`)
    console.log(`${phone} now logs in with the password only, and all its sessions have ended.`)
  })
}

await main().catch(endWithProblem)
